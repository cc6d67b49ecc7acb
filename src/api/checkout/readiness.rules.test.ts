import { describe, expect, it } from 'vitest';
import type { StepCart, StepLine } from './steps.rules.ts';
import { foreseenAccount } from './customer-needs.rules.ts';
import type { Need, ReadinessKnowledge } from './need.rules.ts';
import { isReady, readinessOf } from './readiness.rules.ts';

const NOW = 1_000_000;
const line = (more: Partial<StepLine> = {}): StepLine => ({
  code: 'KIT',
  quantity: 1,
  format: 'PRINT',
  purchasable: true,
  ...more,
});
const qGlobal = line({ code: 'QGR', format: 'QGLOBAL' });
const licence = line({ code: 'LIC', format: 'AIMSWEB' });
const training = line({ code: 'TRN', format: 'TRAINING', trainingComplete: false });
const bare = (...lines: StepLine[]): StepCart => ({ lines, total: 120, currency: 'USD' });

const account = (id: string, more: object = {}) => ({
  id,
  type: 'ORGANIZATION' as const,
  hasBillingAddress: true,
  hasOrdered: true,
  ...more,
});
const personal = account('own', { type: 'PERSONAL', hasOrdered: false });
const school = account('school');

const KNOWN: ReadinessKnowledge = {
  isSignedIn: true,
  failed: new Set(),
  accounts: [school],
  qualifiedUsers: [{ id: 'priya', level: 'ABC' }],
  now: NOW,
};
const failing = (...failed: ('cart' | 'accounts' | 'qualifiedUsers' | 'paymentTypes')[]) => ({
  failed: new Set(failed),
});

/** Returns each need as a line, such as `needed account choose`. */
const told = (cart: StepCart, known: Partial<ReadinessKnowledge> = {}): string[] =>
  readinessOf(cart, { ...KNOWN, ...known }).map((need: Need) =>
    [need.state, need.kind, 'why' in need ? need.why : undefined].filter(Boolean).join(' '),
  );

