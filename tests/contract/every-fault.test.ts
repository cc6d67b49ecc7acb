import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../demo-host/backend/core/faults.ts';
import { callService } from '../../src/core/http/call-service.ts';
import * as cartReads from '../../src/api/cart/cart.contract.ts';
import * as cartWrites from '../../src/api/cart/cart-writes.contract.ts';
import * as twoCarts from '../../src/api/cart/cart-writes.contract.ts';
import { getFooterContent } from '../../src/api/content/footer.contract.ts';
import { currentCustomer } from '../../src/auth/customer/store.contract.ts';
import { readCustomer } from '../../src/auth/customer/store-reads.ts';
import { visitorCountry } from '../../src/api/geo/geo.contract.ts';
import { getNavigation } from '../../src/api/content/navigation.contract.ts';
import { fetchFooter } from '../../src/api/content/footer.queries.ts';
import { fetchNavigation } from '../../src/api/content/navigation.queries.ts';
import * as product from '../../src/api/product/product.contract.ts';
import { searchProducts } from '../../src/api/product/search.contract.ts';
import { retryRead, type RetrySeams } from '../../src/core/http/retry-read.ts';
import type { Endpoint } from '../../src/core/http/define-endpoint.ts';
import { ServiceError } from '../../src/core/errors.ts';
import { setRuntime } from '../../src/core/runtime.ts';
import { startClientPage, type ClientPage } from '../support/client-page.ts';

const cart = { ...cartReads, ...cartWrites, ...twoCarts };

const ANA = { Authorization: 'Bearer demo-token-ana' };

/** Makes a customer's cart without the client, whose tries are counted, and returns its path. */
const customersCart = async () => {
  const made = await page.backend.fetch(
    new Request('http://shop.localhost/commerce/headless/ecommerce/v2/users/current/carts', {
      method: 'POST',
      headers: { ...ANA, 'X-Site-Id': 'usassessments' },
    }),
  );
  const { code } = (await made.json()) as { code: string };
  return { userId: 'current', cartId: code };
};

let page: ClientPage;

