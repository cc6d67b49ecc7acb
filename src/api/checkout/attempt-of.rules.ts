import type { CheckoutCart } from './checkout-cart.contract.ts';
import type { Attempt } from './attempt.contract.ts';
import { totalToPay } from './step-cart.rules.ts';

/**
 * What goes along with the press, and is kept of it: what is charged is the total on show, of the cart as it is on show. Undefined
 * while no total can be told. Source: CHK-14 i.
 */
export const attemptOf = (cart: CheckoutCart): Attempt | undefined => {
  const { code, version } = cart;
  const total = totalToPay(cart);
  if (total === undefined) return undefined;
  return {
    cart: code,
    total: total.value,
    currency: total.currencyIso,
    ...(version !== undefined && { version }),
  };
};
