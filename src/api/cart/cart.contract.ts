import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { moneySchema } from '../money.contract.ts';
import { productSchema } from '../product/product.contract.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A calendar day, `2027-03-15`. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}/));

/** A line of a cart. Source: specification section 3, "Cart entry"; CRT-02, CRT-08. */
export const cartEntrySchema = v.object({
  /** Its number in the cart, from 0; changes when an earlier line goes, so it is read fresh before each change. */
  entryNumber: count,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  product: productSchema,
  /** For one unit. */
  basePrice: moneySchema,
  /** For the line, after discounts. */
  totalPrice: moneySchema,
  /** ours: what the discounts take off this line. */
  totalDiscounts: v.optional(moneySchema),
  /** ours: promotions and organisation discounts leave this line alone. */
  notDiscountable: v.optional(v.boolean(), false),
  /** ours: when a product not yet published is expected. */
  estimatedRelease: v.optional(day),
  /** ours: when the line is expected to leave the warehouse. */
  estimatedToShip: v.optional(day),
  /** ours: seats of a training or a licence. */
  seats: v.optional(count),
  /** ours: shown while the VAT flag is on. */
  vat: v.optional(moneySchema),
});
export type CartEntry = v.InferOutput<typeof cartEntrySchema>;

/** A cart as the store has it, OCC's with what this store adds. Source: specification section 3. */
export const cartSchema = v.object({
  /** A customer's cart is addressed by its code. */
  code: v.pipe(v.string(), v.minLength(1)),
  /** An anonymous cart is addressed by its guid. */
  guid: v.pipe(v.string(), v.minLength(1)),
  /** Goes up with every change; sent back in If-Match. */
  version: v.pipe(v.number(), v.integer()),
  entries: v.optional(v.array(cartEntrySchema), []),
  /** Lines. */
  totalItems: count,
  /** Units over all lines: the badge. */
  totalUnitCount: count,
  subTotal: moneySchema,
  totalDiscounts: v.optional(moneySchema),
  totalTax: v.optional(moneySchema),
  deliveryCost: v.optional(moneySchema),
  /** Without tax when `net`. */
  totalPrice: moneySchema,
  totalPriceWithTax: v.optional(moneySchema),
  net: v.optional(v.boolean()),
});
export type Cart = v.InferOutput<typeof cartSchema>;

/** `GET /users/{userId}/carts/{cartId}`; 404 or 400 with CartError / UnknownIdentifierError when it expired. */
export const getCart = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/carts/{cartId}',
  response: cartSchema,
});
