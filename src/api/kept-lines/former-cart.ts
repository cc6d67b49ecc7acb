import { isCartGone } from '../cart/cart-failure.ts';
import { getCart } from '../cart/cart.contract.ts';
import { CART_FIELDS } from '../commerce-request.ts';
import type { KeptLine } from '../../core/locale-switch/kept-lines.ts';
import { localeRow, type Locale } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { readAt } from './call-at.ts';

/**
 * Returns the lines of the anonymous visitor's cart in another locale's store on this host. Empty if there is no cart or it
 * has expired. Throws `ServiceError`.
 */
export const readFormerCart = async (from: Locale, signal?: AbortSignal): Promise<readonly KeptLine[]> => {
  const row = localeRow(from);
  const guid = runtime().storage.read('cartGuid', row.baseSite);
  if (guid === undefined || row.baseSite === runtime().row.baseSite) return [];
  try {
    const path = { userId: 'anonymous', cartId: guid };
    const { entries } = await readAt(row, getCart, { path, query: { fields: CART_FIELDS }, signal });
    return entries.flatMap(({ product: { code, name }, quantity }) =>
      quantity > 0 ? { code, name, quantity, from } : [],
    );
  } catch (error) {
    if (isCartGone(error)) return [];
    throw error;
  }
};
