import { describe, expect, it } from 'vitest';
import {
  accountFault,
  checkoutSteps,
  firstOpenStep,
  isReadyToPlace,
  stepFor,
  type StepCart,
  type StepId,
  type StepKnowledge,
  type StepLine,
} from './steps.rules.ts';

const NOW = 1_000_000;
const line = (more: Partial<StepLine> = {}): StepLine => ({
  code: 'KIT',
  quantity: 1,
  format: 'PRINT',
  purchasable: true,
  ...more,
});
const digital = (more: Partial<StepLine> = {}) => line({ code: 'APP', format: 'DIGITAL', ...more });
const named = { firstName: 'Mara', lastName: 'Lindqvist' };
const order: StepKnowledge = { purpose: 'order', now: NOW };

/** A cart with one printed product without a level, in which everything has been chosen. */
const whole: StepCart = {
  lines: [line()],
  total: 120,
  currency: 'USD',
  accountId: 'own',
  shippingAddress: named,
  hasShippingMethod: true,
  billingAddress: named,
  payment: { type: 'PURCHASE_ORDER' },
};
const { payment: _paid, ...unpaid } = whole;
const bare = (...lines: StepLine[]): StepCart => ({ lines, total: 120, currency: 'USD' });

const personal = { id: 'own', type: 'PERSONAL', hasBillingAddress: true } as const;
const school = { id: 'school', type: 'ORGANIZATION', hasBillingAddress: true } as const;
const without = { id: 'bare', type: 'ORGANIZATION', hasBillingAddress: false } as const;
const aimsweb = (subtotal: number) => ({ aimsweb: { minimum: 300, subtotal } });

const stepOf = (cart: StepCart, id: StepId, known: Partial<StepKnowledge> = {}): object => {
  const { id: _id, ...rest } = checkoutSteps(cart, { ...order, ...known }).find((step) => step.id === id)!;
  return rest;
};

const NOT_NEEDED = { state: 'notNeeded' };
const DONE = { state: 'done' };
const OPEN = { state: 'open' };
const openFor = (code: string) => ({ state: 'open', reason: { code } });

describe('aimswebPlus', () => {
  const lines = [digital({ format: 'AIMSWEB' }), line()];

  it('is for organizations: a personal account can’t be chosen with such a line, and the reason is told [CHK-05 c]', () => {
    expect(accountFault(personal, lines)).toBe('organization-only');
    expect(accountFault(personal, lines.toReversed())).toBe('organization-only');
    expect(accountFault(school, lines)).toBeUndefined();
    expect(accountFault(personal, [line()])).toBeUndefined();
    const whole = bare(...lines);
    expect(stepOf(whole, 'account', { accounts: [personal] })).toEqual(openFor('organization-only'));
    expect(stepOf({ ...whole, accountId: 'own' }, 'account', { accounts: [personal, school] })).toEqual(
      openFor('organization-only'),
    );
  });

  it.each([
    [
      299.99,
      { state: 'blocked', reason: { code: 'aimsweb-minimum', missing: 0.01, amount: 300, currency: 'USD' } },
    ],
    [300, DONE],
  ])('of %d has the step of its minimum: %j [CHK-05 d]', (subtotal, expected) => {
    expect(stepOf({ ...bare(...lines), ...aimsweb(subtotal) }, 'items')).toEqual(expected);
  });
});

