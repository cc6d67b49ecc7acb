import * as v from 'valibot';
import { moneySchema } from '../money.contract.ts';
import type { Cart } from './cart.contract.ts';

/* The fields that only the cart widget and the checkout read of a cart. */

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
