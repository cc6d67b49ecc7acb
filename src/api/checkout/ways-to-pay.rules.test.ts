import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import type { Card } from '../payment/card.contract.ts';
import type { PaymentTypes } from '../payment/payment-type.contract.ts';
import { firstWay, waysToPay, type PayTerms } from './ways-to-pay.rules.ts';

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  cardNumber: '************4242',
  expiryMonth: '9',
  expiryYear: '2031',
  defaultPayment: false,
  ...more,
});
const threshold = { currencyIso: 'USD', value: 500 };
const TYPES: PaymentTypes = [
  { type: 'CARD', allowed: true },
  { type: 'SAVED_CARD', allowed: true },
  { type: 'PURCHASE_ORDER', allowed: true },
  { type: 'BANK_TRANSFER', allowed: true },
];
const only = (...types: PaymentTypes) => ({ types });
const ways = (terms: Partial<PayTerms>) =>
  waysToPay({
    types: TYPES,
    cards: [card('1')],
    hasFields: true,
    bankTransfer: true,
    today: new Date(2027, 9, 1),
    ...terms,
  }).map(({ value, why }) => (why ? `${value}: ${Object.values(why).join()}` : value));

describe('the ways to pay', () => {
  it.each<[string, Partial<PayTerms>, string[]]>([
    ['nothing that the service names', only(), []],
    [
      'all that it takes, a purchase order first [CHK-12 a part]',
      {},
      ['purchaseOrder', 'card 1', 'new', 'bankTransfer'],
    ],
    [
      'no bank transfer while its flag is off [CHK-12 e part]',
      { bankTransfer: false },
      ['purchaseOrder', 'card 1', 'new'],
    ],
    [
      'a bank transfer that the service does not take with its reason, whatever the flag [SEC-07 part]',
      only({ type: 'BANK_TRANSFER', allowed: false, reason: 'NOT_OFFERED' }),
      ['bankTransfer: notOffered'],
    ],
    [
      'no saved cards where they are not taken',
      only({ type: 'SAVED_CARD', allowed: false, reason: 'NO_SAVED_CARD' }),
      [],
    ],
    [
      'cards without fields to give them as not usable',
      { ...only(TYPES[0]!, TYPES[1]!), hasFields: false },
      ['card 1: noFields', 'new: noFields'],
    ],
    [
      'a purchase order that is not taken after the cards',
      only(TYPES[0]!, TYPES[1]!, { type: 'PURCHASE_ORDER', allowed: false }),
      ['card 1', 'new', 'purchaseOrder: notOffered'],
    ],
    [
      'a purchase order for a personal account as refused',
      only({ type: 'PURCHASE_ORDER', allowed: false, reason: 'PERSONAL_ACCOUNT', threshold }),
      ['purchaseOrder: personalAccount'],
    ],
    [
      'a purchase order before the first order as refused',
      only({ type: 'PURCHASE_ORDER', allowed: false, reason: 'NO_FIRST_ORDER' }),
      ['purchaseOrder: noFirstOrder'],
    ],
    [
      'a purchase order below the threshold with its amount',
      only({ type: 'PURCHASE_ORDER', allowed: false, reason: 'BELOW_THRESHOLD', threshold }),
      ['purchaseOrder: belowThreshold,[object Object]'],
    ],
    [
      'a threshold without an amount as not offered',
      only({ type: 'PURCHASE_ORDER', allowed: false, reason: 'BELOW_THRESHOLD' }),
      ['purchaseOrder: notOffered'],
    ],
    [
      'a refusal without a reason as not offered',
      only({ type: 'PURCHASE_ORDER', allowed: false }),
      ['purchaseOrder: notOffered'],
    ],
  ])('have %s [CHK-12 a,b part]', (_what, terms, expected) => {
    expect(ways(terms)).toEqual(expected);
  });

  everyRow([
    ['9', '2027', 'card 1: expired,09,2027'],
    ['12', '2026', 'card 1: expired,12,2026'],
    ['10', '2027', 'card 1'],
    ['1', '2028', 'card 1'],
    // The service decides about an invalid expiry date.
    ['13', '2020', 'card 1'],
    ['x', '2020', 'card 1'],
    [undefined, undefined, 'card 1'],
  ])(
    'take a saved card of %s/%s on the first of October 2027 as "%s" [CHK-10 e]',
    (month, year, expected) => {
      const cards = [card('1', { expiryMonth: month, expiryYear: year })];
      expect(ways({ ...only(TYPES[1]!), cards })).toEqual([expected]);
    },
  );

  everyRow([
    ['what the cart has', { type: 'PURCHASE_ORDER' } as const, 'purchaseOrder'],
    ['the card that the cart has', { type: 'SAVED_CARD', card: { id: '1' } } as const, 'card 1'],
    ['nothing where the cart’s is gone', { type: 'SAVED_CARD', card: { id: '9' } } as const, undefined],
    ['nothing', undefined, undefined],
  ])(
    'beside a purchase order that is taken begin with %s [CHK-10 part] [CHK-12 part]',
    (_what, chosen, expected) => {
      const all = waysToPay({
        types: TYPES,
        cards: [card('1'), card('2', { defaultPayment: true })],
        hasFields: true,
        bankTransfer: true,
        today: new Date(2027, 9, 1),
      });
      expect(firstWay(all, chosen)).toBe(expected);
      expect(firstWay(all.slice(3, 4), chosen)).toBe(all[3]?.value);
      expect(firstWay([], chosen)).toBeUndefined();
    },
  );

  everyRow([
    ['the card that the cart has', { type: 'SAVED_CARD', card: { id: '1' } } as const, 'card 1'],
    ['the usual card where the cart’s is gone', { type: 'SAVED_CARD', card: { id: '9' } } as const, 'card 2'],
    ['the usual card', undefined, 'card 2'],
  ])('without one begin with %s [CHK-10 part]', (_what, chosen, expected) => {
    const refused = { type: 'PURCHASE_ORDER', allowed: false, reason: 'PERSONAL_ACCOUNT' } as const;
    const all = waysToPay({
      types: [...TYPES.filter(({ type }) => type !== 'PURCHASE_ORDER'), refused],
      cards: [card('1'), card('2', { defaultPayment: true })],
      hasFields: true,
      bankTransfer: true,
      today: new Date(2027, 9, 1),
    });
    expect(firstWay(all, chosen)).toBe(expected);
  });
});
