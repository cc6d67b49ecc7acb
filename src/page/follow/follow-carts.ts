import { findTwoCarts } from '../../api/cart/two-carts.ts';
import { reportLater, reportSolved } from '../../api/report-later.ts';
import { raiseCartMatter } from '../../core/prompts/matters.ts';
import { matchRoute } from '../../core/locale/match-route.ts';

/** Handles the cart from before a sign-in: settles it, or asks the shopper (SES-11). */
export const followCarts = async (): Promise<void> => {
  // The login page is about to be left. The next page handles the cart.
  if (matchRoute(location.pathname)?.name === 'login') return;
  try {
    const two = await findTwoCarts();
    reportSolved('cart.signIn');
    if (two) raiseCartMatter(two);
  } catch (error) {
    reportLater('cart.signIn', error);
  }
};
