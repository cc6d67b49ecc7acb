import * as v from 'valibot';
import { defineEndpoint, MANY_LINES_BYTES, SEGMENT, listOf } from '../../core/http/define-endpoint.ts';
import { moneySchema } from '../money.contract.ts';
import { daySchema, productSchema } from '../product/product.contract.ts';
import { toldHere } from './told-amounts.rules.ts';

/** An id that is safe in the path of a later call (SEC-13). */
const id = v.pipe(v.string(), v.regex(SEGMENT));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A line of a cart. Source: specification section 3, "Cart entry"; CRT-02, CRT-08. */
export const cartEntrySchema = v.object({
  /** The line's number, from 0. It changes when an earlier line is removed: read it again before each change. */
  entryNumber: count,
  /** 0 if the host does not send it. The line is still shown, with an unknown quantity, and can be removed. */
  quantity: v.optional(count, 0),
  product: productSchema,
  /** The price of one unit. */
  basePrice: v.optional(moneySchema),
  /** The price of the line, after discounts. */
  totalPrice: v.optional(moneySchema),
  /** ours: the discounts of this line. */
  totalDiscounts: v.optional(moneySchema),
  /** ours: true if promotions and organisation discounts do not apply to this line. */
  notDiscountable: v.optional(v.boolean(), false),
  /** ours: the expected day of a product that is not published yet. */
  estimatedRelease: v.optional(daySchema),
  /** ours: the day on which the line is expected to leave the warehouse. */
  estimatedToShip: v.optional(daySchema),
  /** ours: the seats of a training or a licence. */
  seats: v.optional(count),
  /** ours: the line's VAT, shown if the VAT flag is on. */
  vat: v.optional(moneySchema),
});
export type CartEntry = v.InferOutput<typeof cartEntrySchema>;

/** Returns the units of all these lines. */
export const unitsOf = (entries: readonly { quantity: number }[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0);

const cartFields = v.object({
  /** The address of a customer's cart. */
  code: id,
  /** The address of an anonymous cart. */
  guid: id,
  /** ours: grows with every change, and is sent back in If-Match. Absent on a plain OCC host. */
  version: v.optional(v.pipe(v.number(), v.integer())),
  /** The owner at commerce. Some hosts do not send it. */
  user: v.optional(v.object({ uid: v.optional(v.string()) })),
  entries: v.optional(listOf(cartEntrySchema, 10_000), []),
  /** The number of lines. */
  totalItems: v.optional(count),
  /** The units of all lines, for the badge. */
  totalUnitCount: v.optional(count),
  subTotal: v.optional(moneySchema),
  totalDiscounts: v.optional(moneySchema),
  /** The part of `totalDiscounts` that applies to the whole order and is not yet subtracted from `subTotal`. */
  orderDiscounts: v.optional(moneySchema),
  totalTax: v.optional(moneySchema),
  /** ours: the tax that is taken off if prices include tax and the account is exempt (CHK-13 e). */
  taxTakenOff: v.optional(moneySchema),
  deliveryCost: v.optional(moneySchema),
  /** The total. It excludes tax if `net` is true. */
  totalPrice: v.optional(moneySchema),
  totalPriceWithTax: v.optional(moneySchema),
  net: v.optional(v.boolean()),
});

/** Adds the raw answer without its lines. Fields that few widgets read are parsed by them (`cartTerms`). */
const withAnswer: typeof cartFields = {
  ...cartFields,
  '~run': (dataset, config) => {
    const answer = { ...(dataset.value as object), entries: 0 };
    const read = cartFields['~run'](dataset, config);
    if (read.typed) Object.assign(read.value, { answer });
    return read;
  },
};

/** A cart as the store sends it. What OCC only has at FULL is computed or optional. Source: specification section 3. */
export const cartSchema = v.pipe(
  withAnswer,
  v.transform((cart) =>
    toldHere({
      ...(cart as typeof cart & { answer?: unknown }),
      totalItems: cart.totalItems ?? cart.entries.length,
      totalUnitCount: cart.totalUnitCount ?? unitsOf(cart.entries),
    }),
  ),
);
export type Cart = v.InferOutput<typeof cartSchema>;

/** `GET /users/{userId}/carts/{cartId}` reads a cart. 404 or 400 with CartError / UnknownIdentifierError if it expired. */
export const getCart = defineEndpoint('GET', '/users/{userId}/carts/{cartId}', {
  response: cartSchema,
  maxBytes: MANY_LINES_BYTES,
});

/* The fields that only the cart widget and the checkout read. */

/** A promotion code that was applied. */
export const appliedVoucherSchema = v.object({
  /** The code as the shopper typed it. */
  code: v.string(),
  /** The amount that the code takes off. */
  appliedValue: v.optional(moneySchema),
  /** False if the code stopped applying when the lines changed (CRT-04 d). */
  applicable: v.optional(v.boolean(), true),
});
export type AppliedVoucher = v.InferOutput<typeof appliedVoucherSchema>;

/** ours: the service's minimum for aimswebPlus lines, and their subtotal. Absent if the site has no minimum (CRT-06 c). */
export const minimumSchema = v.object({ minimum: moneySchema, subtotal: moneySchema });

/** The terms of a cart. A status is a value of `promotionStatusSchema`; days are `2027-03-15`. Source: CRT-03, CRT-04, CRT-06. */
export type CartTerms = {
  appliedVouchers: readonly AppliedVoucher[];
  promotionStatus: string | undefined;
  promotionLabel: string | undefined;
  promotionStarts: string | undefined;
  promotionEnds: string | undefined;
  aimswebMinimum: v.InferOutput<typeof minimumSchema> | undefined;
};

/** Reads the terms of a cart from the store's answer. An invalid or null field counts as absent. */
export const cartTerms = ({ answer }: Pick<Cart, 'answer'>): CartTerms => {
  const given = (answer ?? {}) as Record<string, unknown>;
  const read = <S extends v.GenericSchema>(schema: S, name: keyof CartTerms) => {
    const parsed = v.safeParse(schema, given[name]);
    return parsed.success ? (parsed.output as v.InferOutput<S>) : undefined;
  };
  return {
    appliedVouchers: read(v.array(appliedVoucherSchema), 'appliedVouchers') ?? [],
    promotionStatus: read(v.string(), 'promotionStatus'),
    promotionLabel: read(v.string(), 'promotionLabel'),
    promotionStarts: read(v.string(), 'promotionStarts'),
    promotionEnds: read(v.string(), 'promotionEnds'),
    aimswebMinimum: read(minimumSchema, 'aimswebMinimum'),
  };
};
