import { describe, expect, it } from 'vitest';
import { listAccounts, type Account } from '../../src/api/account/account.contract.ts';
import { listQualifiedUsers, type QualifiedUser } from '../../src/api/account/qualified-user.contract.ts';
import {
  enterCheckout,
  previewCheckout,
  type CheckoutCart,
} from '../../src/api/checkout/checkout-cart.contract.ts';
import { covers } from '../../src/api/checkout/qualification.rules.ts';
import { toStepAccount, toStepCart } from '../../src/api/checkout/step-cart.rules.ts';
import { accountFault, checkoutSteps, isReadyToPlace } from '../../src/api/checkout/steps.rules.ts';
import { listPaymentTypes } from '../../src/api/payment/payment-type.contract.ts';
import { foreseenAccount } from '../../src/api/checkout/customer-needs.rules.ts';
import type { Need, NeedKind } from '../../src/api/checkout/need.rules.ts';
import { isReady, readinessOf } from '../../src/api/checkout/readiness.rules.ts';
import {
  cardToken,
  EXTENDED_SETUPS,
  occ,
  parsed,
  placeCurrent,
  refusal,
  shopper,
  STREET,
  tokenIn,
  type Customer,
  type Occ,
} from './checkout-setup.ts';
import { NOON } from './occ-setup.ts';

/*
 * Tests that the cart's panel, the step rule and the service agree over the same carts. Each cart is placed again and
 * again, and the reason of each refusal is mended, until there is an order.
 */

const CUSTOMERS = [
  ['ana', 'with a personal account'],
  ['user-ada', 'of level A'],
  ['user-abel', 'of level AB'],
  ['user-mara', 'with a personal account and two organizations'],
  ['user-olive', 'with five hundred organizations'],
  ['user-ned', 'of an organization where nobody is qualified'],
  ['user-tess', 'of a tax-exempt organization'],
  ['user-nina', 'of an organization that has not ordered yet'],
  ['user-bill', 'of an organization without a billing address'],
  ['user-ole', 'of an organization with a discount'],
] as const;

const LINES: readonly (readonly [what: string, lines: Readonly<Record<string, number>>])[] = [
  ['a printed product of no level', { 'FMS-KIT': 2 }],
  ['a printed product of level C', { 'LMS4-KIT': 1 }],
  ['Q-global', { 'LMS4-QGR': 25 }],
  ['aimswebPlus below its minimum', { 'RPW-G3-LIC': 6 }],
  ['aimswebPlus above it, and a test', { 'RPW-G3-LIC': 7, 'LMS4-KIT': 1 }],
  ['a training among all the others', { 'FMS-TRN': 1, 'LMS4-KIT': 1, 'LMS4-QGR': 1, 'RPW-G3-LIC': 1 }],
];

const CARTS = CUSTOMERS.flatMap(([userId, who]) =>
  LINES.map(([what, lines]) => [userId, who, what, lines] as const),
);

type Known = {
  cart: CheckoutCart;
  accounts: readonly Account[];
  users: readonly QualifiedUser[];
  needs: readonly Need[];
};

/** Returns everything that the panel reads, and the panel's lines. */
const look = async (one: Customer): Promise<Known> => {
  const cart = parsed(previewCheckout, await one.cart('GET', '/defaults'));
  const step = toStepCart(cart);
  const { accounts } = parsed(listAccounts, await one.ask('GET', '/accounts'));
  const known = {
    isSignedIn: true,
    failed: new Set<never>(),
    accounts: accounts.map((account) => ({ ...toStepAccount(account), hasOrdered: account.hasOrdered })),
    now: NOON,
  };
  const account = foreseenAccount(step, known);
  const users =
    account === undefined
      ? undefined
      : parsed(listQualifiedUsers, await one.ask('GET', `/accounts/${account}/qualifiedusers`))
          .qualifiedUsers;
  const isForeseen = cart.chosen.some(({ step: id }) => id === 'account');
  const paymentTypes =
    cart.customerAccount && !isForeseen
      ? parsed(listPaymentTypes, await one.cart('GET', '/paymenttypes')).paymentTypes
      : undefined;
  const needs = readinessOf(step, { ...known, qualifiedUsers: users, paymentTypes });
  return { cart, accounts, users: users ?? [], needs };
};

/**
 * Enters the checkout, and chooses what the panel says nothing of. The service refuses or drops what the cart does not
 * need. Returns how the entry adapted the lines.
 */
