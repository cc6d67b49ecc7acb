import * as v from 'valibot';

/*
 * What goes to a page's data layer, as `dist/contract/analytics` publishes it. Only the build and tests load this file;
 * pages carry its types alone. Nothing in a record is personal. Source: ANA-01, ANA-02.
 */

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** An amount in major units. */
const amount = v.pipe(v.number(), v.minValue(0));
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A product of a record. Amounts are in major units for one unit. What is not known is absent. Source: ANA-01. */
const productRecordSchema = v.strictObject({
  code: text,
  name: v.optional(text),
  program: v.optional(text),
  /** The price before discounts. */
  price: v.optional(amount),
  /** The price after the discounts of the line. */
  discountPrice: v.optional(amount),
  quantity: v.optional(whole),
  /** The place in the cart or list, from 1. */
  position: v.optional(whole),
  /** The promotion codes that apply, with commas between them. */
  coupon: v.optional(text),
  discount_value: v.optional(amount),
  /** `discount_value` / `price` × 100, with two decimals. */
  discount_percentage: v.optional(v.pipe(amount, v.maxValue(100))),
  promotion_type: v.optional(text),
  promotion_name: v.optional(text),
  /** True if promotions do not apply to the product. */
  promo_exclude: v.optional(v.boolean()),
});
export type ProductRecord = v.InferOutput<typeof productRecordSchema>;

const products = v.array(productRecordSchema);
const ofCart = {
  currency: v.optional(currency),
  value: v.optional(amount),
  coupon: v.optional(text),
  products,
};

/** A record: what happened, and with which products. */
export const recordSchema = v.variant('event', [
  v.strictObject({
    event: v.literal('view_item_list'),
    list: v.literal('search'),
    currency: v.optional(currency),
    products,
  }),
  v.strictObject({
    event: v.picklist(['add_to_cart', 'remove_from_cart']),
    currency: v.optional(currency),
    products,
  }),
  v.strictObject({ event: v.picklist(['view_cart', 'begin_checkout']), ...ofCart }),
  v.strictObject({ event: v.literal('checkout_step'), step: text }),
  v.strictObject({
    event: v.literal('purchase'),
    order: text,
    tax: v.optional(amount),
    shipping: v.optional(amount),
    ...ofCart,
  }),
]);
export type AnalyticsRecord = v.InferOutput<typeof recordSchema>;
export type RecordName = AnalyticsRecord['event'];

/** A record as it is pushed to the Adobe Client Data Layer. */
export const acdlSchema = v.strictObject({
  event: v.picklist(
    recordSchema.options.flatMap(({ entries: { event } }) =>
      'options' in event ? [...event.options] : [event.literal],
    ),
  ),
  eventInfo: v.looseObject({}),
});

const ga4ItemSchema = v.strictObject({
  item_id: text,
  item_name: v.optional(text),
  item_category: v.optional(text),
  /** The price after discounts. */
  price: v.optional(amount),
  /** The discount of one unit. */
  discount: v.optional(amount),
  quantity: v.optional(whole),
  index: v.optional(whole),
  coupon: v.optional(text),
  promotion_name: v.optional(text),
  promotion_type: v.optional(text),
  promo_exclude: v.optional(v.boolean()),
  discount_percentage: v.optional(amount),
});

/** The parameters of an event of Google Analytics 4. */
export const ga4Schema = v.strictObject({
  currency: v.optional(currency),
  value: v.optional(amount),
  coupon: v.optional(text),
  tax: v.optional(amount),
  shipping: v.optional(amount),
  transaction_id: v.optional(text),
  item_list_name: v.optional(text),
  step: v.optional(text),
  items: v.optional(v.array(ga4ItemSchema)),
});
export type Ga4Parameters = v.InferOutput<typeof ga4Schema>;