describe('the step [CHK-01 a]', () => {
  it.each<[string, StepId, StepCart, object, Partial<StepKnowledge>?]>([
    ['of an empty cart', 'items', bare(), { state: 'blocked', reason: { code: 'empty' } }],
    ['of lines that can be bought', 'items', bare(line()), DONE],
    [
      'of a line that can’t be bought',
      'items',
      bare(line(), line({ code: 'OLD', purchasable: false })),
      { state: 'blocked', reason: { code: 'not-purchasable', lines: ['OLD'] } },
    ],
    [
      'of a line below its minimum',
      'items',
      bare(line({ minimum: 5, quantity: 4 })),
      { state: 'blocked', reason: { code: 'below-minimum', lines: ['KIT'] } },
    ],
    ['of a line at its minimum', 'items', bare(line({ minimum: 5, quantity: 5 })), DONE],
    [
      'of a line above its maximum',
      'items',
      bare(line({ maximum: 2, quantity: 3 })),
      { state: 'blocked', reason: { code: 'above-maximum', lines: ['KIT'] } },
    ],
    ['of a line at its maximum', 'items', bare(line({ maximum: 2, quantity: 2 })), DONE],
    [
      'of a training without its data',
      'items',
      bare(line(), digital({ format: 'TRAINING', trainingComplete: false })),
      { state: 'blocked', reason: { code: 'training', lines: ['APP'] } },
    ],
    [
      'of a training with its data',
      'items',
      bare(digital({ format: 'TRAINING', trainingComplete: true })),
      DONE,
    ],
    [
      'of a line that the store changed unseen',
      'items',
      { ...bare(line()), unconfirmed: ['KIT'] },
      { state: 'blocked', reason: { code: 'not-confirmed', lines: ['KIT'] } },
    ],
    [
      'of aimswebPlus at 299.99 of 300',
      'items',
      { ...bare(digital({ format: 'AIMSWEB' })), ...aimsweb(299.99) },
      {
        state: 'blocked',
        reason: { code: 'aimsweb-minimum', missing: 0.01, amount: 300, currency: 'USD' },
      },
    ],
    ['of aimswebPlus at 300', 'items', { ...bare(digital({ format: 'AIMSWEB' })), ...aimsweb(300) }, DONE],
    ['of aimswebPlus where the site has no minimum', 'items', bare(digital({ format: 'AIMSWEB' })), DONE],
    ['of others below the minimum of aimswebPlus', 'items', { ...bare(line()), ...aimsweb(0) }, DONE],

    ['before accounts are known', 'account', bare(line()), OPEN],
    ['that the cart says is done, before accounts are known', 'account', whole, DONE],
    ['of somebody without an account', 'account', bare(line()), openFor('no-account'), { accounts: [] }],
    [
      'of the only valid account',
      'account',
      bare(line()),
      { state: 'open', auto: 'school' },
      { accounts: [without, school] },
    ],
    ['of several valid accounts', 'account', bare(line()), OPEN, { accounts: [personal, school] }],
    [
      'of an only account without a billing address',
      'account',
      bare(line()),
      openFor('no-billing-address'),
      { accounts: [without] },
    ],
    ['whose account is there', 'account', whole, DONE, { accounts: [personal, school] }],
    [
      'whose account has lost its billing address',
      'account',
      { ...whole, accountId: 'bare' },
      openFor('no-billing-address'),
      { accounts: [without, school] },
    ],
    [
      'whose account is gone, with one left',
      'account',
      { ...whole, accountId: 'gone' },
      { state: 'open', auto: 'own' },
      { accounts: [personal] },
    ],
    [
      'of aimswebPlus with a personal account alone',
      'account',
      bare(digital({ format: 'AIMSWEB' })),
      openFor('organization-only'),
      { accounts: [personal] },
    ],
    [
      'of aimswebPlus with a personal account chosen',
      'account',
      { ...whole, lines: [digital({ format: 'AIMSWEB' })] },
      openFor('organization-only'),
      { accounts: [personal, school] },
    ],
    [
      'of aimswebPlus with one organization',
      'account',
      bare(digital({ format: 'AIMSWEB' })),
      { state: 'open', auto: 'school' },
      { accounts: [personal, school] },
    ],

    ['of products without a level', 'qualified-user', bare(line()), NOT_NEEDED],
    ['of a level, before users are known', 'qualified-user', bare(line({ level: 'B' })), OPEN],
    [
      'of a level that is covered',
      'qualified-user',
      { ...whole, lines: [line({ level: 'B' })], qualifiedUserLevel: 'AB' },
      DONE,
    ],
    [
      'of a level above the chosen user’s',
      'qualified-user',
      { ...whole, lines: [line({ level: 'A' }), digital({ level: 'C' })], qualifiedUserLevel: 'AB' },
      OPEN,
    ],
    [
      'of a level that nobody has',
      'qualified-user',
      bare(line({ level: 'C' })),
      openFor('nobody-qualified'),
      { qualifiedUsers: [{ id: 'a', level: 'AB' }, { id: 'b' }] },
    ],
    [
      'of a level that somebody has',
      'qualified-user',
      bare(line({ level: 'B' })),
      OPEN,
      { qualifiedUsers: [{ id: 'a', level: 'AB' }] },
    ],
    [
      'of a personal account whose customer has the level',
      'qualified-user',
      { ...whole, lines: [line({ level: 'B' })] },
      { state: 'open', auto: 'mara' },
      { accounts: [personal], qualifiedUsers: [{ id: 'mara', level: 'AB' }] },
    ],
    [
      'of a personal account whose customer lacks the level',
      'qualified-user',
      { ...whole, lines: [line({ level: 'C' })] },
      { state: 'blocked', reason: { code: 'own-level', level: 'C' } },
      { accounts: [personal], qualifiedUsers: [{ id: 'mara', level: 'AB' }] },
    ],

    ['without Q-global', 'q-global', bare(line()), NOT_NEEDED],
    ['with Q-global', 'q-global', bare(digital({ format: 'QGLOBAL' })), OPEN],
    [
      'with Q-global chosen',
      'q-global',
      { ...whole, lines: [digital({ format: 'QGLOBAL' })], hasQGlobal: true },
      DONE,
    ],
    ['without aimswebPlus', 'aimsweb', bare(line()), NOT_NEEDED],
    ['with aimswebPlus', 'aimsweb', bare(digital({ format: 'AIMSWEB' })), OPEN],
    [
      'with aimswebPlus chosen',
      'aimsweb',
      { ...whole, lines: [digital({ format: 'AIMSWEB' })], hasAimsweb: true },
      DONE,
    ],

    ['of nothing that is shipped', 'shipping-address', bare(digital()), NOT_NEEDED],
    ['of a training', 'shipping-address', bare(digital({ format: 'TRAINING' })), NOT_NEEDED],
    ['of Q-global', 'shipping-address', bare(digital({ format: 'QGLOBAL' })), NOT_NEEDED],
    ['of something printed', 'shipping-address', bare(line()), OPEN],
    ['of a line of no known format', 'shipping-address', bare(line({ format: undefined })), OPEN],
    ['of one printed among digital ones', 'shipping-address', bare(digital(), line()), OPEN],
    ['whose address is there', 'shipping-address', whole, DONE],
    [
      'whose address has no last name',
      'shipping-address',
      { ...whole, shippingAddress: { firstName: 'Mara', lastName: ' ' } },
      openFor('no-name'),
    ],
    ['of nothing shipped', 'shipping-method', bare(digital()), NOT_NEEDED],
    ['without an address', 'shipping-method', bare(line()), OPEN, { shippingMethods: [] }],
    [
      'of an address nothing is shipped to',
      'shipping-method',
      { ...bare(line()), shippingAddress: named },
      { state: 'blocked', reason: { code: 'no-method' } },
      { shippingMethods: [] },
    ],
    [
      'with one method',
      'shipping-method',
      { ...bare(line()), shippingAddress: named },
      { state: 'open', auto: 'ground' },
      { shippingMethods: [{ code: 'ground' }] },
    ],
    [
      'with two methods',
      'shipping-method',
      { ...bare(line()), shippingAddress: named },
      OPEN,
      { shippingMethods: [{ code: 'ground' }, { code: 'expedited' }] },
    ],
    ['whose method is chosen', 'shipping-method', whole, DONE],

    ['without an address, also for digital goods', 'billing-address', bare(digital()), OPEN],
    ['with a whole address', 'billing-address', whole, DONE],
    [
      'with an address without a first name',
      'billing-address',
      { ...whole, billingAddress: { lastName: 'Lindqvist' } },
      openFor('no-name'),
    ],

    ['of nothing to pay', 'payment', { ...bare(line()), total: 0 }, NOT_NEEDED],
    ['of nothing to pay after something was chosen', 'payment', { ...whole, total: 0 }, NOT_NEEDED],
    ['without a way to pay', 'payment', bare(line()), OPEN],
    ['of an amount that can’t be told', 'payment', { ...bare(line()), total: undefined }, OPEN],
    ['with a purchase order', 'payment', whole, DONE],
    [
      'with a purchase order that is no longer allowed',
      'payment',
      whole,
      openFor('not-allowed'),
      { paymentTypes: [{ type: 'PURCHASE_ORDER', allowed: false }] },
    ],
    [
      'with a way to pay that the service does not list',
      'payment',
      whole,
      openFor('not-allowed'),
      { paymentTypes: [{ type: 'CARD', allowed: true }] },
    ],
    [
      'with a card that was confirmed',
      'payment',
      { ...whole, payment: { type: 'CARD', expiresAt: NOW + 1, confirmedTotal: 120 } },
      DONE,
      { paymentTypes: [{ type: 'CARD', allowed: true }] },
    ],
    [
      'with a card whose confirmation has just expired',
      'payment',
      { ...whole, payment: { type: 'CARD', expiresAt: NOW, confirmedTotal: 120 } },
      openFor('expired'),
    ],
    [
      'with a card that was confirmed for less',
      'payment',
      { ...whole, payment: { type: 'SAVED_CARD', expiresAt: NOW + 1, confirmedTotal: 119.99 } },
      openFor('total-raised'),
    ],
    [
      'with a card that was confirmed for more',
      'payment',
      { ...whole, payment: { type: 'CARD', expiresAt: NOW + 1, confirmedTotal: 121 } },
      DONE,
    ],
    [
      'with the card for which the last order was refused',
      'payment',
      { ...whole, payment: { type: 'CARD', expiresAt: NOW + 1, confirmedTotal: 120 } },
      openFor('card-refused'),
      { isCardRefused: true },
    ],
    [
      'with the saved card for which it was refused',
      'payment',
      { ...whole, payment: { type: 'SAVED_CARD' } },
      openFor('card-refused'),
      { isCardRefused: true },
    ],
    [
      'with a purchase order after a card was refused',
      'payment',
      { ...whole, payment: { type: 'PURCHASE_ORDER' } },
      DONE,
      { isCardRefused: true },
    ],
    [
      'without a payment, where the service dropped the refused card',
      'payment',
      unpaid,
      openFor('card-refused'),
      { isCardRefused: true },
    ],
    [
      'after a card was refused, where nothing is to be paid any more',
      'payment',
      { ...whole, total: 0, payment: { type: 'CARD' } },
      NOT_NEEDED,
      { isCardRefused: true },
    ],

    ['of a whole cart', 'review', whole, OPEN],
    [
      'of a total that can’t be told',
      'review',
      { ...whole, total: undefined },
      { state: 'blocked', reason: { code: 'unknown-amount' } },
    ],
  ])('%s: %s', (_what, id, cart, expected, known) => {
    expect(stepOf(cart, id, known)).toEqual(expected);
  });

  const needed = (cart: StepCart, known: StepKnowledge = order): StepId[] =>
    checkoutSteps(cart, known)
      .filter(({ state }) => state !== 'notNeeded')
      .map(({ id }) => id);

  it.each<[string, StepCart, StepId[]]>([
    [
      'something printed',
      bare(line()),
      ['items', 'account', 'shipping-address', 'shipping-method', 'billing-address', 'payment', 'review'],
    ],
    ['something digital', bare(digital()), ['items', 'account', 'billing-address', 'payment', 'review']],
    [
      'a qualified test on Q-global',
      bare(digital({ format: 'QGLOBAL', level: 'C' })),
      ['items', 'account', 'qualified-user', 'q-global', 'billing-address', 'payment', 'review'],
    ],
    [
      'aimswebPlus',
      bare(digital({ format: 'AIMSWEB' })),
      ['items', 'account', 'aimsweb', 'billing-address', 'payment', 'review'],
    ],
    [
      'something for nothing',
      { ...bare(digital()), total: 0 },
      ['items', 'account', 'billing-address', 'review'],
    ],
  ])('list of %s holds what it needs alone', (_what, cart, ids) => {
    expect(needed(cart)).toEqual(ids);
  });

  it.each([
    ['a personal account', 'own'],
    ['an organization', 'school'],
    ['one that can’t be used', 'bare'],
  ])(
    'list is as long once %s is chosen as before, so that ‘of 8’ stays [CHK-01 a part]',
    (_which, accountId) => {
      const known = { ...order, accounts: [personal, school, without] };
      const kinds = [line({ level: 'C' }), digital({ format: 'QGLOBAL' }), digital({ format: 'AIMSWEB' })];
      for (const cart of kinds.map((one) => bare(one)).concat(bare(...kinds))) {
        expect(needed({ ...cart, accountId }, known)).toEqual(needed(cart, known));
        expect(needed({ ...cart, accountId }, { ...known, qualifiedUsers: [] })).toEqual(needed(cart));
      }
    },
  );

  it('list of a quote asks for account, shipping and billing alone', () => {
    const quote: StepKnowledge = { ...order, purpose: 'quote' };
    const cart = bare(line({ level: 'C', purchasable: false }), digital({ format: 'QGLOBAL' }));
    expect(needed(cart, quote)).toEqual([
      'account',
      'shipping-address',
      'shipping-method',
      'billing-address',
    ]);
    expect(needed(bare(digital()), quote)).toEqual(['account', 'billing-address']);
  });
});

