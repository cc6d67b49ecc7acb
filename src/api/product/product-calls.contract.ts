import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { listOf } from '../../core/http/list-of.ts';
import { productSchema } from './product.contract.ts';

/* The calls about products; apart from product.contract.ts, which every cart needs. */

/** `GET /products/{code}` */
export const getProduct = defineEndpoint({
  method: 'GET',
  path: '/products/{productCode}',
  response: productSchema,
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
  response: v.object({ rows: listOf(lookupRowSchema, 25) }),
});