describe('what a cart still needs [LEAD-01 part]', () => {
  it('is nothing without lines', () => {
    expect(told(bare())).toEqual([]);
    expect(isReady([])).toBe(false);
  });

  it.each<[string, StepCart, Partial<ReadinessKnowledge>, string[]]>([
    ['whose only account is chosen by itself', bare(line()), {}, ['done account']],
    [
      'that the sanctions check declined [CHK-13 c part]',
      bare(line()),
      { isDeclined: true },
      ['needed declined', 'done account'],
    ],
    [
      'of which an order waits for its outcome [REL-02 part]',
      { ...bare(line()), payment: { type: 'CARD' } },
      { underWay: 'sent' },
      ['needed under-way', 'done account'],
    ],
    [
      'of which an order waits for the answer to the bank’s question [CHK-14 j part] [REL-02 part]',
      { ...bare(line()), payment: { type: 'CARD' } },
      { underWay: 'challenge' },
      ['needed challenge', 'done account'],
    ],
    [
      'whose card was refused for the last order [CHK-14 b part]',
      { ...bare(line()), payment: { type: 'CARD' } },
      { isCardRefused: true },
      ['needed card-refused', 'done account'],
    ],
    [
      'whose refused card the service dropped: a payment is still to be given [CHK-14 b part] [LEAD-01 g part]',
      bare(line()),
      { isCardRefused: true },
      ['needed card-refused', 'done account'],
    ],
    [
      'that could not be read, of which nothing is claimed after a card was refused',
      bare(line()),
      { isCardRefused: true, ...failing('cart') },
      ['unknown account', 'unknown purchase-order'],
    ],
    [
      'that never had a payment: the checkout asks for one in its turn, as it does for an address',
      { ...bare(line()), accountId: 'school' },
      {},
      ['done account'],
    ],
    [
      'that is paid in another way since a card was refused',
      { ...bare(line()), payment: { type: 'BANK_TRANSFER' } },
      { isCardRefused: true },
      ['done account'],
    ],
    [
      'of somebody with several accounts',
      bare(line({ level: 'C' })),
      { accounts: [personal, school] },
      ['needed account choose', 'note level account-first'],
    ],
    ['of somebody without an account', bare(line()), { accounts: [] }, ['needed account no-account']],
    [
      'of aimswebPlus on a personal account [LEAD-01 b]',
      bare(licence),
      { accounts: [personal] },
      ['needed account organization-only', 'needed aimsweb'],
    ],
    [
      'of an account without a billing address',
      bare(line()),
      { accounts: [account('bare', { hasBillingAddress: false })] },
      ['needed account no-billing-address'],
    ],
    [
      'of a level that the customer lacks [LEAD-01 a]',
      bare(line({ level: 'C' })),
      { accounts: [personal], qualifiedUsers: [{ id: 'own', level: 'AB' }] },
      ['needed level own-level', 'done account'],
    ],
    [
      'of a level that the customer has',
      bare(line({ level: 'B' })),
      { accounts: [personal], qualifiedUsers: [{ id: 'own', level: 'AB' }] },
      ['done account', 'done level'],
    ],
    [
      'of a level that nobody has',
      bare(line({ level: 'C' })),
      { qualifiedUsers: [{ id: 'felix' }] },
      ['needed level nobody-qualified', 'done account'],
    ],
    [
      'of a level, where somebody is to be chosen',
      bare(line({ level: 'C' })),
      {},
      ['needed level choose', 'done account'],
    ],
    [
      'whose qualified user is chosen',
      { ...bare(line({ level: 'C' })), accountId: 'school', qualifiedUserLevel: 'ABC' },
      {},
      ['done account', 'done level'],
    ],
    [
      'of Q-global and aimswebPlus [LEAD-01 c]',
      bare(qGlobal, licence),
      {},
      ['needed q-global', 'needed aimsweb', 'done account'],
    ],
    [
      'of Q-global and aimswebPlus that are chosen',
      { ...bare(qGlobal, licence), accountId: 'school', hasQGlobal: true, hasAimsweb: true },
      {},
      ['done account', 'done q-global', 'done aimsweb'],
    ],
    [
      'whose account is gone: what was chosen with it goes along',
      { ...bare(qGlobal), accountId: 'gone', hasQGlobal: true },
      {},
      ['needed q-global', 'done account'],
    ],
    [
      'with all that can be wrong with its lines at once [LEAD-01 d part] [LEAD-01 e]',
      {
        ...bare(
          line({ purchasable: false }),
          line({ code: 'FEW', minimum: 2 }),
          line({ code: 'MANY', maximum: 1, quantity: 2 }),
          licence,
          training,
        ),
        hasAimsweb: true,
        aimsweb: { minimum: 300, subtotal: 299.99 },
      },
      {},
      [
        'needed not-purchasable',
        'needed below-minimum',
        'needed above-maximum',
        'needed aimsweb-minimum',
        'needed training',
        'needed aimsweb',
        'done account',
      ],
    ],
    [
      'at the minimum, with its training',
      {
        ...bare(licence, { ...training, trainingComplete: true }),
        accountId: 'school',
        hasAimsweb: true,
        aimsweb: { minimum: 300, subtotal: 300 },
      },
      {},
      ['done aimsweb-minimum', 'done training', 'done account', 'done aimsweb'],
    ],
    [
      'of a total that can’t be told',
      { ...bare(line()), total: undefined },
      {},
      ['needed unknown-amount', 'done account'],
    ],
  ])('%s', (_what, cart, known, expected) => {
    expect(told(cart, known)).toEqual(expected);
  });

  it('says how much of aimswebPlus is missing, exactly [LEAD-01 d]', () => {
    const cart = { ...bare(licence), aimsweb: { minimum: 300, subtotal: 299.99 } };
    expect(readinessOf(cart, KNOWN)[0]).toMatchObject({ amount: 300, subtotal: 299.99, missing: 0.01 });
  });

  const A = line({ code: 'A', level: 'A' });
  const B = line({ code: 'B', level: 'B' });
  const C = line({ code: 'C', level: 'C' });
  it.each<[string, Partial<ReadinessKnowledge>, string[]]>([
    [
      'a customer of level A',
      { accounts: [personal], qualifiedUsers: [{ id: 'own', level: 'A' }] },
      ['B', 'C'],
    ],
    [
      'a customer of levels A and B',
      { accounts: [personal], qualifiedUsers: [{ id: 'own', level: 'AB' }] },
      ['C'],
    ],
    ['a customer of no level', { accounts: [personal], qualifiedUsers: [{ id: 'own' }] }, ['A', 'B', 'C']],
    [
      'an account of levels A and B',
      {
        qualifiedUsers: [
          { id: 'x', level: 'A' },
          { id: 'y', level: 'AB' },
        ],
      },
      ['C'],
    ],
    ['an account of nobody', { qualifiedUsers: [] }, ['A', 'B', 'C']],
    ['an account where somebody may buy all', {}, ['C']],
  ])('names the products whose level is lacking: %s [LEAD-01 a]', (_whose, known, codes) => {
    const needs = readinessOf(bare(A, B, line({ code: 'PLAIN' }), C), { ...KNOWN, ...known });
    expect(needs.find(({ kind }) => kind === 'level')?.lines).toEqual(codes);
  });

  it('names the trainings that lack something, and no others [LEAD-01 e]', () => {
    const whole = { ...training, code: 'WHOLE', trainingComplete: true };
    const [need] = readinessOf({ ...bare(whole, training), accountId: 'school' }, KNOWN);
    expect(need).toEqual({ kind: 'training', state: 'needed', lines: ['TRN'] });
  });

  it('names the products that only an organization may buy, and no others [LEAD-01 b]', () => {
    const [need] = readinessOf(bare(line(), licence), { ...KNOWN, accounts: [personal] });
    expect(need).toMatchObject({ kind: 'account', why: 'organization-only', lines: ['LIC'] });
  });

  it('of nobody: what the cart alone tells, and to sign in [LEAD-01 part]', () => {
    const cart = { ...bare(line({ level: 'C' }), qGlobal, training), hasQGlobal: true };
    expect(told(cart, { isSignedIn: false, accounts: undefined })).toEqual([
      'needed sign-in',
      'needed training',
    ]);
  });
});

