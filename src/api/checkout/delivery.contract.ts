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

/**
 * Creates a shipping address for this cart; 201 with the address. `?saveInAddressBook=true` (ours) also saves it for
 * later orders.
 */
export const createDeliveryAddress = defineEndpoint({
  method: 'POST',
  path: `${cart}/addresses/delivery`,
  body: addressBodySchema,
  response: addressSchema,
});

/** Chooses a saved address: `?addressId=`. */
export const chooseDeliveryAddress = defineEndpoint({
  method: 'PUT',
  path: `${cart}/addresses/delivery`,
  response: v.undefined(),
});

/** Lists the shipping methods. Empty if the cart has no address, or if nothing can be shipped there (CHK-08 d). */
export const listDeliveryModes = defineEndpoint({
  method: 'GET',
  path: `${cart}/deliverymodes`,
  response: v.object({ deliveryModes: v.optional(v.array(deliveryModeSchema), []) }),
});

/** Chooses a shipping method: `?deliveryModeId=`. UnsupportedDeliveryModeError if the method is not available for this cart. */
export const chooseDeliveryMode = defineEndpoint({
  method: 'PUT',
  path: `${cart}/deliverymode`,
  response: v.undefined(),
});

/**
 * ours: chooses the billing address by one of `addressId` (saved), `use` (ACCOUNT: the account's own; DELIVERY: the
 * shipping address) and `address` (a new one; `saveInAddressBook` saves it for later). Source: CHK-09 a.
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
