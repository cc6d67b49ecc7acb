import * as v from 'valibot';

/** An amount in OCC's format: `value` in major units (412.5), ISO 4217. Widgets format it for their locale (LOC-10). */
export const moneySchema = v.object({
  currencyIso: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  value: v.pipe(v.number(), v.finite()),
  formattedValue: v.optional(v.string()),
  priceType: v.optional(v.string()),
});
export type Money = v.InferOutput<typeof moneySchema>;
