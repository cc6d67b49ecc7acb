import { describe, expect, it } from 'vitest';
import { accountsIn } from '../../demo-host/backend/account/store.ts';
import { addressesIn } from '../../demo-host/backend/address/store.ts';
import { cardsIn } from '../../demo-host/backend/card/store.ts';
import { createClock } from '../../demo-host/backend/core/clock.ts';
import { ordersIn, type StoredOrder } from '../../demo-host/backend/order/store.ts';
import { preferencesIn } from '../../demo-host/backend/preferences/store.ts';
import { qualificationsIn } from '../../demo-host/backend/qualification/store.ts';
import { qualifiedUsersIn } from '../../demo-host/backend/qualified-user/store.ts';
import { createPeople } from '../../demo-host/identity/people.ts';
import {
  enterCheckout,
  previewCheckout,
  type EnteredCart,
} from '../../src/api/checkout/checkout-cart.contract.ts';
import { everyRow } from '../support/every-row.ts';
import {
  cardToken,
  customer,
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

const MARA = 'user-mara';
const VISA = '8796093054001';
const MASTER = '8796093054002';
const KIT = { 'FMS-KIT': 1 };
const LEVEL_C = { 'LMS4-KIT': 1 };

type Write = readonly [method: string, path: string, body?: unknown];

/** How an order was placed. `pays`: a new card, one that is saved with it, or the saved card with this id. */
type Past = {
  lines?: Record<string, number>;
  account?: string;
  choices?: readonly Write[];
  bill?: object;
  pays?: 'card' | 'kept card' | 'PURCHASE_ORDER' | 'BANK_TRANSFER' | (string & {});
};

const write = async (one: Customer, ...[method, path, body]: Write): Promise<void> => {
  const answer = await one.cart(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
};

const payment = async (api: Occ, pays: string): Promise<object> => {
  if (pays === 'PURCHASE_ORDER') return { type: pays, purchaseOrderNumber: 'PO-7' };
  if (pays === 'BANK_TRANSFER') return { type: pays };
  if (!pays.includes('card'))
    return {
      type: 'SAVED_CARD',
      paymentDetailsId: pays,
      securityCodeToken: tokenIn(await cardToken(api, '', 'saved')),
    };
  return {
    type: 'CARD',
    paymentToken: tokenIn(await cardToken(api)),
    firstName: 'Mara',
    lastName: 'Lindqvist',
    saveCard: pays === 'kept card',
  };
};

const HOME: readonly Write[] = [
  ['PUT', '/addresses/delivery?addressId=home'],
  ['PUT', '/deliverymode?deliveryModeId=ground'],
];

/** Makes a customer's order and returns its number. */
const order = async (
  api: Occ,
  userId: string,
  { lines = KIT, account = 'org-4410', choices = HOME, bill = { use: 'DELIVERY' }, pays = 'card' }: Past = {},
): Promise<string> => {
  const one = await shopper(api, userId, lines);
  await write(one, 'PUT', '/account', { id: account });
  for (const choice of choices) await write(one, ...choice);
  await write(one, 'PUT', '/billingaddress', bill);
  await write(one, 'PUT', '/paymenttype', await payment(api, pays));
  const placed = await placeCurrent(one);
  if (placed.status !== 201) throw new Error(placed.text);
  return (placed.json as { code: string }).code;
};

/** Returns what was chosen, one text a step: its id, what the cart now has, and where that comes from. */
const told = (cart: EnteredCart): string[] => {
  const { customerAccount, qualifiedUser, qGlobalAccount, deliveryAddress, deliveryMode, billingAddress } =
    cart;
  const { type, card, lacks } = cart.payment ?? {};
  const values: Record<string, string | undefined> = {
    account: customerAccount?.id,
    'qualified-user': qualifiedUser?.id,
    'q-global': qGlobalAccount && `${qGlobalAccount.kind} ${qGlobalAccount.number}`,
    'shipping-address': deliveryAddress?.id,
    'shipping-method': deliveryMode?.code,
    'billing-address': billingAddress?.id,
    payment: [type, card?.id, lacks].filter(Boolean).join(' '),
  };
  return cart.chosen.map(({ step, from, placed }) => {
    expect(placed, step).toBe(from === 'lastOrder' ? new Date(NOON).toISOString() : undefined);
    return `${step} ${values[step]} ${from}`;
  });
};

const enter = async (one: Customer): Promise<EnteredCart> =>
  parsed(enterCheckout, await one.cart('PUT', '/defaults', {}));

/** What mara's usual order chooses for her next one. */
const USUAL = [
  'account org-4410 lastOrder',
  'shipping-address home lastOrder',
  'shipping-method ground lastOrder',
  'billing-address home lastOrder',
  `payment SAVED_CARD ${VISA} securityCode preference`,
];
const without = (...steps: string[]): string[] =>
  USUAL.filter((text) => !steps.some((step) => text.startsWith(step)));
const instead = (...texts: string[]): string[] =>
  USUAL.map((usual) => texts.find((text) => text.split(' ')[0] === usual.split(' ')[0]) ?? usual);

const people = createPeople();
const belongings = ({ repository }: Occ) => {
  const clock = createClock();
  clock.hold(NOON);
  return {
    accounts: accountsIn({ repository, people }),
    addresses: addressesIn({ repository, people }),
    cards: cardsIn(repository),
    orders: ordersIn(repository),
    preferences: preferencesIn(repository),
    qualifications: qualificationsIn({ repository, clock }),
    users: qualifiedUsersIn({ repository, people, clock }),
  };
};
const prefer = (api: Occ, defaultAccountId: string): void => {
  const { preferences } = belongings(api);
  preferences.save(MARA, { ...preferences.of(MARA), defaultAccountId });
};
const changeOrders = (api: Occ, change: (order: StoredOrder) => StoredOrder): void => {
  const { orders } = belongings(api);
  for (const one of orders.of(MARA)) orders.save(change(one));
};
const changeCard = (api: Occ, id: string, more: object): void => {
  const { cards } = belongings(api);
  cards.put(MARA, id, { ...cards.get(MARA, id)!, ...more });
};
const settle = (api: Occ, settings: object) => api.askRoot('POST', '/__settings', { body: { settings } });

type Row = {
  what: string;
  /** Mara, unless named. */
  user?: string;
  /** The order before; none if it is null. */
  past?: Past | null;
  between?: (api: Occ) => unknown;
  lines?: Record<string, number>;
  /** What the shopper has chosen in the new cart. */
  writes?: readonly Write[];
  chosen: readonly string[];
  /** The steps whose usual choice can't be used any more, each with its reason. */
  notChosen?: readonly string[];
};

const PERSONAL = 'personal-user-mara';
const SCORING = { 'FMS-QGR': 1 };
const TO_ACCOUNT = 'billing-address billing-4410 lastOrder';
const QUALIFIED: Write = ['PUT', '/qualifieduser', { id: 'qu-priya' }];

const ROWS: readonly Row[] = [
  { what: 'the last order', chosen: USUAL },
  {
    what: 'an empty cart has no choices',
    lines: {},
    chosen: [],
  },
  // The account.
  {
    what: 'the account of the preferences comes first, and without an order for it nothing follows',
    between: (api) => prefer(api, 'org-4411'),
    chosen: ['account org-4411 preference'],
  },
  {
    what: 'the account of the preferences, with its own last order',
    past: { account: PERSONAL },
    between: async (api) => {
      await order(api, MARA, { account: 'org-4410', pays: MASTER });
      prefer(api, PERSONAL);
    },
    chosen: instead(`account ${PERSONAL} preference`, 'shipping-address home preference'),
  },
  {
    what: 'a default account that is not valid for aimswebPlus gives way',
    between: (api) => prefer(api, PERSONAL),
    lines: { 'RPW-G3-LIC': 60 },
    chosen: instead('billing-address billing-4410 only').filter((text) => !text.startsWith('shipping')),
  },
  {
    what: 'a default account without a billing address gives way',
    between: (api) => {
      const { accounts } = belongings(api);
      accounts.save({ ...accounts.get(MARA, 'org-4411')!, billingAddress: undefined });
      prefer(api, 'org-4411');
    },
    chosen: USUAL,
  },
  {
    what: 'an unconfirmed account is never chosen: neither the default, nor the last order’s',
    user: 'user-ned',
    past: null,
    between: async (api) => {
      const ned = customer(api, 'user-ned');
      await ned.ask('POST', '/accounts/verification', { body: { number: '4470', termsAccepted: true } });
      await order(api, 'user-ned', { account: 'org-4470' });
      const { preferences } = belongings(api);
      preferences.save('user-ned', { ...preferences.of('user-ned'), defaultAccountId: 'org-4470' });
    },
    chosen: [],
  },
  { what: 'one of several accounts is not guessed', past: null, chosen: [] },
  { what: 'the only account', user: 'user-tess', past: null, chosen: ['account org-4430 only'] },
  {
    what: 'the only account that is valid for aimswebPlus',
    past: null,
    between: (api) => {
      const { accounts } = belongings(api);
      accounts.save({ ...accounts.get(MARA, 'org-4411')!, billingAddress: undefined });
    },
    lines: { 'RPW-G3-LIC': 60 },
    chosen: ['account org-4410 only'],
  },
  {
    what: 'none of several accounts where the usual one can’t be used any more',
    between: (api) => {
      const { accounts } = belongings(api);
      accounts.save({ ...accounts.get(MARA, 'org-4410')!, billingAddress: undefined });
    },
    notChosen: ['account gone'],
    chosen: [],
  },
  // Which order counts.
  {
    what: 'an order that was cancelled does not count',
    between: (api) => changeOrders(api, (one) => ({ ...one, reply: { ...one.reply, status: 'CANCELLED' } })),
    chosen: [],
  },
  {
    what: 'an order that customer service placed does not count',
    between: (api) =>
      changeOrders(api, (one) => ({
        ...one,
        reply: { ...one.reply, placedBy: { uid: 'user-sue', name: 'Sue Brandt, Customer Support' } },
      })),
    chosen: [],
  },
  {
    what: 'an order of another site does not count',
    between: (api) => changeOrders(api, (one) => ({ ...one, site: 'ukassessments' })),
    chosen: [],
  },
  {
    what: 'an order that the bank has not confirmed does not count',
    between: (api) => changeOrders(api, (one) => ({ ...one, knownFrom: NOON + 1 })),
    chosen: [],
  },
  {
    what: 'an order that an earlier version stored does not count',
    between: (api) => changeOrders(api, (one) => ({ ...one, used: undefined })),
    chosen: [],
  },
  {
    what: 'nor one that is not known to be for an account',
    between: async (api) => {
      await order(api, MARA, { account: 'org-4411' });
      changeOrders(api, (one) =>
        one.used?.accountId === 'org-4411' ? { ...one, used: { ...one.used, accountId: undefined } } : one,
      );
    },
    chosen: USUAL,
  },
  {
    what: 'the last of two orders',
    between: (api) =>
      order(api, MARA, {
        account: 'org-4411',
        choices: [
          ['PUT', '/addresses/delivery?addressId=work'],
          ['PUT', '/deliverymode?deliveryModeId=expedited'],
        ],
      }),
    chosen: instead(
      'account org-4411 lastOrder',
      'shipping-address work lastOrder',
      'shipping-method expedited lastOrder',
      'billing-address work lastOrder',
    ),
  },
  // Who is qualified.
  {
    what: 'the qualified user of the last order',
    past: { lines: LEVEL_C, choices: [...HOME, QUALIFIED] },
    lines: LEVEL_C,
    chosen: [USUAL[0]!, 'qualified-user qu-priya lastOrder', ...USUAL.slice(1)],
  },
  {
    what: 'nobody whose level fell',
    past: { lines: LEVEL_C, choices: [...HOME, QUALIFIED] },
    between: (api) =>
      belongings(api).users.add('org-4410', {
        id: 'qu-priya',
        firstName: 'Priya',
        lastName: 'Raman',
        email: 'priya.raman@practice.example',
        level: 'AB',
      }),
    lines: LEVEL_C,
    notChosen: ['qualified-user gone'],
    chosen: USUAL,
  },
  {
    what: 'nobody where no line has a level',
    past: { lines: LEVEL_C, choices: [...HOME, QUALIFIED] },
    chosen: USUAL,
  },
  {
    what: 'the customer of a personal account, without an order',
    user: 'ana',
    past: null,
    lines: LEVEL_C,
    chosen: ['account personal-ana only', 'qualified-user ana only'],
  },
  {
    what: 'not the customer whose own level does not suffice',
    user: 'user-ada',
    past: null,
    lines: LEVEL_C,
    chosen: ['account personal-user-ada only'],
  },
  {
    what: 'not the customer whose qualification has expired since the order',
    past: { lines: LEVEL_C, account: PERSONAL, choices: [...HOME, ['PUT', '/qualifieduser', { id: MARA }]] },
    between: (api) => {
      const { qualifications } = belongings(api);
      qualifications.put(MARA, 'degree-1', {
        ...qualifications.get(MARA, 'degree-1')!,
        expires: '2027-02-28',
      });
    },
    lines: LEVEL_C,
    notChosen: ['qualified-user gone'],
    chosen: instead(`account ${PERSONAL} lastOrder`, 'shipping-address home preference'),
  },
  // Q-global.
  {
    what: 'the Q-global account of the last order',
    past: {
      lines: SCORING,
      choices: [['PUT', '/qglobalaccount', { kind: 'EXISTING', number: 'QG-100200' }]],
      bill: { use: 'ACCOUNT' },
    },
    lines: SCORING,
    chosen: [USUAL[0]!, 'q-global EXISTING QG-100200 lastOrder', TO_ACCOUNT, USUAL[4]!],
  },
  {
    what: 'the Q-global account that the last order made',
    past: {
      lines: SCORING,
      choices: [['PUT', '/qglobalaccount', { kind: 'NEW' }]],
      bill: { use: 'ACCOUNT' },
    },
    lines: SCORING,
    chosen: [USUAL[0]!, 'q-global EXISTING QG-100001 lastOrder', TO_ACCOUNT, USUAL[4]!],
  },
  ...[
    ['of the inventory', { kind: 'INVENTORY', number: 'QG-100200' }, {}, []] as const,
    ['that left the list', { kind: 'NEW' }, { qGlobalNumber: 'QG-200100' }, ['q-global gone']] as const,
  ].map(([what, qGlobal, used, notChosen]): Row => ({
    notChosen,
    what: `no Q-global account ${what}`,
    past: { lines: SCORING, choices: [['PUT', '/qglobalaccount', qGlobal]], bill: { use: 'ACCOUNT' } },
    between: (api) => changeOrders(api, (one) => ({ ...one, used: { ...one.used, ...used } })),
    lines: SCORING,
    chosen: [USUAL[0]!, TO_ACCOUNT, USUAL[4]!],
  })),
  // Addresses and the method.
  {
    what: 'on a personal account the default address comes before the last one',
    past: {
      account: PERSONAL,
      choices: [
        ['PUT', '/addresses/delivery?addressId=work'],
        ['PUT', '/deliverymode?deliveryModeId=expedited'],
      ],
    },
    chosen: instead(
      `account ${PERSONAL} lastOrder`,
      'shipping-address home preference',
      'shipping-method expedited lastOrder',
    ),
  },
  {
    what: 'without a default address the last one, as it is now',
    past: { account: PERSONAL },
    between: (api) => {
      const { addresses } = belongings(api);
      const { region: _, ...home } = addresses.get(MARA, 'home')!;
      addresses.put(MARA, 'home', { ...home, country: 'VN', isDefault: false });
    },
    chosen: instead(
      `account ${PERSONAL} lastOrder`,
      'shipping-address home lastOrder',
      'shipping-method expedited only',
    ),
  },
  {
    what: 'no address that was deleted, and no bill to it: the account’s own stands',
    past: { choices: [['PUT', '/addresses/delivery?addressId=work'], HOME[1]!] },
    between: (api) => customer(api, MARA).ask('DELETE', '/addresses/work'),
    notChosen: ['shipping-address gone'],
    chosen: instead('billing-address billing-4410 only').filter((text) => !text.startsWith('shipping')),
  },
  {
    what: 'no address that was typed for the last order alone',
    past: {
      choices: [['POST', '/addresses/delivery', STREET], HOME[1]!],
      bill: { address: STREET },
    },
    notChosen: ['shipping-address gone'],
    chosen: instead('billing-address billing-4410 only').filter((text) => !text.startsWith('shipping')),
  },
  {
    what: 'an address that was saved with the last order',
    past: {
      choices: [['POST', '/addresses/delivery?saveInAddressBook=true', STREET], HOME[1]!],
      bill: { addressId: 'work' },
    },
    between: (api) => {
      // The id is the store's; a plain one reads better here.
      const { addresses } = belongings(api);
      const saved = addresses.of(MARA).find(({ id }) => id.startsWith('00000000'))!;
      addresses.put(MARA, 'saved', { ...saved, id: 'saved' });
      changeOrders(api, (one) => ({ ...one, used: { ...one.used, deliveryAddressId: 'saved' } }));
    },
    chosen: instead('shipping-address saved lastOrder', 'billing-address work lastOrder'),
  },
  {
    what: 'an address of the account',
    past: {
      choices: [['PUT', '/addresses/delivery?addressId=store-room'], HOME[1]!],
      bill: { addressId: 'store-room' },
    },
    chosen: instead('shipping-address store-room lastOrder', 'billing-address store-room lastOrder'),
  },
  {
    what: 'no address that lost its name, or that nothing is sent to',
    between: (api) => {
      const { addresses } = belongings(api);
      const { firstName: _, ...nameless } = addresses.get(MARA, 'home')!;
      addresses.put(MARA, 'home', nameless);
    },
    notChosen: ['shipping-address gone'],
    chosen: instead('billing-address billing-4410 only').filter((text) => !text.startsWith('shipping')),
  },
  {
    what: 'no address in a country that nothing is sent to any more',
    between: (api) => {
      const { addresses } = belongings(api);
      const { region: _, ...home } = addresses.get(MARA, 'home')!;
      addresses.put(MARA, 'home', { ...home, country: 'AQ' });
    },
    notChosen: ['shipping-address gone'],
    chosen: instead('billing-address billing-4410 only').filter((text) => !text.startsWith('shipping')),
  },
  {
    what: 'where the last method is gone, the cheapest',
    between: (api) =>
      changeOrders(api, (one) => ({ ...one, used: { ...one.used, deliveryModeCode: 'pigeon' } })),
    chosen: USUAL,
  },
  {
    what: 'the only method of an address that the cart has, without an order',
    user: 'user-tess',
    past: null,
    between: (api) => {
      const { addresses } = belongings(api);
      addresses.put('user-tess', 'hanoi', {
        ...addresses.get('user-tess', 'home')!,
        id: 'hanoi',
        country: 'VN',
      });
    },
    writes: [['PUT', '/addresses/delivery?addressId=hanoi']],
    chosen: ['account org-4430 only', 'shipping-method expedited only'],
  },
  {
    what: 'none of two methods without an order',
    user: 'user-tess',
    past: null,
    writes: [['PUT', '/addresses/delivery?addressId=home']],
    chosen: ['account org-4430 only'],
  },
  {
    what: 'what is not shipped needs neither, and its bill goes to the account',
    lines: { 'FMS-DIG': 1 },
    chosen: instead('billing-address billing-4410 only').filter((text) => !text.startsWith('shipping')),
  },
  // Payment.
  {
    what: 'the card used last where the default one is expired',
    past: { pays: MASTER },
    between: (api) => changeCard(api, VISA, { expiryMonth: 2, expiryYear: 2027 }),
    chosen: instead(`payment SAVED_CARD ${MASTER} securityCode lastOrder`),
  },
  {
    what: 'the card used last where the default one is refused',
    past: { pays: MASTER },
    between: (api) => changeCard(api, VISA, { behaviour: 'declined' }),
    chosen: instead(`payment SAVED_CARD ${MASTER} securityCode lastOrder`),
  },
  {
    what: 'the card used last where none is the default',
    past: { pays: VISA },
    between: (api) => changeCard(api, VISA, { isDefault: false }),
    chosen: instead(`payment SAVED_CARD ${VISA} securityCode lastOrder`),
  },
  {
    what: 'the card that was saved with the last order',
    past: { pays: 'kept card' },
    between: async (api) => {
      const { cards } = belongings(api);
      for (const id of [VISA, MASTER]) cards.remove(MARA, id);
      const [kept] = cards.of(MARA);
      cards.put(MARA, 'kept', { ...kept!, id: 'kept' });
      expect(
        belongings(api)
          .orders.of(MARA)
          .map(({ used }) => used?.cardId),
      ).toEqual([kept!.id]);
      changeOrders(api, (one) => ({ ...one, used: { ...one.used, cardId: 'kept' } }));
    },
    chosen: instead('payment SAVED_CARD kept securityCode lastOrder'),
  },
  {
    what: 'no card that was deleted',
    past: { pays: MASTER },
    between: async (api) => {
      for (const id of [VISA, MASTER]) await customer(api, MARA).ask('DELETE', `/paymentdetails/${id}`);
    },
    notChosen: ['payment gone'],
    chosen: without('payment'),
  },
  {
    what: 'no card where neither is good any more',
    past: { pays: MASTER },
    between: (api) => {
      changeCard(api, VISA, { behaviour: 'declined' });
      changeCard(api, MASTER, { expiryMonth: 2, expiryYear: 2027 });
    },
    notChosen: ['payment refused'],
    chosen: without('payment'),
  },
  {
    what: 'a purchase order lacks its number, and the last one is not kept',
    past: { pays: 'PURCHASE_ORDER' },
    chosen: instead('payment PURCHASE_ORDER purchaseOrderNumber lastOrder'),
  },
  {
    what: 'no purchase order below today’s threshold',
    past: { pays: 'PURCHASE_ORDER' },
    between: (api) => settle(api, { purchaseOrderThreshold: 5000 }),
    notChosen: ['payment notAllowed'],
    chosen: without('payment'),
  },
  {
    what: 'a bank transfer lacks nothing',
    past: { pays: 'BANK_TRANSFER' },
    chosen: instead('payment BANK_TRANSFER lastOrder'),
  },
  {
    what: 'no bank transfer where it is not offered any more',
    past: { pays: 'BANK_TRANSFER' },
    between: (api) => settle(api, { bankTransfer: false }),
    notChosen: ['payment notAllowed'],
    chosen: without('payment'),
  },
  // What the shopper has chosen.
  {
    what: 'what the cart has stays, and what follows from it is filled in',
    between: (api) =>
      order(api, MARA, { account: 'org-4411', bill: { use: 'ACCOUNT' }, pays: 'BANK_TRANSFER' }),
    writes: [
      ['PUT', '/account', { id: 'org-4410' }],
      ['PUT', '/addresses/delivery?addressId=work'],
    ],
    chosen: without('account', 'shipping-address').map((text) =>
      text.replace('billing-address home', 'billing-address work'),
    ),
  },
  {
    what: 'what another choice let fall is not filled in again',
    past: { lines: LEVEL_C, choices: [...HOME, QUALIFIED] },
    lines: LEVEL_C,
    writes: [
      ['PUT', '/account', { id: 'org-4411' }],
      ['PUT', '/qualifieduser', { id: 'qu-priya' }],
      ['PUT', '/billingaddress', { use: 'ACCOUNT' }],
      ['PUT', '/account', { id: 'org-4410' }],
    ],
    chosen: [USUAL[1]!, USUAL[2]!, USUAL[4]!],
  },
];

const [setup] = EXTENDED_SETUPS;

describe('the entry of a checkout', () => {
  everyRow(ROWS)(
    '$what is chosen [CHK-21 a, b, d, e, g]',
    async ({ user = MARA, past = {}, between, lines = KIT, writes = [], chosen, notChosen = [] }) => {
      const api = occ(setup);
      if (past) await order(api, user, past);
      await between?.(api);
      const one = await shopper(api, user, lines);
      for (const each of writes) await write(one, ...each);
      const before = await one.read();
      const preview = parsed(previewCheckout, await one.cart('GET', '/defaults'));
      expect(await one.read(), 'GET saves nothing').toEqual(before);
      const first = await one.cart('PUT', '/defaults', {});
      const cart = parsed(enterCheckout, first);
      expect(told(cart)).toEqual(chosen);
      expect(told(preview)).toEqual(chosen);
      expect(cart.notChosen.map(({ step, reason }) => `${step} ${reason}`)).toEqual(notChosen);
      expect(cart.version).toBe((before.version ?? 0) + Number(chosen.length > 0));
      expect(preview).toEqual({ ...cart, version: before.version });
      // It is the cart as a checkout reads it, and the same when it is asked again.
      const {
        cartModifications: _,
        chosen: _chosen,
        notChosen: _not,
        ...answer
      } = first.json as Record<string, unknown>;
      expect(answer).toEqual((await one.cart('GET', '')).json);
      expect(first.headers.get('etag')).toBe(`"${cart.version}"`);
      expect(await enter(one)).toEqual({ ...cart, chosen: [] });
    },
  );

  it('leads a customer from the cart to an order by the code of their card alone [CHK-21 a, d]', async () => {
    for (const each of EXTENDED_SETUPS) {
      const api = occ(each);
      await order(api, MARA, { pays: MASTER });
      const one = await shopper(api, MARA, KIT);
      const cart = await enter(one);
      expect(cart.payment).toMatchObject({ type: 'SAVED_CARD', lacks: 'securityCode', card: { id: VISA } });
      expect(cart.payment).not.toHaveProperty('expiresAt');
      expect(refusal(await placeCurrent(one, { cart }))).toBe('409 PaymentTypeNotAllowed NONE');
      await write(one, 'PUT', '/paymenttype', await payment(api, VISA));
      const paid = await one.read();
      expect(paid.payment).not.toHaveProperty('lacks');
      expect((await placeCurrent(one, { cart: paid })).status).toBe(201);
    }
  });

  it('leads to an order by the number of a purchase order alone [CHK-21 a, d]', async () => {
    const api = occ(setup);
    await order(api, MARA, { pays: 'PURCHASE_ORDER' });
    const one = await shopper(api, MARA, KIT);
    expect((await enter(one)).payment).toEqual({ type: 'PURCHASE_ORDER', lacks: 'purchaseOrderNumber' });
    expect(refusal(await placeCurrent(one))).toBe('409 PaymentTypeNotAllowed NONE');
    await write(one, 'PUT', '/paymenttype', await payment(api, 'PURCHASE_ORDER'));
    expect((await placeCurrent(one)).status).toBe(201);
  });

  it('on a plain host takes a payment that lacks its code for none, and has no such call [CHK-21 d]', async () => {
    const api = occ(setup);
    await order(api, MARA);
    const one = await shopper(api, MARA, KIT);
    const { code } = await enter(one);
    const headers = { Authorization: `Bearer demo-token-${MARA}` };
    const plain = (method: string, path: string) =>
      api.askRoot(method, `/occ/v2/usassessments/users/current${path}`, {
        headers,
        body: method === 'GET' ? undefined : {},
      });
    expect((await plain('GET', '/carts/current?fields=FULL')).json).not.toHaveProperty('paymentInfo');
    expect(refusal(await plain('POST', `/orders?cartId=${code}&termsChecked=true`))).toBe(
      '400 ValidationError missing paymentInfo',
    );
    for (const method of ['GET', 'PUT'])
      expect((await plain(method, '/carts/current/defaults')).status).toBe(404);
  });

  it('is nobody else’s, and no visitor’s [CHK-21]', async () => {
    const api = occ(setup);
    const { code } = await (await shopper(api, MARA, KIT)).read();
    const ana = customer(api, 'ana');
    const anonymous = await api.newCart();
    for (const method of ['GET', 'PUT']) {
      const more = { body: method === 'GET' ? undefined : {} };
      expect(refusal(await ana.ask(method, `/carts/${code}/defaults`, more))).toMatch(
        /^400 CartError notFound/,
      );
      expect(
        refusal(
          await api.ask(method, `/users/${MARA}/carts/${code}/defaults`, {
            ...more,
            headers: { Authorization: 'Bearer demo-token-ana' },
          }),
        ),
      ).toBe('403 ForbiddenError');
      expect((await api.ask(method, `${anonymous}/defaults`, more)).status).toBe(401);
    }
  });

  it('chooses no card while customer service acts, and lets go of one that was chosen [CHK-21 g] [ACC-08 g]', async () => {
    const api = occ(setup);
    await order(api, MARA);
    const one = await shopper(api, MARA, KIT);
    const asSue = async () =>
      parsed(
        enterCheckout,
        await api.ask('PUT', `/users/${MARA}/carts/current/defaults`, {
          headers: { Authorization: 'Bearer demo-token-user-sue' },
          body: {},
        }),
      );
    expect(told(await asSue())).toEqual(without('payment'));
    expect(told(await enter(one))).toEqual([USUAL.at(-1)]);
    expect((await asSue()).payment).toBeUndefined();
    expect(told(await enter(one))).toEqual([USUAL.at(-1)]);
  });

  it('asks again for the validity of what it chose itself, and never fills in what the shopper changed or dropped [CHK-21 b, c, g]', async () => {
    const api = occ(setup);
    await order(api, MARA, { pays: MASTER, bill: { use: 'ACCOUNT' } });
    const one = await shopper(api, MARA, KIT);
    await enter(one);
    // The service's own changes may be made good.
    await one.ask('DELETE', `/paymentdetails/${VISA}`);
    expect(told(await enter(one))).toEqual([`payment SAVED_CARD ${MASTER} securityCode lastOrder`]);
    await one.ask('DELETE', `/paymentdetails/${MASTER}`);
    expect(await enter(one)).toMatchObject({ chosen: [] });
    expect((await one.read()).payment).toBeUndefined();
    // A line that goes and comes back needs again what it needed.
    await write(one, 'POST', '/entries', { product: { code: 'FMS-DIG' }, quantity: 1 });
    await write(one, 'DELETE', '/entries/0');
    expect((await enter(one)).deliveryAddress).toBeUndefined();
    await write(one, 'POST', '/entries', { product: { code: 'FMS-KIT' }, quantity: 1 });
    expect(told(await enter(one))).toEqual([USUAL[1], USUAL[2]]);
    // What the shopper lets go stays away.
    await write(one, 'DELETE', '/addresses/delivery');
    expect(told(await enter(one))).toEqual([]);
    await write(one, 'PUT', '/addresses/delivery?addressId=work');
    expect(told(await enter(one))).toEqual([]);
    await write(one, 'PUT', '/account', { id: 'org-4411' });
    const after = await enter(one);
    expect(told(after)).toEqual([]);
    expect(after.customerAccount?.id).toBe('org-4411');
  });

  it('chooses another account where its own choice does not fit the lines any more, and not where the shopper chose it [CHK-21 b]', async () => {
    const api = occ(setup);
    await order(api, MARA);
    const fit = async (writes: readonly Write[]) => {
      prefer(api, PERSONAL);
      const one = await shopper(api, MARA, { 'FMS-DIG': 1 });
      await enter(one);
      for (const each of writes) await write(one, ...each);
      await write(one, 'POST', '/entries', { product: { code: 'RPW-G3-LIC' }, quantity: 60 });
      const { customerAccount } = await enter(one);
      await one.ask('DELETE', '/carts/current');
      return customerAccount?.id;
    };
    expect(await fit([])).toBe('org-4410');
    expect(
      await fit([
        ['PUT', '/account', { id: 'org-4411' }],
        ['PUT', '/account', { id: PERSONAL }],
      ]),
    ).toBe(PERSONAL);
  });

  it('adapts the cart to stock as validate does, and saves once [CHK-21 a]', async () => {
    const api = occ(setup);
    await order(api, MARA);
    const one = await shopper(api, MARA, { 'FMS-KIT': 3 });
    const { version = 0 } = await one.read();
    await api.askRoot('POST', '/__catalogue', { body: { code: 'FMS-KIT', stock: 2 } });
    const preview = parsed(previewCheckout, await one.cart('GET', '/defaults'));
    // A preview leaves the lines as they are, and says how they would be adapted.
    expect([preview.version, preview.entries[0]?.quantity]).toEqual([version, 3]);
    expect(told(preview)).toEqual(USUAL);
    const cart = await enter(one);
    expect([cart.version, cart.entries[0]?.quantity]).toEqual([version + 1, 2]);
    expect(cart.cartModifications).toMatchObject([{ statusCode: 'lowStock', quantity: 2 }]);
    expect(preview.cartModifications).toMatchObject([{ statusCode: 'lowStock', quantity: 2 }]);
    expect(await enter(one)).toMatchObject({ version: version + 1, cartModifications: [], chosen: [] });
    expect(refusal(await one.cart('PUT', '/defaults', {}, { 'If-Match': '"0"' }))).toBe('200');
    await write(one, 'DELETE', '/entries/0');
    await write(one, 'POST', '/entries', { product: { code: 'FMS-KIT' }, quantity: 1 });
    expect(refusal(await one.cart('PUT', '/defaults', {}, { 'If-Match': '"0"' }))).toMatch(/^412 /);
  });

  it('keeps lines, prices and promotion of a quote’s cart [CHK-21 g]', async () => {
    const api = occ(setup);
    await order(api, MARA);
    const one = await shopper(api, MARA, KIT);
    await enter(one);
    const { json } = await one.ask('POST', '/quotes', { body: { cartId: 'current', name: 'Spring' } });
    const { code } = json as { code: string };
    await api.askRoot('POST', '/__catalogue', { body: { code: 'FMS-KIT', price: 999, stock: 0 } });
    await one.ask('POST', `/quotes/${code}/action`, { body: { action: 'CHECKOUT' } });
    const { cartId } = (await one.ask('GET', `/quotes/${code}`)).json as { cartId: string };
    const read = async () => (await one.ask('GET', `/carts/${cartId}`)).json as EnteredCart;
    const before = await read();
    const cart = parsed(enterCheckout, await one.ask('PUT', `/carts/${cartId}/defaults`, { body: {} }));
    expect(told(cart)).toEqual([USUAL.at(-1)]);
    const { entries, subTotal, totalPriceWithTax, promotionStatus } = await read();
    expect({ entries, subTotal, totalPriceWithTax, promotionStatus }).toEqual({
      entries: before.entries,
      subTotal: before.subTotal,
      totalPriceWithTax: before.totalPriceWithTax,
      promotionStatus: before.promotionStatus,
    });
  });

  it('answers a cart that is being ordered as it was sent [CHK-21] [REL-02]', async () => {
    const api = occ(setup);
    await order(api, MARA);
    const one = await shopper(api, MARA, { 'FMS-KIT': 2 });
    const { guid } = await one.read();
    const stored = api.repository.cart(guid)!;
    api.repository.saveCart({ ...stored, placing: { until: NOON + 60_000 } });
    await api.askRoot('POST', '/__catalogue', { body: { code: 'FMS-KIT', stock: 1 } });
    const cart = await enter(one);
    expect(cart).toMatchObject({ version: stored.version, cartModifications: [], chosen: [] });
    expect(cart.lockedUntil).toBe(new Date(NOON + 60_000).toISOString());
    expect(cart.entries[0]?.quantity).toBe(2);
  });

  it('chooses nothing to pay where nothing is to be paid [CHK-21 d]', async () => {
    const api = occ(setup);
    await order(api, MARA);
    await api.askRoot('POST', '/__catalogue', { body: { code: 'FMS-DIG', price: 0 } });
    const one = await shopper(api, MARA, { 'FMS-DIG': 1 });
    const cart = await enter(one);
    expect(cart.totalPriceWithTax?.value).toBe(0);
    expect(cart.payment).toBeUndefined();
    expect(cart.chosen.map(({ step }) => step)).not.toContain('payment');
  });

  it('lets no payment go that the shopper completed, although it is not taken any more: its step says so [CHK-21 g]', async () => {
    const api = occ(setup);
    const one = await shopper(api, MARA, KIT);
    await write(one, 'PUT', '/account', { id: 'org-4410' });
    await write(one, 'PUT', '/paymenttype', { type: 'BANK_TRANSFER' });
    await settle(api, { bankTransfer: false });
    expect((await enter(one)).payment).toMatchObject({ type: 'BANK_TRANSFER' });
  });

  it('for an unconfirmed account chooses the customer as the qualified user, and nothing from its book [CHK-21 b] [ACC-05 e]', async () => {
    const api = occ(setup);
    const join = { body: { number: '4470', termsAccepted: true } };
    await customer(api, MARA).ask('POST', '/accounts/verification', join);
    await order(api, MARA, { account: 'org-4470' });
    const { addresses } = belongings(api);
    addresses.put('org-4470', 'desk', { ...addresses.get(MARA, 'home')!, id: 'desk' });
    changeOrders(api, (one) => ({ ...one, used: { ...one.used, deliveryAddressId: 'desk' } }));
    const one = await shopper(api, MARA, LEVEL_C);
    await write(one, 'PUT', '/account', { id: 'org-4470' });
    const cart = await enter(one);
    expect(told(cart)[0]).toBe(`qualified-user ${MARA} only`);
    expect(cart.notChosen).toContainEqual({ step: 'shipping-address', reason: 'gone' });
    expect(cart.deliveryAddress).toBeUndefined();
  });

  it('tells of an order no more than before: neither address nor card by its id [CHK-11] [CHK-21]', async () => {
    const api = occ(setup);
    const code = await order(api, MARA, { pays: 'kept card' });
    const { text } = await customer(api, MARA).ask('GET', `/orders/${code}`);
    expect(text).not.toContain('"used"');
    expect(text).not.toMatch(/tok_|securityCode/);
  });
});
