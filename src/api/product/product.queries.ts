import { SEGMENT } from '../../core/http/define-endpoint.ts';
import { customerQuery, type Owner } from '../query.ts';
import { type Product, getProduct } from './product.contract.ts';
import { isServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { isValidIsbn } from '../quick-order/isbn.rules.ts';
import { findProducts } from './look-up.ts';
import { typedCode } from './typed-code.ts';

/** A product by any of its codes, at the visitor's price. Null if the store has no such product. Source: CRT-09 a. */
export const productQuery = (of: Owner | undefined, code: string) =>
  customerQuery<Owner, Product | null>({
    of: SEGMENT.test(code) ? of : undefined,
    resource: 'products',
    part: [code],
    read: (_of, signal) => readProduct(code, signal),
  });

/** Returns a product by its code, or what it stands for; null if there is none. Throws `ServiceError` (CRT-09 a, QO-01). */
export const readProduct = async (code: string, signal?: AbortSignal): Promise<Product | null> => {
  try {
    const query = { fields: 'FULL' };
    return await callService(getProduct, { path: { productCode: code }, query, signal });
  } catch (error) {
    if (!isServiceError(error) || error.type !== 'UnknownIdentifierError') throw error;
    const key = typedCode(code);
    if (key === undefined || (key === code && !isValidIsbn(key))) return null;
    const [row] = await findProducts([key], signal);
    return row?.product ?? null;
  }
};
