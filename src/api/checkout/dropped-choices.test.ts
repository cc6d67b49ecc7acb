import { describe, expect, it } from 'vitest';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import { isShippedForAnother, keepChosen } from './dropped-choices.ts';

describe('a shipping address stays with the cart, and with whom it was chosen for [CHK-09 a part]', () => {
  const DEPOT = { line1: '88 Depot Lane', town: 'Salem', defaultAddress: false };
  const HOME = { ...DEPOT, line1: '18 Linden Avenue' };
  let guid = 0;
  const at = { userId: 'current', cartId: 'current', whose: 'one' };
  const cart = (account: string, deliveryAddress: typeof DEPOT | undefined): CheckoutCart =>
    ({ guid: String(guid), customerAccount: { id: account }, deliveryAddress }) as CheckoutCart;

  it.each<[string, CheckoutCart[], CheckoutCart, boolean]>([
    ['of no other account where nothing was written', [], cart('clinic', DEPOT), false],
    ['of the same account', [cart('clinic', DEPOT)], cart('clinic', DEPOT), false],
    ['of another account', [cart('clinic', DEPOT)], cart('own', DEPOT), true],
    [
      'of another account also after further writes',
      [cart('clinic', DEPOT), cart('own', DEPOT)],
      cart('own', DEPOT),
      true,
    ],
    [
      'of no other account once another address was chosen',
      [cart('clinic', DEPOT)],
      cart('own', HOME),
      false,
    ],
    [
      'of no other account back at the first',
      [cart('clinic', DEPOT), cart('own', DEPOT)],
      cart('clinic', DEPOT),
      false,
    ],
    ['of no other account where nothing is shipped', [cart('clinic', DEPOT)], cart('own', undefined), false],
  ])('%s', (_what, before, now, expected) => {
    guid += 1;
    const one = { guid: String(guid) };
    for (const each of before) keepChosen(at, { ...each, ...one });
    expect(isShippedForAnother(at, { ...now, ...one })).toBe(expected);
  });
});
