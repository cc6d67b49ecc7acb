import { lookupProducts } from '../../../src/api/product/product.contract.ts';
import { viewOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import type { Repository } from '../core/repository.ts';
import type { Services } from '../core/services.ts';
import { isbn13Of } from './isbn.ts';
import { productReply } from './product.ts';
import type { StoredProduct } from './store.ts';

/** Quick order's look-up by product code, ISBN-10, ISBN-13 or UPC. It answers a row for each code, in order. */
export const lookupRoutes = (services: Services): Route[] => [
  handle(
    lookupProducts,
    (call) => {
      const view = viewOf(call, services);
      const find = finder(services.repository);
      return {
        rows: call.body.codes.map((code) => {
          const product = find(code);
          return product ? { code, product: productReply(product, view) } : { code };
        }),
      };
    },
    { kind: 'productRows' },
  ),
];

/** Returns a function that finds a product by any of its codes. Case, hyphens and spaces are ignored. */
const finder = (repository: Repository): ((code: string) => StoredProduct | undefined) => {
  const index = new Map<string, StoredProduct>();
  for (const product of repository.products()) {
    if (product.gone) continue;
    for (const code of [product.upc, product.isbn, product.code]) if (code) index.set(bare(code), product);
  }
  return (asked) => {
    const code = bare(asked);
    return index.get(code) ?? index.get(isbn13Of(code) ?? '');
  };
};

const bare = (code: string): string => code.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');
