import type { NotPurchasableReason, Product } from '../../../api/product/product.contract.ts';

/**
 * Returns why a product can't be bought here. Undefined if it can. A plain OCC host gives no reason, which counts as
 * `NOT_ONLINE`.
 */
export const notBuyable = (product: Product): NotPurchasableReason | undefined =>
  product.purchasable ? undefined : (product.notPurchasableReason ?? 'NOT_ONLINE');
