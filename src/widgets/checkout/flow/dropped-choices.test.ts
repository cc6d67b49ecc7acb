import { describe, expect, it } from 'vitest';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { askedAgain, droppedBy, type Droppable } from './dropped-choices.ts';

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
    expect(askedAgain(droppedBy(CART, 'another'), type)).toEqual(expected);
  });
});
