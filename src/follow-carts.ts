import { findTwoCarts } from './api/cart/two-carts.ts';
import { reportLater, reportSolved } from './api/report-later.ts';
import { raiseCartMatter } from './core/dialogs/cart-matter.ts';
import { matchRoute } from './core/locale/match-route.ts';

/** After a sign-in: what becomes of the cart from before it, settled or asked (SES-11). */
export const followCarts = async (): Promise<void> => {
  // There the shopper is about to be led on: the page they come to sees to it.
  if (matchRoute(location.pathname)?.name === 'login') return;
  try {
    const two = await findTwoCarts();
    reportSolved('cart.signIn');
    if (two) raiseCartMatter(two);
  } catch (error) {
    reportLater('cart.signIn', error);
  }
};
