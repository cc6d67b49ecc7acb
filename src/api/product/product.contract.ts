import * as v from 'valibot';
import { listOf } from '../../core/http/list-of.ts';
import { moneySchema } from '../money.contract.ts';

/** What a buyer must be qualified for; C is the highest and buys all. Source: CHK-03. */
export const qualificationLevelSchema = v.picklist(['A', 'B', 'C']);
export type QualificationLevel = v.InferOutput<typeof qualificationLevelSchema>;

export const stockSchema = v.object({
  stockLevelStatus: v.optional(v.picklist(['inStock', 'lowStock', 'outOfStock'])),
  stockLevel: v.optional(v.pipe(v.number(), v.integer())),
});

export const imageSchema = v.object({
  url: v.string(),
  altText: v.optional(v.string()),
  format: v.optional(v.string()),
});

/** Why a product can't be bought online here. */
export const notPurchasableReasonSchema = v.picklist([
  'RETIRED',
  'NOT_ONLINE',
  'NOT_SOLD_HERE',
  'OUT_OF_STOCK',
]);
export type NotPurchasableReason = v.InferOutput<typeof notPurchasableReasonSchema>;

/** A calendar day, `2027-03-15`. */
export const daySchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}/));

/** What a product is, which decides the checkout steps it needs. */
export const productFormatSchema = v.picklist(['PRINT', 'DIGITAL', 'QGLOBAL', 'AIMSWEB', 'TRAINING']);
export type ProductFormat = v.InferOutput<typeof productFormatSchema>;

/**
 * A name as a service gives it, without what would turn the text around it: marks of direction and controls, which no name
 * needs (SEC-14). Direction by its letters is kept apart where it is drawn.
 */
export const nameSchema = v.pipe(
  v.string(),
  v.transform((name) => name.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')),
);

/** A product as carts, look-ups and lists carry it. Fields this store adds to OCC's are marked "ours". */
export const productSchema = v.object({
  code: v.pipe(v.string(), v.minLength(1)),
  name: nameSchema,
  /** ours: the assessment the product belongs to, for example "Lindgren Memory Scale". */
  programName: v.optional(nameSchema),
  /** ours: ISBN-13 without hyphens. */
  isbn: v.optional(v.string()),
  /** ours: shown and accepted as a code while the UPC flag is on. */
  upc: v.optional(v.string()),
  url: v.optional(v.string()),
  price: v.optional(moneySchema),
  images: v.optional(listOf(imageSchema, 20)),
  stock: v.optional(stockSchema),
  /** ours: when one not yet published is expected, and when one ordered now is expected to leave the warehouse (CRT-08). */
  estimatedRelease: v.optional(daySchema),
  estimatedToShip: v.optional(daySchema),
  purchasable: v.optional(v.boolean(), true),
  /** ours */
  notPurchasableReason: v.optional(notPurchasableReasonSchema),
  /** ours: what replaces a retired product. */
  successor: v.optional(v.object({ code: v.string(), name: nameSchema })),
  /** ours: the level a buyer needs; absent when anybody may buy. */
  qualificationLevel: v.optional(qualificationLevelSchema),
  /** ours */
  productFormat: v.optional(productFormatSchema),
  /** ours: units of one order, counting what is in the cart; absent means 1 and no maximum. */
  minOrderQuantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  maxOrderQuantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  summary: v.optional(v.string()),
  description: v.optional(v.string()),
});
export type Product = v.InferOutput<typeof productSchema>;
