import * as v from 'valibot';

/**
 * An amount in OCC's format: `value` in major units (412.5), `currencyIso` ISO 4217. `formattedValue` is the server's;
 * widgets format with `Intl` for their own locale (LOC-10).
 */
export const moneySchema = v.object({
  currencyIso: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  value: v.pipe(v.number(), v.finite()),
  formattedValue: v.optional(v.string()),
  priceType: v.optional(v.string()),
});
export type Money = v.InferOutput<typeof moneySchema>;
