import * as v from 'valibot';
import { moneySchema } from '../money.contract.ts';
import type { Cart } from './cart.contract.ts';

/* What a cart's own widget and its checkout read of it besides; other pages do without. */

/** A promotion code that was applied. */
export const appliedVoucherSchema = v.object({
  /** What the shopper typed. */
  code: v.string(),
  /** What it takes off. */
  appliedValue: v.optional(moneySchema),
  /** False: it stopped applying when the lines changed (CRT-04 d). */
  applicable: v.optional(v.boolean(), true),
});
export type AppliedVoucher = v.InferOutput<typeof appliedVoucherSchema>;

/** ours: the service's minimum of aimswebPlus lines, and what they come to; absent where the site has none (CRT-06 c). */
export const minimumSchema = v.object({ minimum: moneySchema, subtotal: moneySchema });

/** Source: CRT-03, CRT-04, CRT-06. A status as `promotionStatusSchema` has it; days are `2027-03-15`. */
export type CartTerms = {
  appliedVouchers: readonly AppliedVoucher[];
  promotionStatus: string | undefined;
  promotionLabel: string | undefined;
  promotionStarts: string | undefined;
  promotionEnds: string | undefined;
  aimswebMinimum: v.InferOutput<typeof minimumSchema> | undefined;
};

/** The terms of a cart, from the store's answer; what of them does not fit, or is null, is no statement. */
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
