import type { Product } from '../../api/product/product.contract.ts';
import { runtime } from '../../core/runtime.ts';

/** Returns the sample product of author mode (EMB-11). Its names are those of an invented product and are not translated. */
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
