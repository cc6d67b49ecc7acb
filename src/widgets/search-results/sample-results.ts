import type { SearchResult } from '../../api/product/search.rules.ts';
import { runtime } from '../../core/runtime.ts';

/**
 * Returns the sample results of author mode (EMB-11). Their names are those of an invented product and are not
 * translated.
 */
export const sampleResults = (): SearchResult => {
  const product = (code: string, title: string, value: number) => ({
    code,
    name: `Lindgren Memory Scale, 4th Edition: ${title}`,
    price: { currencyIso: runtime().row.currency, value },
    stock: { stockLevelStatus: 'inStock' as const },
    purchasable: true,
    qualificationLevel: 'C' as const,
    productFormat: 'PRINT' as const,
  });
  return {
    products: [product('LMS4-KIT', 'Complete Kit', 590), product('LMS4-REC25', 'Record Forms', 64)],
    total: 2,
    pages: 1,
    pageSize: 20,
    sorts: [],
    facets: [],
    chosen: [],
    suggestion: '',
  };
};
