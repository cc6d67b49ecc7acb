import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';
import { listOf } from '../../core/http/list-of.ts';
import { moneySchema } from '../money.contract.ts';
import { daySchema, productSchema } from '../product/product.contract.ts';

/** A later call's path names it (SEC-13). */
const id = v.pipe(v.string(), v.regex(SEGMENT));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A line of a cart. Source: specification section 3, "Cart entry"; CRT-02, CRT-08. */
export const cartEntrySchema = v.object({
  /** Its number in the cart, from 0; changes when an earlier line goes, so it is read fresh before each change. */
  entryNumber: count,
  /** 0 where the host does not say: the line stays, its units are told as unknown, and it can be removed. */
  quantity: v.optional(count, 0),
  product: productSchema,
  /** For one unit. */
  basePrice: v.optional(moneySchema),
  /** For the line, after discounts. */
  totalPrice: v.optional(moneySchema),
  /** ours: what the discounts take off this line. */
  totalDiscounts: v.optional(moneySchema),
  /** ours: promotions and organisation discounts leave this line alone. */
  notDiscountable: v.optional(v.boolean(), false),
  /** ours: when a product not yet published is expected. */
  estimatedRelease: v.optional(daySchema),
  /** ours: when the line is expected to leave the warehouse. */
  estimatedToShip: v.optional(daySchema),
  /** ours: seats of a training or a licence. */
  seats: v.optional(count),
  /** ours: shown while the VAT flag is on. */
  vat: v.optional(moneySchema),
});
export type CartEntry = v.InferOutput<typeof cartEntrySchema>;

/** Units over all these lines. */
export const unitsOf = (entries: readonly { quantity: number }[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0);

const cartFields = v.object({
  /** A customer's cart is addressed by its code. */
  code: id,
  /** An anonymous cart is addressed by its guid. */
  guid: id,
  /** ours: goes up with every change; sent back in If-Match. A plain OCC host has none. */
  version: v.optional(v.pipe(v.number(), v.integer())),
  /** Whose it is for commerce; a host may name nobody. */
  user: v.optional(v.object({ uid: v.optional(v.string()) })),
  entries: v.optional(listOf(cartEntrySchema, 10_000), []),
  /** Lines. */
  totalItems: v.optional(count),
  /** Units over all lines: the badge. */
  totalUnitCount: v.optional(count),
  subTotal: v.optional(moneySchema),
  totalDiscounts: v.optional(moneySchema),
  /** The part of these that comes off the whole order, and so is not taken off `subTotal` yet. */
  orderDiscounts: v.optional(moneySchema),
  totalTax: v.optional(moneySchema),
  deliveryCost: v.optional(moneySchema),
  /** Without tax when `net`. */
  totalPrice: v.optional(moneySchema),
  totalPriceWithTax: v.optional(moneySchema),
  net: v.optional(v.boolean()),
});

/** The fields, and the answer as it came but for its lines: what one widget alone reads of it is parsed there (`cart-terms.contract.ts`). */
const withAnswer: typeof cartFields = {
  ...cartFields,
  '~run': (dataset, config) => {
    const answer = { ...(dataset.value as object), entries: 0 };
    const read = cartFields['~run'](dataset, config);
    if (read.typed) Object.assign(read.value, { answer });
    return read;
  },
};

/**
 * A cart as the store has it, OCC's with what this store adds. What OCC has at FULL alone is worked out of the lines, or
 * does without. Source: specification section 3.
 */
export const cartSchema = v.pipe(
  withAnswer,
  v.transform((cart) => ({
    ...(cart as typeof cart & { answer?: unknown }),
    totalItems: cart.totalItems ?? cart.entries.length,
    totalUnitCount: cart.totalUnitCount ?? unitsOf(cart.entries),
  })),
);
export type Cart = v.InferOutput<typeof cartSchema>;

/** `GET /users/{userId}/carts/{cartId}`; 404 or 400 with CartError / UnknownIdentifierError when it expired. */
export const getCart = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/carts/{cartId}',
  response: cartSchema,
});
