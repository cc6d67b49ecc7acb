import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { reasonOf } from '../../../core/reason-of.ts';
import type { NotPurchasableReason, Product } from '../../../api/product/product.contract.ts';

/** Returns the translator for buying a product where it is shown. */
export const useBuyingMessages = () => useWords<typeof en>();

/** Why products could not be read, as far as a visitor can do something about it. */
export type ReadFailure = 'offline' | 'busy' | 'forbidden' | 'failed';

/** Returns the reason of a failed read of products. The catalogue has a message for each. */
export const readFailure = (error: unknown): ReadFailure => {
  const why = reasonOf(error);
  return why === 'offline' || why === 'busy' || why === 'forbidden' ? why : 'failed';
};

/** Returns why a product can't be bought here, if so. A plain OCC host gives no reason, which counts as `NOT_ONLINE`. */
export const notBuyable = (product: Product): NotPurchasableReason | undefined =>
  product.purchasable ? undefined : (product.notPurchasableReason ?? 'NOT_ONLINE');