describe('an address with ?step=', () => {
  const half: StepCart = { ...bare(line()), accountId: 'own' };
  it.each<[string | undefined, StepCart, StepId]>([
    [undefined, half, 'shipping-address'],
    ['', half, 'shipping-address'],
    ['shipping-address', half, 'shipping-address'],
    ['account', half, 'account'],
    ['items', half, 'items'],
    ['payment', half, 'shipping-address'],
    ['review', half, 'shipping-address'],
    ['confirmation', half, 'shipping-address'],
    ['__proto__', half, 'shipping-address'],
    ['q-global', half, 'shipping-address'],
    ['Payment', half, 'shipping-address'],
    ['payment', whole, 'payment'],
    ['review', whole, 'review'],
    [undefined, whole, 'review'],
    ['review', { ...whole, lines: [] }, 'items'],
    ['payment', { ...whole, total: 0 }, 'review'],
  ])(
    '%j leads to the first step that is not finished, or to its own: case %#, %o → %s [CHK-01 d]',
    (wanted, cart, id) => {
      expect(stepFor(checkoutSteps(cart, order), wanted)).toBe(id);
    },
  );

  it('leads back to a finished step, and never past a blocked one [CHK-01 d]', () => {
    const blocked = checkoutSteps({ ...whole, lines: [line({ purchasable: false })] }, order);
    expect(firstOpenStep(blocked)).toBe('items');
    expect(stepFor(blocked, 'account')).toBe('items');
    expect(stepFor(checkoutSteps(whole, order), 'account')).toBe('account');
  });
});

describe('Place order', () => {
  it.each<[string, StepCart, boolean]>([
    ['of a whole cart', whole, true],
    ['of one for nothing, without a payment', { ...whole, total: 0 }, true],
    ['without an address', { ...whole, shippingAddress: undefined }, false],
    ['of a line that can’t be bought', { ...whole, lines: [line({ purchasable: false })] }, false],
    ['of an amount that can’t be told', { ...whole, total: undefined }, false],
    ['of a training without its data', { ...whole, lines: [digital({ trainingComplete: false })] }, false],
  ])('%s can be pressed: %s', (_what, cart, expected) => {
    expect(isReadyToPlace(checkoutSteps(cart, order))).toBe(expected);
  });
});