beforeEach(() => {
  page = startClientPage({ regional: '/regional', store: '/store-backend', geo: '/geo' });
  // The client warns integrators of what is missing.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const FULL = { fields: 'FULL' };
const LINE = { product: { code: 'LMS4-KIT' }, quantity: 1 };

const anonymousCart = async () => {
  const made = await callService(cart.createCart, { path: { userId: 'anonymous' }, query: FULL, body: {} });
  const path = { userId: 'anonymous', cartId: made.guid };
  await callService(cart.addEntry, { path, body: LINE });
  return path;
};

type Path = { userId: string; cartId: string };

/**
 * How to call every endpoint of cart, product, content, country and current customer. A new endpoint without a row
 * fails the first test.
 */
const calls: Record<string, { endpoint: Endpoint; call: (path: Path) => Promise<unknown>; field?: string }> =
  {
    createCart: {
      endpoint: cart.createCart,
      field: 'guid',
      call: () => callService(cart.createCart, { path: { userId: 'anonymous' }, query: FULL, body: {} }),
    },
    getCart: {
      endpoint: cart.getCart,
      field: 'guid',
      call: (path) => callService(cart.getCart, { path, query: FULL }),
    },
    addEntry: {
      endpoint: cart.addEntry,
      field: 'quantityAdded',
      call: (path) => callService(cart.addEntry, { path, body: LINE }),
    },
    updateEntry: {
      endpoint: cart.updateEntry,
      field: 'quantityAdded',
      call: (path) =>
        callService(cart.updateEntry, { path: { ...path, entryNumber: '0' }, body: { quantity: 2 } }),
    },
    removeEntry: {
      endpoint: cart.removeEntry,
      call: (path) => callService(cart.removeEntry, { path: { ...path, entryNumber: '0' } }),
    },
    addEntries: {
      endpoint: cart.addEntries,
      call: (path) =>
        callService(cart.addEntries, {
          path,
          body: { orderEntries: [LINE] },
          headers: { 'Idempotency-Key': 'a5a1f1c2-0000-4000-8000-000000000001' },
        }),
    },
    validateCart: {
      endpoint: cart.validateCart,
      call: (path) => callService(cart.validateCart, { path, body: {} }),
    },
    saveCart: {
      endpoint: cart.saveCart,
      field: 'savedCartData',
      call: async () =>
        callService(cart.saveCart, {
          path: await customersCart(),
          query: { saveCartName: 'Earlier1' },
          headers: ANA,
          body: {},
        }),
    },
    deleteCart: {
      endpoint: cart.deleteCart,
      call: async () => callService(cart.deleteCart, { path: await customersCart(), headers: ANA }),
    },
    getProduct: {
      endpoint: product.getProduct,
      call: () => callService(product.getProduct, { path: { productCode: 'LMS4-KIT' } }),
    },
    searchProducts: {
      endpoint: searchProducts,
      field: 'pagination',
      call: () => callService(searchProducts, { query: { query: 'memory' } }),
    },
    suggestProducts: {
      endpoint: product.suggestProducts,
      field: 'suggestions',
      call: () => callService(product.suggestProducts, { query: { term: 'memor' } }),
    },
    lookupProducts: {
      endpoint: product.lookupProducts,
      call: () => callService(product.lookupProducts, { body: { codes: ['LMS4-KIT'] } }),
    },
    getFooterContent: {
      endpoint: getFooterContent,
      field: 'tiles',
      call: () => fetchFooter(),
    },
    currentCustomer: {
      endpoint: currentCustomer,
      field: 'userId',
      call: () => {
        page.backend.visitor.signIn({ userId: 'u-1', registrationCountryIso: 'NZ' });
        return readCustomer();
      },
    },
    visitorCountry: {
      endpoint: visitorCountry,
      field: 'country',
      call: async () => (await callService(visitorCountry, {})).country,
    },
    getNavigation: {
      endpoint: getNavigation,
      field: 'menu',
      call: () => fetchNavigation(),
    },
  };

/** Endpoints that are called without our own headers, which would cost another round trip for a CORS preflight. */
const BARE: Record<string, Endpoint> = { getFooterContent, getNavigation, visitorCountry };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'timeoutMs' in value && 'response' in value;

type FaultRow = [name: string, fault: Partial<Fault>, expected: Partial<ServiceError>];

const faults: FaultRow[] = [
  ['500', { status: 500 }, { kind: 'status', status: 500 }],
  ['502', { status: 502 }, { kind: 'status', status: 502 }],
  [
    '503 with Retry-After',
    { status: 503, retryAfter: 2 },
    { kind: 'status', status: 503, retryAfterMs: 2000 },
  ],
  ['429', { status: 429, retryAfter: 1 }, { kind: 'status', status: 429, retryAfterMs: 1000 }],
  ['a slow answer', { delayMs: 100_000 }, { kind: 'timeout' }],
  ['a cut connection', { cut: true }, { kind: 'network' }],
  ['HTML for JSON', { body: 'html' }, { kind: 'not-json' }],
  ['truncated JSON', { body: 'truncated' }, { kind: 'not-json' }],
  ['a missing field', { body: 'missing-field' }, { kind: 'shape' }],
];

/** Whether a fault applies. The answer to a DELETE is empty, and the answer to a change has no required field. */
const fits = (name: string, fault: string) =>
  !(/^(remove|delete)/.test(name) && (fault === 'a missing field' || fault === 'truncated JSON')) &&
  !(/^(addEntry|updateEntry|validateCart)$/.test(name) && fault === 'a missing field');

describe('every endpoint and every fault', () => {
  it('are all in this table', () => {
    const endpoints = [
      ...Object.values(cart),
      ...Object.values(product),
      searchProducts,
      product.suggestProducts,
      ...Object.values(BARE),
      currentCustomer,
    ].filter(isEndpoint);
    expect(endpoints.length).toBeGreaterThan(8);
    expect(new Set(Object.values(calls).map(({ endpoint }) => endpoint))).toEqual(new Set(endpoints));
  });

  for (const [name, { endpoint, call, field }] of Object.entries(calls))
    for (const [what, fault, expected] of faults.filter(([one]) => fits(name, one)))
      it(`${name} with ${what} is a typed failure, and the same call works once it is over [REL-01 part]`, async () => {
        const path = await anonymousCart();
        vi.useFakeTimers();
        const pattern = `/${endpoint.path
          .split('/')
          .slice(1)
          .map((part) => (part.startsWith('{') ? '*' : part))
          .join('/')}`;
        page.backend.faults.add({
          method: endpoint.method,
          path: pattern,
          ...fault,
          ...(fault.body === 'missing-field' && field && { missingField: field }),
        });
        page.tries.length = 0;
        const failing = call(path).then(
          () => undefined,
          (error: unknown) => error,
        );
        await vi.advanceTimersByTimeAsync(endpoint.timeoutMs);
        const error = await failing;
        expect(error).toBeInstanceOf(ServiceError);
        expect(error).toMatchObject(expected);
        if (!Object.values(BARE).includes(endpoint))
          expect((error as ServiceError).requestId).toMatch(/^[\da-f-]{36}$/);
        expect(page.tries).toHaveLength(1);
        page.backend.faults.clear();
        vi.useRealTimers();
        // The call gets a new cart, because a slow call may have done its work after all.
        await expect(call(await anonymousCart())).resolves.not.toThrow();
      });
});

describe('a read', () => {
  const seams = (): RetrySeams & { waited: number[] } => {
    const waited: number[] = [];
    return { waited, now: () => 0, random: () => 0.5, wait: async (ms) => void waited.push(ms) };
  };

  it.each([
    ['500', { status: 500 }],
    ['502', { status: 502 }],
    ['a cut connection', { cut: true }],
    ['HTML for JSON', { body: 'html' as const }],
  ])(
    'that meets %s twice succeeds at the third try, with growing pauses [REL-01 e part]',
    async (_name, fault) => {
      const path = await anonymousCart();
      page.backend.faults.add({ method: 'GET', path: '/users', times: 2, ...fault });
      page.tries.length = 0;
      const held = seams();
      await expect(
        retryRead(() => callService(cart.getCart, { path, query: FULL }), undefined, held),
      ).resolves.toMatchObject({
        totalUnitCount: 1,
      });
      expect(page.tries).toHaveLength(3);
      expect(held.waited).toEqual([400, 800]);
    },
  );

  it('waits as long as Retry-After asks [REL-01 e part]', async () => {
    const path = await anonymousCart();
    page.backend.faults.add({ method: 'GET', path: '/users', status: 503, retryAfter: 3, times: 1 });
    const held = seams();
    await retryRead(() => callService(cart.getCart, { path, query: FULL }), undefined, held);
    expect(held.waited).toEqual([3000]);
  });

  it('is not asked again when the answer has the wrong shape or the request was wrong [REL-01 e part]', async () => {
    const path = await anonymousCart();
    page.backend.faults.add({
      method: 'GET',
      path: '/users',
      body: 'missing-field',
      missingField: 'guid',
    });
    page.tries.length = 0;
    await expect(
      retryRead(() => callService(cart.getCart, { path, query: FULL }), undefined, seams()),
    ).rejects.toMatchObject({
      kind: 'shape',
    });
    expect(page.tries).toHaveLength(1);
  });
});
