import * as v from 'valibot';

/** A discount of a customer or of an organization, as it stands. */
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
  /** Of each line that can be discounted, while it applies. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** Days, `2027-03-15`. */
  starts: v.optional(v.string()),
  ends: v.optional(v.string()),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;
