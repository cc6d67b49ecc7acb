import { readCart } from '../../../api/cart/read-cart.ts';
import { cartCopier } from '../../../api/saved-cart/save-cart.ts';

/**
 * Saves a copy of the customer's cart under this name. The cart stays the current one. Throws as `cartCopier` does.
 * Source: LEAD-10.
 */
export const keepCart = async (name: string): Promise<void> => {
  const { cart } = await readCart();
  if (cart) await cartCopier()(cart, { name, description: '' });
};
