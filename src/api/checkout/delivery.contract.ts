import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';
import { addressBodySchema, addressSchema } from '../address/address.contract.ts';
import { moneySchema } from '../money.contract.ts';

/* Where a cart goes and how, and whom the bill is for. Source: CHK-07 to CHK-09. */

const cart = '/users/{userId}/carts/{cartId}';

/** How it is sent. Without name or time the widget's own words stand (CHK-08 a). */
export const deliveryModeSchema = v.object({
  code: v.pipe(v.string(), v.regex(SEGMENT)),
  name: v.optional(v.string()),
  description: v.optional(v.string()),
  deliveryCost: v.optional(moneySchema),
});
export type DeliveryMode = v.InferOutput<typeof deliveryModeSchema>;

/** Makes an address for this cart; 201 with it. `?saveInAddressBook=true` (ours) keeps it for later orders as well. */
export const createDeliveryAddress = defineEndpoint({
  method: 'POST',
  path: `${cart}/addresses/delivery`,
  body: addressBodySchema,
  response: addressSchema,
});

/** `?addressId=` of a saved one. */
export const chooseDeliveryAddress = defineEndpoint({
  method: 'PUT',
  path: `${cart}/addresses/delivery`,
  response: v.undefined(),
});

/** Empty without an address, and where nothing goes there (CHK-08 d). */
export const listDeliveryModes = defineEndpoint({
  method: 'GET',
  path: `${cart}/deliverymodes`,
  response: v.object({ deliveryModes: v.optional(v.array(deliveryModeSchema), []) }),
});

/** `?deliveryModeId=`; UnsupportedDeliveryModeError where it is none of this cart's. */
export const chooseDeliveryMode = defineEndpoint({
  method: 'PUT',
  path: `${cart}/deliverymode`,
  response: v.undefined(),
});

/**
 * ours: one of `addressId` (saved), `use` (ACCOUNT: the account's own; DELIVERY: the shipping address) and `address` (a new one;
 * with `saveInAddressBook` it is kept for later). Source: CHK-09 a.
 */
export const chooseBillingAddress = defineEndpoint({
  method: 'PUT',
  path: `${cart}/billingaddress`,
  body: v.object({
    addressId: v.nullish(v.string()),
    use: v.nullish(v.picklist(['ACCOUNT', 'DELIVERY'])),
    address: v.nullish(addressBodySchema),
    saveInAddressBook: v.nullish(v.boolean()),
  }),
  response: v.undefined(),
});