const fillIn = async (api: Occ, one: Customer) => {
  const { cartModifications } = parsed(enterCheckout, await one.cart('PUT', '/defaults', {}));
  await one.cart('PUT', '/addresses/delivery?addressId=home');
  await one.cart('PUT', '/deliverymode?deliveryModeId=ground');
  await one.cart('PUT', '/billingaddress', { address: STREET });
  await one.cart('PUT', '/paymenttype', {
    type: 'CARD',
    paymentToken: tokenIn(await cardToken(api)),
    firstName: 'Mara',
    lastName: 'Lindqvist',
  });
  return cartModifications;
};

/** The line of the panel that a refusal of placing belongs to. */
const KINDS: readonly (readonly [refusal: RegExp, kind: NeedKind])[] = [
  [/MinimumNotMet aimsweb/, 'aimsweb-minimum'],
  [/MinimumNotMet/, 'below-minimum'],
  [/TrainingMissing/, 'training'],
  [/QGlobalAccountInvalid/, 'q-global'],
  [/AccountInvalid aimsweb/, 'aimsweb'],
  [/AccountInvalid/, 'account'],
  [/QualifiedUserMissing/, 'level'],
];
const kindOf = (told: string): NeedKind | undefined => KINDS.find(([pattern]) => pattern.test(told))?.[1];

const TRAINING = {
  dates: ['2027-06-01', '2027-06-02'],
  contact: {
    firstName: 'Mara',
    lastName: 'Lindqvist',
    email: 'mara@practice.example',
    phone: '2025550143',
    country: 'US',
  },
  participants: [{ firstName: 'Ines', lastName: 'Vidal', email: 'ines@practice.example' }],
};

/** Does what the link of the panel's line leads to. */
const mend = async (kind: NeedKind, one: Customer, { cart, accounts, users }: Known): Promise<void> => {
  const lines = toStepCart(cart).lines;
  const entry = (find: (line: (typeof lines)[number]) => boolean) => `/entries/${lines.findIndex(find)}`;
  const MENDS: Partial<Record<NeedKind, () => Promise<unknown>>> = {
    'below-minimum': () =>
      one.cart(
        'PATCH',
        entry(({ quantity, minimum = 1 }) => quantity < minimum),
        { quantity: 4 },
      ),
    training: () => one.cart('PUT', `${entry(({ format }) => format === 'TRAINING')}/training`, TRAINING),
    'aimsweb-minimum': () =>
      one.cart(
        'PATCH',
        entry(({ format }) => format === 'AIMSWEB'),
        { quantity: 7 },
      ),
    aimsweb: () => one.cart('PUT', '/aimswebaccount', { kind: 'NEW', termsAccepted: true }),
    'q-global': () => one.cart('PUT', '/qglobalaccount', { kind: 'NEW' }),
    account: async () => {
      const valid = accounts.find((account) => accountFault(toStepAccount(account), lines) === undefined);
      if (valid) return one.cart('PUT', '/account', { id: valid.id });
      const bare = accounts.find(({ type }) => type === 'ORGANIZATION');
      return bare
        ? one.ask('PUT', `/accounts/${bare.id}/billingaddress`, { body: STREET })
        : one.ask('POST', '/accounts/verification', { body: { number: '4470', termsAccepted: true } });
    },
    level: async () => {
      const able = users.find(({ level }) => covers(level, 'C'));
      if (able) return one.cart('PUT', '/qualifieduser', { id: able.id });
      const { customerAccount: account } = cart;
      return account?.type === 'ORGANIZATION' && account.membership !== 'UNCONFIRMED'
        ? one.ask('POST', `/accounts/${account.id}/qualifiedusers`, {
            body: { email: 'wanda.kerr@practice.example' },
          })
        : one.cart(
            'DELETE',
            entry(({ level }) => level === 'C'),
          );
    },
  };
  await MENDS[kind]?.();
};

const kindsIn = (needs: readonly Need[], state: Need['state']): NeedKind[] =>
  needs.filter((need) => need.state === state).map(({ kind }) => kind);

/** Places the cart until it is ordered. Returns the refusals. Throws if panel, steps and service disagree. */
const placeWhole = async (api: Occ, one: Customer): Promise<readonly string[]> => {
  const refused: string[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const before = await look(one);
    compareAccounts(before);
    await comparePurchaseOrder(one, before);
    const adapted = await fillIn(api, one);
    const known = await look(one);
    // The panel has foreseen what the checkout does by itself.
    if (adapted.length === 0)
      expect(kindsIn(known.needs, 'needed'), 'foreseen').toEqual(kindsIn(before.needs, 'needed'));
    if (known.cart.entries.length === 0) return refused;
    const steps = checkoutSteps(toStepCart(await one.read()), {
      accounts: known.accounts.map(toStepAccount),
      qualifiedUsers: known.users,
      purpose: 'order',
      now: NOON,
    });
    expect(isReadyToPlace(steps), 'steps').toBe(isReady(known.needs));
    const answer = await placeCurrent(one);
    const told = refusal(answer);
    expect(answer.status === 201, told).toBe(isReady(known.needs));
    if (answer.status === 201) return refused;
    const kind = kindOf(told);
    expect(kindsIn(known.needs, 'needed'), told).toContain(kind);
    refused.push(kind!);
    await mend(kind!, one, known);
  }
  throw new Error(`Not placed after ${refused.join()}.`);
};

