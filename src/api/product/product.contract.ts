import * as v from 'valibot';
import { listOf, defineEndpoint } from '../../core/http/define-endpoint.ts';
import { moneySchema } from '../money.contract.ts';

/** The qualification that a buyer needs. C is the highest and may buy all products. Source: CHK-03. */
const qualificationLevelSchema = v.picklist(['A', 'B', 'C']);
export type QualificationLevel = v.InferOutput<typeof qualificationLevelSchema>;

export const stockSchema = v.object({
  stockLevelStatus: v.optional(v.picklist(['inStock', 'lowStock', 'outOfStock'])),
  stockLevel: v.optional(v.pipe(v.number(), v.integer())),
});

const imageSchema = v.object({
  url: v.string(),
  altText: v.optional(v.string()),
  format: v.optional(v.string()),
});

/** Why a product can't be bought online here. */
const notPurchasableReasonSchema = v.picklist(['RETIRED', 'NOT_ONLINE', 'NOT_SOLD_HERE', 'OUT_OF_STOCK']);
export type NotPurchasableReason = v.InferOutput<typeof notPurchasableReasonSchema>;

/** A calendar day, `2027-03-15`. */
export const daySchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}/));

/** The kind of a product. It decides which checkout steps the product needs. */
const productFormatSchema = v.picklist(['PRINT', 'DIGITAL', 'QGLOBAL', 'AIMSWEB', 'TRAINING']);
export type ProductFormat = v.InferOutput<typeof productFormatSchema>;

/** A name from a service, without control characters and direction marks (SEC-14). */
export const nameSchema = v.pipe(
  v.string(),
  v.transform((name) => name.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')),
);

/** A product in carts, look-ups and lists. Fields that this store adds to OCC's are marked "ours". */
export const productSchema = v.object({
  code: v.pipe(v.string(), v.minLength(1)),
  name: nameSchema,
  /** ours: the assessment that the product belongs to, for example "Lindgren Memory Scale". */
  programName: v.optional(nameSchema),
  /** ours: ISBN-13 without hyphens. */
  isbn: v.optional(v.string()),
  /** ours: shown, and accepted as a code, if the UPC flag is on. */
  upc: v.optional(v.string()),
  url: v.optional(v.string()),
  price: v.optional(moneySchema),
  images: v.optional(listOf(imageSchema, 20)),
  stock: v.optional(stockSchema),
  /** ours: the expected day of an unpublished product, and the day on which an order leaves the warehouse (CRT-08). */
  estimatedRelease: v.optional(daySchema),
  estimatedToShip: v.optional(daySchema),
  purchasable: v.optional(v.boolean(), true),
  /** ours */
  notPurchasableReason: v.optional(notPurchasableReasonSchema),
  /** ours: the product that replaces a retired one. */
  successor: v.optional(v.object({ code: v.string(), name: nameSchema })),
  /** ours: the level that a buyer needs. Absent if anybody may buy. */
  qualificationLevel: v.optional(qualificationLevelSchema),
  /** ours */
  productFormat: v.optional(productFormatSchema),
  /** ours: the limits of units in one order, including those in the cart. If absent, the minimum is 1 and there is no maximum. */
  minOrderQuantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  maxOrderQuantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  summary: v.optional(v.string()),
  description: v.optional(v.string()),
});
export type Product = v.InferOutput<typeof productSchema>;

/** `GET /products/{code}` returns a product. */
export const getProduct = defineEndpoint('GET', '/products/{productCode}', { response: productSchema });

/** The result for one code: the product, or none if no product has this code. */
export const lookupRowSchema = v.object({
  /** The code exactly as requested. */
  code: v.string(),
  /** Absent if no product has this code. */
  product: v.optional(productSchema),
});
export type LookupRow = v.InferOutput<typeof lookupRowSchema>;

/** The most codes of one look-up (QO-05). */
export const MOST_CODES = 200;

/**
 * `POST /products/lookup` (ours) finds products by product code, ISBN-10, ISBN-13 or UPC, ignoring hyphens and spaces. The
 * answer has a row for each code, in the same order. At most 200 codes.
 */
export const lookupProducts = defineEndpoint('POST', '/products/lookup', {
  body: v.object({ codes: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MOST_CODES)) }),
  response: v.object({ rows: listOf(lookupRowSchema, MOST_CODES) }),
});

/** `GET /products/suggestions?term&max` returns possible searches that begin with the term. */
export const suggestProducts = defineEndpoint('GET', '/products/suggestions', {
  response: v.object({ suggestions: listOf(v.object({ value: nameSchema }), 50) }),
});