describe('a purchase order [LEAD-01 f]', () => {
  const chosen = { ...bare(line()), accountId: 'school' };
  const type = 'PURCHASE_ORDER' as const;
  it.each<[string, StepCart, Partial<ReadinessKnowledge>, string | undefined]>([
    ['that the service takes', chosen, { paymentTypes: [{ type, allowed: true }] }, 'done purchase-order'],
    [
      'below its threshold',
      chosen,
      {
        paymentTypes: [
          {
            type,
            allowed: false,
            reason: 'BELOW_THRESHOLD',
            threshold: { value: 500, currencyIso: 'USD' },
          },
        ],
      },
      'note purchase-order BELOW_THRESHOLD',
    ],
    [
      'that is refused without a reason',
      chosen,
      { paymentTypes: [{ type, allowed: false }] },
      'note purchase-order NOT_OFFERED',
    ],
    [
      'that the service does not list',
      chosen,
      { paymentTypes: [{ type: 'CARD', allowed: true }] },
      undefined,
    ],
    [
      'of the only account, a personal one: nobody expects it',
      bare(line()),
      { accounts: [personal] },
      undefined,
    ],
    [
      'of the chosen account, a personal one',
      { ...chosen, accountId: personal.id },
      { accounts: [personal], paymentTypes: [{ type, allowed: false, reason: 'PERSONAL_ACCOUNT' }] },
      undefined,
    ],
    [
      'of the chosen account, a personal one of somebody with an organization',
      { ...chosen, accountId: personal.id },
      { accounts: [personal, school], paymentTypes: [{ type, allowed: false, reason: 'PERSONAL_ACCOUNT' }] },
      'note purchase-order PERSONAL_ACCOUNT',
    ],
    [
      'of the only account, which has not ordered',
      bare(line()),
      { accounts: [account('new', { hasOrdered: false })] },
      'note purchase-order NO_FIRST_ORDER',
    ],
    [
      'of the chosen account, a personal one, where a card is chosen: nobody asked for it',
      { ...chosen, accountId: personal.id, payment: { type: 'SAVED_CARD' } },
      { accounts: [personal, school], paymentTypes: [{ type, allowed: false, reason: 'PERSONAL_ACCOUNT' }] },
      undefined,
    ],
    [
      'that was not taken, where a new card is chosen',
      { ...chosen, payment: { type: 'CARD' } },
      { paymentTypes: [{ type, allowed: false }] },
      undefined,
    ],
    [
      'that is not taken, where the chosen card was refused: another way to pay is wanted',
      { ...chosen, payment: { type: 'CARD' } },
      { isCardRefused: true, paymentTypes: [{ type, allowed: false, reason: 'NO_FIRST_ORDER' }] },
      'note purchase-order NO_FIRST_ORDER',
    ],
    [
      'that is not taken any more, though it is chosen',
      { ...chosen, payment: { type } },
      { paymentTypes: [{ type, allowed: false }] },
      'note purchase-order NOT_OFFERED',
    ],
    [
      'that the service takes, where a card is chosen',
      { ...chosen, payment: { type: 'CARD' } },
      { paymentTypes: [{ type, allowed: true }] },
      'done purchase-order',
    ],
    ['of the only account: nothing is promised', bare(line()), {}, undefined],
    ['of nothing to pay', { ...chosen, total: 0 }, { paymentTypes: [{ type, allowed: true }] }, undefined],
  ])('%s', (_what, cart, known, expected) => {
    expect(told(cart, known).find((one) => one.includes('purchase-order'))).toBe(expected);
  });

  it('is never needed: without it a cart is ready', () => {
    const known = { ...KNOWN, paymentTypes: [{ type, allowed: false }] };
    expect(isReady(readinessOf(chosen, known))).toBe(true);
  });
});

