import { isServiceError } from '../../core/errors.ts';
import { SEGMENT } from '../../core/http/define-endpoint.ts';
import { callService } from '../../core/http/call-service.ts';
import { customerQuery, type Owner } from '../query.ts';
import { getProduct } from './product-calls.contract.ts';
import type { Product } from './product.contract.ts';

/** A product by its code, at the visitor's price. Null if the store has no such product. Source: CRT-09 a. */
export const productQuery = (of: Owner | undefined, code: string) =>
  customerQuery<Owner, Product | null>({
    of: SEGMENT.test(code) ? of : undefined,
    resource: 'products',
    part: [code],
    read: async (_of, signal) => {
      try {
        const query = { fields: 'FULL' };
        return await callService(getProduct, { path: { productCode: code }, query, signal });
      } catch (error) {
        if (isServiceError(error) && error.type === 'UnknownIdentifierError') return null;
        throw error;
      }
    },
  });
