import type { NotPurchasableReason, Product } from '../../../api/product/product.contract.ts';

/** Why a product can't be bought here; undefined where the store says that it can. A plain host gives no reason. */
export const notBuyable = (product: Product): NotPurchasableReason | undefined =>
  product.purchasable ? undefined : (product.notPurchasableReason ?? 'NOT_ONLINE');