describe('what could not be read [LEAD-01 g]', () => {
  const cart: StepCart = {
    ...bare(line({ level: 'C' }), qGlobal, training),
    accountId: 'school',
    qualifiedUserLevel: 'ABC',
    hasQGlobal: true,
  };
  it.each<[string, Partial<ReadinessKnowledge>, string[]]>([
    [
      'the customer’s cart',
      failing('cart'),
      ['unknown training', 'unknown account', 'unknown level', 'unknown q-global', 'unknown purchase-order'],
    ],
    [
      'the accounts',
      { ...failing('accounts'), accounts: undefined },
      ['needed training', 'unknown account', 'done level', 'done q-global'],
    ],
    [
      'the ways to pay',
      failing('paymentTypes'),
      ['needed training', 'unknown purchase-order', 'done account', 'done level', 'done q-global'],
    ],
  ])('%s, is never said to be fine', (_what, known, expected) => {
    expect(told(cart, known)).toEqual(expected);
    expect(isReady(readinessOf(cart, { ...KNOWN, ...known }))).toBe(false);
  });

  it('the qualified users: a level is unknown, unless somebody has been chosen', () => {
    const known = { ...failing('qualifiedUsers'), qualifiedUsers: undefined };
    expect(told(bare(line({ level: 'C' })), known)).toEqual(['unknown level', 'done account']);
    expect(told(cart, known)).toContain('done level');
  });
});

describe('the account that is foreseen', () => {
  it.each<[string, StepCart, ReadinessKnowledge['accounts'], string | undefined]>([
    ['the cart’s own', { ...bare(line()), accountId: 'school' }, [personal, school], 'school'],
    ['the cart’s own, before the accounts are known', { ...bare(line()), accountId: 'x' }, undefined, 'x'],
    ['the only one', bare(line()), [school], 'school'],
    ['the only one that can buy aimswebPlus', bare(licence), [personal, school], 'school'],
    ['none of several', bare(line()), [personal, school], undefined],
    ['none before they are known', bare(line()), undefined, undefined],
  ])('is %s', (_what, cart, accounts, expected) => {
    expect(foreseenAccount(cart, { accounts, now: NOW })).toBe(expected);
  });
});
