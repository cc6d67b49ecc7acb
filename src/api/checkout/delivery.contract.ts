import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';
import { addressBodySchema, addressSchema } from '../address/address.contract.ts';
import { moneySchema } from '../money.contract.ts';

/* Where and how a cart is shipped, and the billing address. Source: CHK-07 to CHK-09. */

const cart = '/users/{userId}/carts/{cartId}';

/** A shipping method. Without a name or time, the widget uses its own texts (CHK-08 a). */
export const deliveryModeSchema = v.object({
  code: v.pipe(v.string(), v.regex(SEGMENT)),
  name: v.optional(v.string()),
  description: v.optional(v.string()),
  deliveryCost: v.optional(moneySchema),
});
export type DeliveryMode = v.InferOutput<typeof deliveryModeSchema>;

/** Creates a shipping address for this cart; 201. `?saveInAddressBook=true` (ours) also saves it for later. */
export const createDeliveryAddress = defineEndpoint('POST', `${cart}/addresses/delivery`, {
  body: addressBodySchema,
  response: addressSchema,
});

/** Chooses a saved address: `?addressId=`. */
export const chooseDeliveryAddress = defineEndpoint('PUT', `${cart}/addresses/delivery`);

/** Takes the shipping address off the cart, with its shipping method. Our widgets do not use it. */
export const removeDeliveryAddress = defineEndpoint('DELETE', `${cart}/addresses/delivery`);

/** Lists the shipping methods. Empty if the cart has no address, or if nothing can be shipped there (CHK-08 d). */
export const listDeliveryModes = defineEndpoint('GET', `${cart}/deliverymodes`, {
  response: v.object({ deliveryModes: v.array(deliveryModeSchema) }),
});

/** Chooses a shipping method: `?deliveryModeId=`. UnsupportedDeliveryModeError if the method is not available for this cart. */
export const chooseDeliveryMode = defineEndpoint('PUT', `${cart}/deliverymode`);

/** The chosen shipping method; an empty object if there is none. Our widgets read it with the cart. */
export const readDeliveryMode = defineEndpoint('GET', `${cart}/deliverymode`, {
  response: v.partial(deliveryModeSchema),
});

/** Takes the shipping method off the cart. Our widgets do not use it. */
export const removeDeliveryMode = defineEndpoint('DELETE', `${cart}/deliverymode`);

/**
 * ours: chooses the billing address by one of `addressId` (saved), `use` (ACCOUNT: the account's own; DELIVERY: the
 * shipping address) and `address` (a new one; `saveInAddressBook` saves it for later). `use` is kept as a choice: the
 * service takes no copy, so the bill follows when that address changes. Source: CHK-09 a, CHK-21 f.
 */
export const chooseBillingAddress = defineEndpoint('PUT', `${cart}/billingaddress`, {
  body: v.object({
    addressId: v.nullish(v.string()),
    use: v.nullish(v.picklist(['ACCOUNT', 'DELIVERY'])),
    address: v.nullish(addressBodySchema),
    saveInAddressBook: v.nullish(v.boolean()),
  }),
});
