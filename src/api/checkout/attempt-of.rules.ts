import type { CheckoutCart } from './checkout-cart.contract.ts';
import type { Attempt } from './kept-placing.contract.ts';
import { totalToPay } from './step-cart.rules.ts';

/** Returns what is sent and kept at the press: the cart and the total as shown, if known. Source: CHK-14 i, SEC-14 a. */
export const attemptOf = (cart: CheckoutCart): Attempt | undefined => {
  const { code, version } = cart;
  const total = totalToPay(cart);
  if (total === undefined || cart.untold) return undefined;
  return {
    cart: code,
    total: total.value,
    currency: total.currencyIso,
    ...(version !== undefined && { version }),
  };
};
