import type { Product } from '../../api/product/product.contract.ts';
import { runtime } from '../../core/runtime.ts';

/** What author mode shows in place of a product (EMB-11). The names are of an invented product, so untranslated. */
export const sampleProduct = (): Product => ({
  code: 'LMS4-KIT',
  name: 'Lindgren Memory Scale, 4th Edition: Complete Kit',
  programName: 'Lindgren Memory Scale',
  isbn: '9780306406157',
  price: { currencyIso: runtime().row.currency, value: 590 },
  stock: { stockLevelStatus: 'inStock' },
  purchasable: true,
  qualificationLevel: 'C',
  productFormat: 'PRINT',
});
