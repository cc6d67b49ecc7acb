import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { openPage } from '../../../tests/support/plain-page.ts';
import { callService } from '../../core/http/call-service.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { removeEntry, deleteCart } from './cart-writes.contract.ts';
import { addToCart, changeQuantity } from './change-cart.ts';
import { CART_KEY, readCart } from './read-cart.ts';

// Reports load late and would arrive after the test has ended.
vi.mock('../report-later.ts', () => ({ reportLater: () => undefined, reportSolved: () => undefined }));
const waits = vi.hoisted((): number[] => []);
vi.mock('../../core/clock.ts', () => ({
  now: () => 1_000,
  wait: (ms: number) => Promise.resolve(waits.push(ms)),
}));

/** The failure of a change: done without an answer (lose), not done (cut), or answered with 503 and not done. */
type Trouble = 'lose' | 'cut' | '503';
let troubles: Trouble[];
/** `METHOD last-part-of-path Idempotency-Key body` of each change that was sent. */
let sent: { call: string; key: string | null; ifMatch: string | null; body: string }[];
let host: typeof fetch;

beforeEach(() => {
  startClientPage();
  // The cart's events are sent on the document.
  vi.stubGlobal('document', new EventTarget());
  // Reads are retried without a pause.
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
  [troubles, sent, waits.length] = [[], [], 0];
  host = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'GET' || !url.includes('/entries')) return host(url, init);
    const headers = new Headers(init.headers);
    sent.push({
      call: `${init.method} ${url.replace(/^.*(?=entries)|[?].*/g, '')}`,
      key: headers.get('Idempotency-Key'),
      ifMatch: headers.get('If-Match'),
      body: init.body as string,
    });
    const trouble = troubles.shift();
    if (trouble === '503') return Response.json({ errors: [{ type: 'InternalError' }] }, { status: 503 });
    if (trouble === 'cut') throw new TypeError('Failed to fetch');
    const answer = await host(url, init);
    if (trouble === 'lose') throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const [A, B] = ['LMS4-KIT', 'MAB2-KIT'];
const add = async (wanted: Record<string, number>) => {
  const lines = Object.entries(wanted).map(([code, quantity]) => ({ code, quantity }));
  const { results } = await addToCart({ lines });
  return results.map(({ code, added, status }) => `${code} ${status} ${added}`);
};
const held = async () => {
  runtime().registry.changed(CART_KEY);
  const { cart } = await readCart();
  return Object.fromEntries(cart?.entries.map(({ product, quantity }) => [product.code, quantity]) ?? []);
};
const isKept = () => runtime().storage.read('unansweredChange', runtime().row.baseSite) !== undefined;
/** Waits until the page has looked after an unanswered change that it read of. */
const settled = async (): Promise<void> => {
  await readCart();
  await vi.waitFor(() => expect(runtime().registry.reading('cart.changing').data ?? 0).toBe(0));
  await vi.waitFor(() => expect(troubles).toEqual([]));
};
const keys = () => new Set(sent.map(({ key }) => key)).size;
const unconfirmed = { code: 'cart.unconfirmed' };

describe('a change without an answer', () => {
  it.each<[Trouble[], number]>([
    [['lose'], 2],
    [['cut'], 2],
    [['503'], 2],
  ])(
    'is sent again by the same key after 2 s, and done once: %j [API-06 b part] [QO-06 part]',
    async (what, calls) => {
      troubles.push(...what);
      expect(await add({ [A]: 2 })).toEqual([`${A} success 2`]);
      expect([sent.length, keys(), waits, isKept()]).toEqual([calls, 1, [2_000], false]);
      troubles.push(...what);
      await changeQuantity({ code: A, quantity: 3 });
      expect(await held()).toEqual({ [A]: 3 });
      troubles.push(...what);
      await changeQuantity({ code: A, quantity: 0 });
      expect(await held()).toEqual({});
      // A key each, the product with the number, and no version.
      expect([sent.length, keys()]).toEqual([3 * calls, 3]);
      expect(sent.map(({ ifMatch }) => ifMatch).every((version) => version === null)).toBe(true);
      expect(sent.at(-1)).toMatchObject({ call: 'PATCH entries/0', body: expect.stringContaining(A) });
    },
  );

  it.each<Trouble>(['lose', 'cut'])(
    'twice is not confirmed, and the same press gets the store’s own answer (%s) [API-06 b part] [QO-06 part]',
    async (what) => {
      troubles.push(what, what);
      await expect(add({ [A]: 2, [B]: 1 })).rejects.toMatchObject(unconfirmed);
      expect(isKept()).toBe(true);
      expect(await add({ [A]: 2, [B]: 1 })).toEqual([`${A} success 2`, `${B} success 1`]);
      expect([sent.length, keys(), isKept()]).toEqual([3, 1, false]);
      expect(await held()).toEqual({ [A]: 2, [B]: 1 });
      // Their wish has ended, so the same lines are a new one.
      await add({ [A]: 2, [B]: 1 });
      expect(await held()).toEqual({ [A]: 4, [B]: 2 });
    },
  );

  it('is repeated by the page’s next reading, also that of the tab’s next page, and by the same press after it [API-06 b part]', async () => {
    troubles.push('cut', 'cut');
    await expect(add({ [A]: 2 })).rejects.toMatchObject(unconfirmed);
    openPage();
    troubles.push('cut');
    await settled();
    expect(await held()).toEqual({});
    await vi.waitFor(async () => expect(await held()).toEqual({ [A]: 2 }));
    expect(await add({ [A]: 2 })).toEqual([`${A} success 2`]);
    expect(keys()).toBe(1);
    expect(await held()).toEqual({ [A]: 2 });
  });

  it('that the service failed at twice is told so, and is repeated by the same press alone [API-06 b part] [REL-01 part]', async () => {
    troubles.push('503', '503');
    await expect(add({ [A]: 2 })).rejects.toMatchObject({ status: 503 });
    await settled();
    expect(sent).toHaveLength(2);
    expect(await add({ [A]: 2 })).toEqual([`${A} success 2`]);
    expect(keys()).toBe(1);
  });

  it('is settled before another change, which then is sent; more of the product is not [API-06 b part]', async () => {
    await add({ [A]: 1, [B]: 1 });
    troubles.push('lose', 'lose');
    await expect(add({ [A]: 2 })).rejects.toMatchObject(unconfirmed);
    await changeQuantity({ code: B, quantity: 5 });
    expect(await held()).toEqual({ [A]: 3, [B]: 5 });
    troubles.push('cut', 'cut');
    await expect(add({ [A]: 2 })).rejects.toMatchObject(unconfirmed);
    await expect(add({ [A]: 4 })).rejects.toMatchObject(unconfirmed);
    expect(await held()).toEqual({ [A]: 5, [B]: 5 });
    expect(await add({ [A]: 4 })).toEqual([`${A} success 4`]);
  });

  it('is dropped in another cart, which the message centre says once [API-06 b part] [SES-11 part]', async () => {
    troubles.push('cut', 'cut');
    await expect(add({ [A]: 2 })).rejects.toMatchObject(unconfirmed);
    const { registry, storage, row } = runtime();
    storage.remove('cartGuid', row.baseSite);
    registry.changed(CART_KEY);
    await settled();
    await vi.waitFor(() =>
      expect(registry.getSnapshot().messages.map(({ code }) => code)).toEqual([
        'notification.cart-unconfirmed',
      ]),
    );
    expect([sent.length, isKept()]).toEqual([2, false]);
  });

  it('is nothing that anybody can write into storage [SEC-04 part]', async () => {
    const { storage, row } = runtime();
    for (const call of [{}, { key: 'a b' }, { key: 'k', change: { add: [{ code: A, quantity: -1 }] } }]) {
      storage.write('unansweredChange', { state: 'open', call }, row.baseSite);
      await held();
    }
    expect(await add({ [A]: 1 })).toEqual([`${A} success 1`]);
    expect(sent).toHaveLength(1);
  });
});

describe('a line whose number moves', () => {
  it('is changed or removed all the same, and no other one is [API-06 b part]', async () => {
    await add({ [A]: 1, [B]: 2, 'LMS4-MAN': 3 });
    const seen = await readCart();
    /** Another tab removes the first line, which this page has not read. */
    const path = { userId: 'anonymous', cartId: seen.cart!.guid, entryNumber: '0' };
    const removeFirst = () => callService(removeEntry, { path });
    await removeFirst();
    await changeQuantity({ code: 'LMS4-MAN', quantity: 5 });
    expect(await held()).toEqual({ [B]: 2, 'LMS4-MAN': 5 });
    await removeFirst();
    await changeQuantity({ code: 'LMS4-MAN', quantity: 0 });
    expect(await held()).toEqual({});
  });
});

describe('a customer’s cart that is gone', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a plain OCC host', { commerceBase: '/commerce/occ/v2/{baseSiteId}', commerceExtensions: false }],
    ['a host with extensions', {}],
  ])(
    'is told by what is added next, where the page had seen lines in it: %s [CRT-02 part]',
    async (_, config) => {
      setRuntime(undefined);
      startClientPage(config);
      const { registry } = runtime();
      const none = async () => undefined;
      const session = { token: async () => 'demo-token-ana', whose: () => 'a', renew: none, stepUp: none };
      Object.assign(registry, { session });
      registry.actions.setSession({ status: 'signed-in', id: 'ana', user: undefined });
      const lines = [{ code: A, quantity: 1 }];
      expect(await addToCart({ lines })).toMatchObject({ newCart: false });
      await callService(deleteCart, { path: { userId: 'current', cartId: 'current' } });
      expect(await addToCart({ lines })).toMatchObject({ newCart: true, results: [{ added: 1 }] });
    },
  );
});
