import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { addressBodySchema, addressSchema } from './address.contract.ts';

/* The customer's saved addresses, and what the services know about an address. Source: CHK-07, CHK-09, ACC-02. */

const addresses = '/users/{userId}/addresses';
const one = `${addresses}/{addressId}` as const;

export const listAddresses = defineEndpoint('GET', addresses, {
  response: v.object({ addresses: v.array(addressSchema) }),
});

/** Saves an address; 201 with the address and its id. */
export const createAddress = defineEndpoint('POST', addresses, {
  body: addressBodySchema,
  response: addressSchema,
});

export const readAddress = defineEndpoint('GET', one, { response: addressSchema });

/** Changes the fields that it names. null removes a field. An open cart that goes to the address has it as it is then (ACC-02 e). */
export const changeAddress = defineEndpoint('PATCH', one, { body: v.partial(addressBodySchema) });

/** Replaces an address. Our widgets use `changeAddress`. */
export const replaceAddress = defineEndpoint('PUT', one, { body: addressBodySchema });

/** 409 AddressInUse if it is the billing address of an account, which is the subject. Source: ACC-02 b. */
export const deleteAddress = defineEndpoint('DELETE', one);

/** ACCEPT: it is correct. REVIEW: a suggestion is more likely. REJECT: there is no such address. Source: CHK-07 d. */
export const verifyAddress = defineEndpoint('POST', `${addresses}/verification`, {
  body: addressBodySchema,
  response: v.object({
    decision: v.optional(v.picklist(['ACCEPT', 'REVIEW', 'REJECT'])),
    errors: v.optional(
      v.object({
        errors: v.optional(
          v.array(v.object({ message: v.optional(v.string()), subject: v.optional(v.string()) })),
          [],
        ),
      }),
    ),
    suggestedAddresses: v.optional(v.array(addressSchema), []),
  }),
});

/** ours: suggests addresses, `?addressType=SHIPPING|BILLING&term=&lang=`. Source: specification section 4; CHK-07 b. */
export const suggestAddresses = defineEndpoint(
  'GET',
  '/users/{userId}/carts/{cartId}/search/address/autosuggest',
  {
    response: v.object({
      suggestions: v.optional(
        v.array(v.object({ text: v.string(), address: v.optional(addressSchema) })),
        [],
      ),
    }),
  },
);
