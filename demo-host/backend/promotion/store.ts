import * as v from 'valibot';

/** The schema of a customer's or an organization's discount in its current state. */
export const promotionSchema = v.strictObject({
  status: v.picklist([
    'UAP_APPLIED',
    'UAP_LIMIT_REACHED',
    'UAP_EXPIRED',
    'OLD_APPLIED',
    'OLD_EXPIRED',
    'OLD_NOT_STARTED',
  ]),
  label: v.string(),
  /** The percentage for each discountable line, while it applies. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** Days such as `2027-03-15`. */
  starts: v.optional(v.string()),
  ends: v.optional(v.string()),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;
