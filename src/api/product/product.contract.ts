import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { moneySchema } from '../money.contract.ts';

export const qualificationLevelSchema = v.picklist(['A', 'B', 'C']);
export type QualificationLevel = v.InferOutput<typeof qualificationLevelSchema>;

export const stockSchema = v.object({
  stockLevelStatus: v.picklist(['inStock', 'lowStock', 'outOfStock']),
  stockLevel: v.optional(v.pipe(v.number(), v.integer())),
});

export const imageSchema = v.object({
  url: v.string(),
  altText: v.optional(v.string()),
  format: v.optional(v.string()),
});

/** Why a product can't be bought online here. */
export const notPurchasableReasonSchema = v.picklist(['RETIRED', 'NOT_ONLINE', 'NOT_SOLD_HERE', 'OUT_OF_STOCK']);
export type NotPurchasableReason = v.InferOutput<typeof notPurchasableReasonSchema>;

/** What a product is, which decides the checkout steps it needs. */
export const productFormatSchema = v.picklist(['PRINT', 'DIGITAL', 'QGLOBAL', 'AIMSWEB', 'TRAINING']);
export type ProductFormat = v.InferOutput<typeof productFormatSchema>;

/** A product as carts, look-ups and lists carry it. Fields this store adds to OCC's are marked "ours". */
export const productSchema = v.object({
  code: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  /** ours: the assessment the product belongs to, for example "Lindgren Memory Scale". */
  programName: v.optional(v.string()),
  /** ours: ISBN-13 without hyphens. */
  isbn: v.optional(v.string()),
  /** ours: shown and accepted as a code while the UPC flag is on. */
  upc: v.optional(v.string()),
  url: v.optional(v.string()),
  price: v.optional(moneySchema),
  images: v.optional(v.array(imageSchema)),
  stock: v.optional(stockSchema),
  purchasable: v.optional(v.boolean(), true),
  /** ours */
  notPurchasableReason: v.optional(notPurchasableReasonSchema),
  /** ours: what replaces a retired product. */
  successor: v.optional(v.object({ code: v.string(), name: v.string() })),
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

/** `GET /products/{code}` */
export const getProduct = defineEndpoint({
  method: 'GET',
  path: '/products/{productCode}',
  response: productSchema,
});

/** `GET /products/search?query&currentPage&pageSize&sort` */
export const searchProducts = defineEndpoint({
  method: 'GET',
  path: '/products/search',
  response: v.object({
    freeTextSearch: v.optional(v.string()),
    products: v.array(productSchema),
    pagination: v.object({
      currentPage: v.number(),
      pageSize: v.number(),
      totalPages: v.number(),
      totalResults: v.number(),
    }),
    sorts: v.array(v.object({ code: v.string(), name: v.optional(v.string()), selected: v.boolean() })),
  }),
});

/** One looked-up code: the product, or that nothing has this code. */
export const lookupRowSchema = v.object({
  /** The code exactly as it was asked. */
  code: v.string(),
  /** Absent when no product has this code. */
  product: v.optional(productSchema),
});
export type LookupRow = v.InferOutput<typeof lookupRowSchema>;

/**
 * `POST /products/lookup` (ours): products by product code, ISBN-10, ISBN-13 or UPC, hyphens and spaces ignored.
 * The answer has a row for each code, in the order asked. At most 25 codes.
 */
export const lookupProducts = defineEndpoint({
  method: 'POST',
  path: '/products/lookup',
  body: v.object({ codes: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(25)) }),
  response: v.object({ rows: v.array(lookupRowSchema) }),
});
