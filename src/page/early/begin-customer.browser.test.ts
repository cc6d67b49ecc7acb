import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginCustomer } from './begin-customer.ts';
import { earlyReads, fetchOrTakeEarly } from '../../core/http/early.ts';
import { localeRow } from '../../core/locale/locale-table.ts';
import type { PageSettings } from './begin-cart.ts';

const SETTINGS: PageSettings = { commerceBase: '/occ/', identity: { base: '/auth' } };
const ROW = localeRow('en-us');
const ALL = ['cart', 'accounts', 'addresses'];
const at = (path: string, query = ''): string => `/occ/users/current/${path}?${query}lang=en&curr=USD`;

const asked: { url: string; init: RequestInit }[] = [];
let accounts: unknown = { accounts: [] };

const keep = (area: Storage, name: string, value: unknown): void =>
  area.setItem(`assess.${name}`, JSON.stringify(value));
const beTess = (tokens: Readonly<Record<string, unknown>> = {}, signedIn: unknown = { id: 'a' }): void => {
  const now = Date.now();
  keep(localStorage, 'signedIn', signedIn);
  keep(sessionStorage, 'tokens', {
    id: 'a',
    accessToken: 'tess',
    issuedAt: now,
    tokenExpiry: now + 600_000,
    ...tokens,
  });
};
const begun = (): string[] => asked.map(({ url }) => url);

beforeEach(() => {
  accounts = { accounts: [] };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return Promise.resolve(Response.json(url.includes('/accounts') ? accounts : {}));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
  earlyReads().clear();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the reads that the head snippet begins for a customer', () => {
  it('are those of the tag, with the token in a header alone, and no redirect is followed [PERF-13 part] [SEC-04 part] [SEC-12 a part]', async () => {
    beTess();
    await beginCustomer(SETTINGS, ROW, ALL);
    expect(begun()).toEqual([at('carts/current', 'fields=FULL&'), at('addresses'), at('accounts')]);
    for (const { url, init } of asked) {
      expect(url).not.toContain('tess');
      expect(init).toMatchObject({ redirect: 'error', credentials: 'omit' });
      expect(init.headers).toMatchObject({ Authorization: 'Bearer tess', 'X-Site-Id': 'usassessments' });
    }
  });

  it('enter the checkout once, unless its address names a step, a cart or a quote: then the cart is read [CHK-21 part] [PERF-13 part]', async () => {
    const { search } = location;
    beTess();
    await beginCustomer(SETTINGS, ROW, ['checkout']);
    expect(asked).toEqual([
      expect.objectContaining({
        url: at('carts/current/defaults'),
        init: expect.objectContaining({ method: 'PUT', body: '{}' }),
      }),
    ]);
    for (const query of ['?step=review', '?cart=0001', '?for=quote']) {
      asked.length = 0;
      history.replaceState({}, '', query);
      await beginCustomer(SETTINGS, ROW, ['checkout']);
      expect(begun()).toEqual([at('carts/current', 'fields=FULL&')]);
    }
    history.replaceState({}, '', search || location.pathname);
  });

  it('are the first page of orders and of invoices, unless the address is about a search or one of them [PERF-14 part]', async () => {
    const { href } = location;
    history.replaceState({}, '', '/orders');
    beTess();
    await beginCustomer(SETTINGS, ROW, ['orders', 'invoices']);
    expect(begun()).toEqual([
      at('orders', 'sort=byDate&currentPage=0&pageSize=20&'),
      at('invoices', 'currentPage=0&pageSize=20&'),
    ]);
    asked.length = 0;
    for (const address of ['?status=OPEN', '/order-history/order-details/1']) {
      history.replaceState({}, '', address);
      await beginCustomer(SETTINGS, ROW, ['orders', 'invoices']);
    }
    expect(begun()).toEqual([]);
    history.replaceState({}, '', href);
  });

  it('are the cart alone on a plain OCC host, which has no accounts and no checkout of ours [API-06 e]', async () => {
    for (const commerceExtensions of [false, 'false']) {
      asked.length = 0;
      beTess();
      await beginCustomer({ ...SETTINGS, commerceExtensions }, ROW, ALL);
      expect(begun()).toEqual([at('carts/current', 'fields=FULL&')]);
    }
  });

  it.each([[[]], [['constructor', '__proto__', '../x', '']]])(
    'are none where the tag names %j',
    async (names) => {
      beTess();
      await beginCustomer(SETTINGS, ROW, names);
      expect(begun()).toEqual([]);
    },
  );

  it.each<[string, () => void, PageSettings?]>([
    ['nobody is signed in', () => undefined],
    ['somebody else has signed in since', () => beTess({}, { id: 'b' })],
    ['this browser has signed out', () => beTess({}, null)],
    ['the token has expired', () => beTess({ tokenExpiry: Date.now() - 1 })],
    ['the token ends in a moment', () => beTess({ issuedAt: 0, tokenExpiry: Date.now() + 20_000 })],
    ['the page has no identity service', () => beTess(), { commerceBase: '/occ' }],
    ['an author looks at the page', () => beTess(), { ...SETTINGS, author: true }],
    ['the commerce host is unknown', () => beTess(), { identity: {} }],
    ['the commerce host has no TLS', () => beTess(), { ...SETTINGS, commerceBase: 'http://occ.test' }],
    ['the address leaves the site', () => beTess(), { ...SETTINGS, commerceBase: '//evil.test' }],
    ['the address hides that', () => beTess(), { ...SETTINGS, commerceBase: '/\t/evil.test' }],
    ['the address is a script', () => beTess(), { ...SETTINGS, commerceBase: 'javascript:1' }],
  ])('are none where %s [SEC-04 part] [SES-13 b part]', async (_why, given, settings = SETTINGS) => {
    given();
    await beginCustomer(settings, ROW, ALL);
    expect(begun()).toEqual([]);
  });

  it.each<[string, unknown, string[]]>([
    ['an organization', [{ id: 'org 1', type: 'ORGANIZATION' }], [at('addresses', 'accountUuid=org+1&')]],
    ['a person', [{ id: 'p', type: 'PERSONAL' }], []],
    ['one of two', [{ id: 'o', type: 'ORGANIZATION' }, { id: 'p' }], []],
    ['nonsense', 'x', []],
    ['null', [null], []],
  ])(
    'go on to the addresses of the only account where it is %s [PERF-13 part]',
    async (_who, found, more) => {
      beTess();
      accounts = { accounts: found };
      await beginCustomer(SETTINGS, ROW, ALL);
      expect(begun().slice(3)).toEqual(more);
    },
  );

  it('do not go on where the page has taken the accounts over by then', async () => {
    beTess();
    accounts = { accounts: [{ id: 'o', type: 'ORGANIZATION' }] };
    const all = beginCustomer(SETTINGS, ROW, ALL);
    const taken = await fetchOrTakeEarly(at('accounts'), {
      method: 'GET',
      headers: { Authorization: 'Bearer tess' },
    });
    expect(await taken.json()).toEqual(accounts);
    await all;
    expect(begun()).toHaveLength(3);
  });

  it('are each taken over once, and by nobody else [SES-13 b part]', async () => {
    beTess();
    await beginCustomer(SETTINGS, ROW, ['addresses']);
    const ask = (token?: string, method = 'GET') =>
      fetchOrTakeEarly(at('addresses'), {
        method,
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      });
    await ask('ana');
    await ask();
    await ask('tess', 'POST');
    expect(asked).toHaveLength(4);
    await ask('tess');
    expect(asked).toHaveLength(4);
    await ask('tess');
    expect(asked).toHaveLength(5);
  });
});
