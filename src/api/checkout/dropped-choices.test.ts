import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import { dropped, droppedBy, isShippedForAnother, keepChosen } from './dropped-choices.ts';
import type { Droppable } from './next-step.rules.ts';

const USER = { id: 'qu-priya', firstName: 'Priya', lastName: 'Raman' };
const AIMSWEB = { kind: 'EXISTING', number: 'AW-5001' } as const;
const CART = {
  customerAccount: { id: 'org-4410', type: 'ORGANIZATION' },
  qualifiedUser: USER,
  aimswebAccount: AIMSWEB,
} as CheckoutCart;

describe('what another customer account drops', () => {
  it.each<[string, string | undefined, Droppable]>([
    ['nothing while none is picked', undefined, {}],
    ['nothing where it is the same', 'org-4410', {}],
    [
      'the qualified user and the aimswebPlus account',
      'org-4411',
      { qualifiedUser: USER, aimswebAccount: AIMSWEB },
    ],
  ])('is %s', (_what, account, expected) => {
    expect(droppedBy(CART, account)).toEqual(expected);
  });

  everyRow([
    ['goes with an account that it is linked to', 'org-4410', true],
    ['stays where it is linked to none', undefined, false],
  ])('of a Q-global account %s [CHK-04 e part]', (_what, linkedAccountId, isDropped) => {
    const qGlobalAccount = { kind: 'EXISTING', number: 'QG-100' } as const;
    const cart = { customerAccount: { id: 'org-4410' }, qGlobalAccount } as CheckoutCart;
    const listed = [{ number: 'QG-100', isOwner: true, linkedAccountId }];
    expect(droppedBy(cart, 'org-4411', listed)).toEqual(isDropped ? { qGlobalAccount } : {});
  });

  it.each<[string, 'PERSONAL' | 'ORGANIZATION' | undefined, Droppable]>([
    ['all of it, with an organization', 'ORGANIZATION', { qualifiedUser: USER, aimswebAccount: AIMSWEB }],
    [
      'all of it, with an account that is not listed yet',
      undefined,
      { qualifiedUser: USER, aimswebAccount: AIMSWEB },
    ],
    [
      'no qualified user, with a personal account: the customer is the only one',
      'PERSONAL',
      { aimswebAccount: AIMSWEB },
    ],
  ])('is chosen again by the shopper: %s [CHK-03 g part]', (_what, type, expected) => {
    expect(dropped(droppedBy(CART, 'another'), type && { type, name: 'Mara Lindqvist' }).again).toEqual(
      expected,
    );
  });

  everyRow([
    [
      'by the customer, with a personal account',
      'PERSONAL',
      'Mara Lindqvist',
      { before: USER, after: 'Mara Lindqvist' },
    ],
    ['by nobody where the customer was it already', 'PERSONAL', 'Priya Raman', undefined],
    ['by nobody with an organization', 'ORGANIZATION', 'Riverbend', undefined],
  ] as const)('has its qualified user replaced %s [CHK-03 g part]', (_whom, type, name, expected) => {
    expect(dropped(droppedBy(CART, 'another'), { type, name }).replaced).toEqual(expected);
  });
});

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
