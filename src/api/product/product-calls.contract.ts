import * as v from 'valibot';
import { defineEndpoint, listOf } from '../../core/http/define-endpoint.ts';
import { productSchema, nameSchema } from './product.contract.ts';

/* The calls about products. They are separate from product.contract.ts, which every cart needs. */

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
