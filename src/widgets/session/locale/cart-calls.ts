import { readCart } from '../../../api/cart/read-cart.ts';
import { cartCopier } from '../../../api/saved-cart/save-cart.ts';

/* What notices about the locale do to the cart. It loads with the first press, as a module that nothing else imports. */

export { addToCart } from '../../../api/cart/change-cart.ts';

/** Saves a copy of the customer's cart, which stays the current one. Throws as `cartCopier` does. Source: LEAD-10. */
export const keepCart = async (name: string): Promise<void> => {
  const { cart } = await readCart();
  if (cart) await cartCopier()(cart, { name, description: '' });
};
