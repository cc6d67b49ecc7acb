import { QueryObserver, type MutationOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../demo-host/backend/core/faults.ts';
import * as accounts from '../../src/api/account/account.queries.ts';
import * as users from '../../src/api/account/qualified-user.queries.ts';
import * as addresses from '../../src/api/address/address-book.queries.ts';
import { aimswebAccountsQuery } from '../../src/api/aimsweb/aimsweb.queries.ts';
import type { CartAddress } from '../../src/api/cart/cart-address.ts';
import * as checkout from '../../src/api/checkout/checkout.queries.ts';
import { checkoutPreviewQuery } from '../../src/api/checkout/preview.queries.ts';
import { customer } from '../../src/api/customer.ts';
import { invoicesQuery, readInvoices } from '../../src/api/invoice/invoice.queries.ts';
import { paymentCalls } from '../../src/api/invoice/payment-calls.ts';
import { paymentQuery } from '../../src/api/invoice/payment.queries.ts';
import { orderQuery } from '../../src/api/order/order.queries.ts';
import { readOrders } from '../../src/api/order/read-orders.ts';
import { defaultCardMutation, deleteCardMutation } from '../../src/api/payment/card.mutations.ts';
import { cardsQuery, paymentTypesQuery } from '../../src/api/payment/payment.queries.ts';
import { programsQuery } from '../../src/api/program/program.queries.ts';
import * as qGlobal from '../../src/api/q-global/q-global.queries.ts';
import { changed, forgetQueryClient, queryClient, type CustomerQuery } from '../../src/api/query.ts';
import type { PageRegistry } from '../../src/core/registry/registry.ts';
import { runtime, setRuntime } from '../../src/core/runtime.ts';
import { startClientPage, type ClientPage } from '../support/client-page.ts';
import { STREET } from './checkout-setup.ts';

const VISIT = 'visit-1';
const CART_PATH = '/commerce/headless/ecommerce/v2/users/current/carts/current';
const NEW_PLACE = { ...STREET, line1: '9 University Place' };
const CART: CartAddress = { userId: 'current', cartId: 'current', whose: VISIT };
let page: ClientPage;

// Mara is signed in, with a cart that has an address.
beforeEach(async () => {
  page = startClientPage();
  signIn();
  const ask = (method: string, path: string, body?: unknown) =>
    page.backend.fetch(
      new Request(`http://shop.localhost/commerce/headless/ecommerce/v2/users/current/carts${path}`, {
        method,
        headers: {
          Authorization: 'Bearer demo-token-user-mara',
          'X-Site-Id': 'usassessments',
          'Content-Type': 'application/json',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  await ask('POST', '', {});
  await ask('POST', '/current/entries', { product: { code: 'LMS4-KIT' }, quantity: 1 });
  await ask('PUT', '/current/addresses/delivery?addressId=home');
});
afterEach(() => {
  forgetQueryClient();
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

const signIn = (userId = 'user-mara'): void => {
  const { registry } = runtime();
  const session = {
    token: () => Promise.resolve(`demo-token-${userId}`),
    whose: () => VISIT,
    byCookie: () => false,
  };
  setRuntime({ ...runtime(), registry: { ...registry, session } as unknown as PageRegistry });
  registry.actions.setSession({ status: 'signed-in', id: userId, user: undefined });
};

const read = <Data>(query: CustomerQuery<Data>): Promise<Data> => queryClient().fetchQuery(query);

const write = <Result, Input>(
  options: MutationOptions<Result, Error, Input>,
  input: Input,
): Promise<Result> => queryClient().getMutationCache().build(queryClient(), options).execute(input);

const cart = () => read(checkout.checkoutCartQuery(CART));

describe('the query of each resource', () => {
  it.each<[string, () => Promise<unknown>, unknown]>([
    ['accounts', () => read(accounts.accountsQuery(customer())), { id: 'org-4410' }],
    ['qualified users', () => read(users.qualifiedUsersQuery(customer(), 'org-4410')), { level: 'ABC' }],
    ['addresses', () => read(addresses.addressesQuery(customer())), { id: 'home' }],
    [
      'an account’s addresses',
      () => read(addresses.addressesQuery(customer(), 'org-4410')),
      { id: 'store-room' },
    ],
    ['Q-global accounts', () => read(qGlobal.qGlobalAccountsQuery(customer())), { number: 'QG-100200' }],
    [
      'invoices',
      async () =>
        (await read(invoicesQuery(customer(), { query: '', status: '', account: '', page: 0 }))).invoices,
      { id: 'INV-54410001' },
    ],
    [
      'a payment of invoices, with its key',
      async () => {
        const calls = paymentCalls(undefined);
        const { paymentId } = await calls.open(['INV-54410001']);
        return [await read(paymentQuery(customer(), paymentId, calls))];
      },
      { state: 'open', key: expect.any(String) as unknown },
    ],
    ['delivery modes', async () => read(checkout.deliveryModesQuery(CART, await cart())), { code: 'ground' }],
    [
      'payment types',
      async () => read(paymentTypesQuery(CART, await cart())),
      { type: 'CARD', allowed: true },
    ],
  ])('gives %s', async (_what, list, one) => {
    expect(await list()).toContainEqual(expect.objectContaining(one));
  });

  it.each<[string, () => CustomerQuery<unknown>]>([
    ['aimswebPlus accounts', () => aimswebAccountsQuery(customer()) as CustomerQuery<unknown>],
    ['saved cards', () => cardsQuery(customer()) as CustomerQuery<unknown>],
    ['programs', () => programsQuery(customer()) as CustomerQuery<unknown>],
  ])('gives a list of %s, by a key that begins with the sign-in [SES-13 part]', async (_what, query) => {
    expect(await read(query())).toBeInstanceOf(Array);
    expect(query().queryKey[0]).toBe(VISIT);
  });

  it('gives what the checkout would choose, and without that call the cart as it stands [CHK-21]', async () => {
    const preview = () => read(checkoutPreviewQuery(CART));
    expect(await preview()).toMatchObject({
      deliveryAddress: { id: 'home' },
      chosen: [],
      cartModifications: [],
    });
    const { add, clear } = page.backend.faults;
    for (const [status, told] of [
      [404, { chosen: [], cartModifications: [], deliveryAddress: { id: 'home' } }],
      [400, { status: 400 }],
    ] as const) {
      clear();
      add({ method: 'GET', path: '/users/*/carts/*/defaults', status });
      queryClient().clear();
      expect(await preview().catch((error: unknown) => error)).toMatchObject(told);
    }
  });

  it('asks nothing without a customer, an account, a cart or an order', async () => {
    const nothing = [
      accounts.accountsQuery(undefined),
      users.qualifiedUsersQuery(customer(), undefined),
      checkout.deliveryModesQuery(CART, undefined),
      paymentTypesQuery(undefined, await cart()),
      orderQuery(customer(), undefined),
    ];
    const before = page.tries.length;
    for (const query of nothing as CustomerQuery<unknown>[])
      new QueryObserver(queryClient(), query).subscribe(() => undefined);
    expect(page.tries.length).toBe(before);
  });

  it('asks for delivery modes and payment types anew when what they depend on has changed', async () => {
    const seen = await cart();
    const other = { ...seen, deliveryAddress: { ...seen.deliveryAddress!, postalCode: '99999' } };
    const keys = [seen, { ...seen }, other].map((one) => checkout.deliveryModesQuery(CART, one).queryKey);
    expect(keys[1]).toEqual(keys[0]);
    expect(keys[2]).not.toEqual(keys[0]);
    const dearer = { ...seen, subTotal: { ...seen.subTotal!, value: 1 } };
    const types = [seen, dearer].map((one) => paymentTypesQuery(CART, one).queryKey);
    expect(types[1]).not.toEqual(types[0]);
  });

  it('asks for delivery modes anew when other lines come to the same amount [CHK-08 part]', async () => {
    const seen = await cart();
    const [line] = seen.entries;
    const others = [
      { ...line!, quantity: line!.quantity + 1 },
      { ...line!, product: { ...line!.product, code: 'FMS-KIT' } },
    ];
    const keys = [line!, ...others].map((one) =>
      JSON.stringify(checkout.deliveryModesQuery(CART, { ...seen, entries: [one] }).queryKey),
    );
    expect(new Set(keys).size).toBe(3);
  });

  it('asks for payment types anew when another account is chosen at the same amounts [CHK-12 a part]', async () => {
    const seen = await cart();
    const account = { name: 'Other', taxExempt: false, hasOrdered: false };
    const keys = ['personal-user-mara', 'org-4410'].map(
      (id) => paymentTypesQuery(CART, { ...seen, customerAccount: { ...account, id } }).queryKey,
    );
    expect(keys[1]).not.toEqual(keys[0]);
  });

  it('asks for payment types on show anew when a saved card comes or goes anywhere [CHK-10 part]', async () => {
    const asked = () => page.tries.filter((one) => one.endsWith('/paymenttypes')).length;
    const shown = new QueryObserver(queryClient(), paymentTypesQuery(CART, await cart()));
    shown.subscribe(() => undefined);
    await vi.waitFor(() => expect(shown.getCurrentResult().isSuccess).toBe(true));
    expect(asked()).toBe(1);
    await changed(['cards']);
    expect(asked()).toBe(2);
  });

  it('is refused to whoever is signed in by then [SES-13 part]', async () => {
    const query = accounts.accountsQuery({ userId: 'current', whose: 'visit-0' });
    await expect(read(query)).rejects.toMatchObject({ kind: 'session-changed' });
    expect(page.tries).toEqual([]);
  });
});

/** Each mutation: how to run it, and whether its list shows that it has happened. */
const mutations: Record<
  string,
  { path: string; run: () => Promise<unknown>; happened: () => Promise<unknown> }
> = {
  createAddress: {
    path: '/users/current/addresses',
    run: () => write(addresses.createAddressMutation(customer()!), NEW_PLACE),
    happened: async () =>
      (await read(addresses.addressesQuery(customer()))).filter(({ line1 }) => line1 === NEW_PLACE.line1)
        .length === 1,
  },
  changeAddress: {
    path: '/users/current/addresses',
    run: () =>
      write(addresses.changeAddressMutation(customer()!), {
        addressId: 'work',
        change: { line2: 'Suite 9' },
      }),
    happened: async () =>
      (await read(addresses.addressesQuery(customer()))).some(({ line2 }) => line2 === 'Suite 9'),
  },
  deleteAddress: {
    path: '/users/current/addresses',
    run: () => write(addresses.deleteAddressMutation(customer()!), 'work'),
    happened: async () => (await read(addresses.addressesQuery(customer()))).every(({ id }) => id !== 'work'),
  },
  addQGlobalAccount: {
    path: '/users/current/qglobalaccounts',
    run: () => write(qGlobal.addQGlobalAccountMutation(customer()!), 'QG-200100'),
    happened: async () =>
      (await read(qGlobal.qGlobalAccountsQuery(customer()))).some(({ number }) => number === 'QG-200100'),
  },
};
/** Mutations that may be repeated. After a lost answer they fail, and what is shown is read again. */
const REPEATABLE = new Set(['changeAddress']);

describe.each(Object.entries(mutations))('%s', (name, { path, run, happened }) => {
  const writes = () => page.tries.filter((one) => !one.startsWith('GET'));
  const fail = (fault: Omit<Fault, 'path'>) => {
    const method = { changeAddress: 'PATCH', deleteAddress: 'DELETE' }[name] ?? 'POST';
    page.backend.faults.add({ method, path, times: 1, ...fault });
  };

  it('happens, and what follows shows it', async () => {
    expect(await happened()).toBe(false);
    await run();
    expect(await happened()).toBe(true);
    expect(writes()).toHaveLength(1);
  });

  it('has happened when only its answer was lost, and is not sent again [REL-01 e]', async () => {
    fail({ loseAnswer: true });
    if (REPEATABLE.has(name)) await expect(run()).rejects.toMatchObject({ kind: 'network' });
    else await run();
    expect(await happened()).toBe(true);
    expect(writes()).toHaveLength(1);
  });

  it('is not known when no answer came and nothing shows of it [REL-01 part]', async () => {
    fail({ cut: true });
    const told = REPEATABLE.has(name) ? { kind: 'network' } : { code: 'write.unconfirmed' };
    await expect(run()).rejects.toMatchObject(told);
    expect(await happened()).toBe(false);
    expect(writes()).toHaveLength(1);
  });
});

describe('an open checkout', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'an address [ACC-02 e]',
      () =>
        write(addresses.changeAddressMutation(customer()!), { addressId: 'home', change: { line2: 'Rear' } }),
    ],
    [
      'an account’s billing address [ACC-05 c]',
      () =>
        write(accounts.changeAccountBillingMutation(customer()!), {
          accountId: 'org-4410',
          address: NEW_PLACE,
        }),
    ],
    ['a card that goes [ACC-06 e]', () => write(deleteCardMutation(customer()!), '8796093054001')],
  ])('reads its cart again after a change of %s', async (_what, run) => {
    const shown = new QueryObserver(queryClient(), checkout.checkoutCartQuery(CART));
    shown.subscribe(() => undefined);
    await vi.waitFor(() => expect(shown.getCurrentResult().isSuccess).toBe(true));
    const asked = () => page.tries.filter((one) => one === `GET ${CART_PATH}`).length;
    const before = asked();
    await run();
    expect(asked()).toBe(before + 1);
  });

  it('goes to the address as it was edited meanwhile [ACC-02 e]', async () => {
    await write(addresses.changeAddressMutation(customer()!), {
      addressId: 'home',
      change: { line2: 'Rear building' },
    });
    expect((await cart()).deliveryAddress).toMatchObject({ id: 'home', line2: 'Rear building' });
  });
});

it('an address whose answer was lost is looked for in the book that it was saved in [ACC-02 a, d]', async () => {
  page.backend.faults.add({ method: 'POST', path: '/users/*/addresses', loseAnswer: true, times: 1 });
  const made = await write(addresses.createAddressMutation(customer()!, 'org-4410'), NEW_PLACE);
  expect(made).toMatchObject({ line1: NEW_PLACE.line1 });
});

it('a card that becomes the default takes that from the other one [ACC-06 d]', async () => {
  await write(defaultCardMutation(customer()!), '8796093054002');
  const all = await read(cardsQuery(customer()));
  expect(all.map(({ id, defaultPayment }) => [id, defaultPayment])).toEqual([
    ['8796093054001', false],
    ['8796093054002', true],
  ]);
});

describe('all that a search finds', () => {
  beforeEach(() => signIn('user-max'));

  it('is read page by page, in order and narrowed as it is, of orders [ACC-01 k] [LEAD-05 b]', async () => {
    const wanted = { query: 'PO-7', status: 'SHIPPED', from: '', to: '', sort: 'byDate' };
    const rows = await readOrders(customer()!, wanted, 250);
    expect([rows.length, new Set(rows.map(({ code }) => code)).size]).toEqual([250, 250]);
    expect(rows.every(({ status }) => status === 'SHIPPED')).toBe(true);
    const days = rows.map(({ placed = '' }) => placed);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(page.tries.filter((one) => one.endsWith('/orders'))).toHaveLength(3);
  });

  it('is read page by page, narrowed as it is, of invoices [LEAD-06 a]', async () => {
    const wanted = { query: 'PO-71', status: 'PAID', account: '4470' };
    const { pagination } = await read(invoicesQuery(customer(), { ...wanted, page: 0 }));
    const rows = await readInvoices(customer()!, wanted, 300);
    expect(rows.length).toBeGreaterThan(100);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(pagination?.totalResults);
    expect(rows.every(({ status, account }) => status === 'PAID' && account.number === '4470')).toBe(true);
  });
});
