import { cartAddress, isCustomers } from '../../api/cart/cart-address.ts';
import { cartTerms } from '../../api/cart/cart-terms.contract.ts';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { aimswebMissing } from '../../api/checkout/aimsweb-minimum.rules.ts';
import { runtime } from '../../core/runtime.ts';

/**
 * Returns the number of lines to reserve for the readiness panel: that of the last visit, or else the most that this
 * cart can have.
 */
export const needsRoom = (cart: Cart): number => {
  const { entries } = cart;
  const { storage, row } = runtime();
  const isOwn = isCustomers(cartAddress());
  const known = isOwn ? storage.read('cartNeeds', row.baseSite) : undefined;
  if (known !== undefined) return known;
  const has = (format: string) => Number(entries.some(({ product }) => product.productFormat === format));
  const wrong = Number(entries.some(({ product }) => !product.purchasable));
  const common = wrong + has('TRAINING') + Number(aimswebMissing(cartTerms(cart), entries) !== undefined);
  if (!isOwn) return common + 1;
  const level = Number(entries.some(({ product }) => product.qualificationLevel !== undefined));
  return common + level + has('QGLOBAL') + has('AIMSWEB') + 1;
};
