import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import { dropped, droppedBy, nextAfter, type Droppable } from './other-account.rules.ts';
import type { Step } from './steps.rules.ts';

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

  it('is the shipping address too while customer service acts for the customer [ACC-08 g part] [CHK-09 a part]', () => {
    const deliveryAddress = { id: 'home' } as CheckoutCart['deliveryAddress'];
    const cart = { customerAccount: CART.customerAccount, deliveryAddress } as CheckoutCart;
    expect(droppedBy(cart, 'org-4411', [], true)).toEqual({ deliveryAddress });
    expect(droppedBy(cart, 'org-4411')).toEqual({});
    expect(droppedBy(cart, 'org-4410', [], true)).toEqual({});
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

const SAME = { isOther: false, isPersonal: true };
const PERSONAL = { isOther: true, isPersonal: true };
const ORGANIZATION = { isOther: true, isPersonal: false };

describe('the button that continues with a picked account leads [CHK-03 g part]', () => {
  const BEFORE: readonly Step[] = [
    { id: 'account', state: 'done' },
    { id: 'qualified-user', state: 'open', auto: 'qu-priya' },
    { id: 'shipping-address', state: 'open' },
    { id: 'shipping-method', state: 'open', auto: 'ground' },
    { id: 'billing-address', state: 'open' },
    { id: 'review', state: 'open' },
  ];

  it('with the same account where the step leads', () => {
    expect(nextAfter(BEFORE, 'shipping-address', {}, SAME)).toBe('shipping-address');
  });

  it('past the qualified user with a personal account, whose only one is the customer [CHK-03 g part]', () => {
    const first = BEFORE.map((step) =>
      step.id === 'qualified-user' || step.id === 'account' ? { id: step.id, state: 'open' as const } : step,
    );
    expect(nextAfter(first, 'qualified-user', {}, PERSONAL)).toBe('shipping-address');
    expect(nextAfter(first, 'qualified-user', {}, ORGANIZATION)).toBe('qualified-user');
    expect(nextAfter(BEFORE, 'shipping-address', {}, PERSONAL)).toBe('shipping-address');
    expect(nextAfter(first, 'qualified-user', { qualifiedUser: undefined }, PERSONAL)).toBe(
      'shipping-address',
    );
  });

  it('with another account to the qualified user, who is not known yet', () => {
    expect(nextAfter(BEFORE, 'shipping-address', {}, ORGANIZATION)).toBe('qualified-user');
    const only = { id: 'account', state: 'open', auto: 'org' } as const;
    expect(nextAfter([only, ...BEFORE.slice(1)], 'shipping-address', {}, ORGANIZATION)).toBe(
      'qualified-user',
    );
  });
});
