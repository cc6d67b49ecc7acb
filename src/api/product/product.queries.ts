import { SEGMENT } from '../../core/http/define-endpoint.ts';
import { customerQuery, type Owner } from '../query.ts';
import type { Product } from './product.contract.ts';
import { readProduct } from './read-product.ts';

/** A product by any of its codes, at the visitor's price. Null if the store has no such product. Source: CRT-09 a. */
export const productQuery = (of: Owner | undefined, code: string) =>
  customerQuery<Owner, Product | null>({
    of: SEGMENT.test(code) ? of : undefined,
    resource: 'products',
    part: [code],
    read: (_of, signal) => readProduct(code, signal),
  });