/** Checks the number of accounts that the panel names: the checkout disables every account with a fault. */
const compareAccounts = ({ cart, accounts, needs }: Known): void => {
  // A cart whose lines were all taken out needs nothing.
  if (cart.entries.length === 0) return;
  const need = needs.find(({ kind }) => kind === 'account');
  if (need?.kind !== 'account') throw new Error('No line on the account.');
  const { lines } = toStepCart(cart);
  const enabled = accounts.filter((one) => accountFault(toStepAccount(one), lines) === undefined);
  expect(need.choices, 'accounts').toBe(enabled.length);
  // The only account is chosen by itself, unless it is unconfirmed (CHK-21 g).
  const isChosen = enabled.length === 1 && enabled[0]?.membership !== 'UNCONFIRMED';
  if (need.why === 'choose') expect(isChosen, 'accounts').toBe(false);
};

/**
 * Checks the panel's line on purchase orders by a write to the service. What the line says before an account is chosen
 * must hold once it is.
 */
const comparePurchaseOrder = async (one: Customer, { cart, needs }: Known): Promise<void> => {
  const need = needs.find(({ kind }) => kind === 'purchase-order');
  if (!need || need.kind !== 'purchase-order') return;
  if (!(await one.read()).customerAccount) {
    expect(need.state).toBe('note');
    await one.cart('PUT', '/account', { id: cart.customerAccount?.id });
  }
  const answer = await one.cart('PUT', '/paymenttype', {
    type: 'PURCHASE_ORDER',
    purchaseOrderNumber: 'PO-1',
  });
  expect(answer.status === 200, refusal(answer)).toBe(need.state === 'done');
  if (need.state === 'note') expect(refusal(answer)).toContain(need.why);
};

const [setup] = EXTENDED_SETUPS;

describe('the cart’s readiness is never at odds with its checkout [LEAD-01 g]', () => {
  it('over 60 carts', () => {
    expect(CARTS).toHaveLength(60);
  });

  it.each(CARTS)('%s (%s), %s', async (userId, _who, _what, lines) => {
    const api = occ(setup);
    const one = await shopper(api, userId, lines);
    await placeWhole(api, one);
  });

  const change = (api: Occ, more: object) =>
    api.repository.saveProduct({ ...api.repository.product('FMS-KIT')!, ...more });

  it('of a customer whom the service knows: by their default account, and by their last order [CHK-21 g]', async () => {
    const api = occ(setup);
    const ordered = await shopper(api, 'user-mara', { 'LMS4-KIT': 1 });
    expect(kindsIn((await look(ordered)).needs, 'needed')).toEqual(['account']);
    await placeWhole(api, ordered);
    await ordered.ask('PATCH', '/preferences', { body: { defaultAccountId: 'org-4411' } });
    const other = await shopper(api, 'user-mara', { 'FMS-KIT': 1 });
    expect(isReady((await look(other)).needs)).toBe(true);
    expect(await placeWhole(api, other)).toEqual([]);
    await ordered.ask('PATCH', '/preferences', { body: { defaultAccountId: null } });
    const again = await shopper(api, 'user-mara', { 'FMS-KIT': 1 });
    expect((await look(again)).cart.customerAccount?.id).toBe('org-4411');
    expect(await placeWhole(api, again)).toEqual([]);
  });

  it('of lines that the entry adapts, and of one that the shopper must', async () => {
    for (const [more, kind, mended] of [
      [{ retired: {} }, 'not-purchasable', []],
      [{ maxOrderQuantity: 2 }, 'above-maximum', []],
      [{ minOrderQuantity: 4 }, 'below-minimum', ['below-minimum']],
    ] as const) {
      const api = occ(setup);
      const one = await shopper(api, 'ana', { 'FMS-KIT': 3, 'FMS-DIG': 1 });
      change(api, more);
      expect(kindsIn((await look(one)).needs, 'needed')).toEqual([kind]);
      expect(await placeWhole(api, one)).toEqual(mended);
    }
  });
});
