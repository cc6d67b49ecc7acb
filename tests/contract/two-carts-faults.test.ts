import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../demo-host/backend/core/faults.ts';
import { callService } from '../../src/core/http/call-service.ts';
import { addEntry, createCart } from '../../src/api/cart/cart-writes.contract.ts';
import {
  discardEarlier,
  findTwoCarts,
  keepEarlier,
  mergeCarts,
  SETTLED,
  type TwoCarts,
} from '../../src/api/cart/two-carts.ts';
import { listVouchers, redeemVoucher, releaseVoucher } from '../../src/api/voucher/voucher.contract.ts';
import { runtime, setRuntime } from '../../src/core/runtime.ts';
import { startClientPage, type ClientPage } from '../support/client-page.ts';

let page: ClientPage;

const CURRENT = { userId: 'current', cartId: 'current' };
const ANA = { Authorization: 'Bearer demo-token-ana' };

const FULL = { fields: 'FULL' };

const add = (path: { userId: string; cartId: string }, code: string, quantity: number, headers = {}) =>
  callService(addEntry, { path, headers, body: { product: { code }, quantity } });

/** Signs `ana` in. Until then nobody is signed in. */
const beAna = (): void => {
  const { registry } = runtime();
  const token = async () => 'demo-token-ana';
  const none = async () => undefined;
  Object.assign(registry, { session: { token, renew: none, stepUp: none, enter: none, signOut: none } });
  registry.actions.setSession({ status: 'signed-in', id: 'ana', user: undefined });
};

/** Signs Ana in with two kits in the anonymous cart and three forms in her earlier one. Returns the two carts. */
const twoCarts = async (): Promise<TwoCarts> => {
  const before = await callService(createCart, { path: { userId: 'anonymous' }, query: FULL, body: {} });
  await add({ userId: 'anonymous', cartId: before.guid }, 'LMS4-KIT', 2);
  await callService(createCart, { path: { userId: 'current' }, query: FULL, headers: ANA, body: {} });
  await add(CURRENT, 'LMS4-REC25', 3, ANA);
  runtime().storage.write('cartGuid', before.guid, 'usassessments');
  beAna();
  const two = await findTwoCarts();
  if (!two) throw new Error('There is nothing to ask.');
  return two;
};

/** Returns the lines of all carts of the anonymous visitor and of Ana, and the number of her saved carts. */
const held = async (two: TwoCarts): Promise<{ lines: string[]; saved: number }> => {
  const base = 'http://shop.localhost/commerce/headless/ecommerce/v2/users';
  const read = async (path: string, headers: Record<string, string>) => {
    const request = new Request(base + path, { headers: { 'X-Site-Id': 'usassessments', ...headers } });
    return (await page.backend.fetch(request)).json() as Promise<{
      carts?: Held[];
      entries?: Held['entries'];
    }>;
  };
  const anonymous = await read(`/anonymous/carts/${two.anonymous.guid}`, {});
  const { carts = [] } = await read('/current/carts?fields=FULL', ANA);
  const lines = [anonymous, ...carts].flatMap(({ entries = [] }) =>
    entries.map(({ product, quantity }) => `${product.code} × ${quantity}`),
  );
  return { lines: lines.toSorted(), saved: carts.filter(({ name }) => name !== undefined).length };
};
type Held = { name?: string; entries: { quantity: number; product: { code: string } }[] };

const ALL = ['LMS4-KIT × 2', 'LMS4-REC25 × 3'];

const decisions = {
  merge: (two: TwoCarts) => mergeCarts(two),
  keep: (two: TwoCarts) => keepEarlier(two, { name: 'Earlier1', description: '' }),
  discard: (two: TwoCarts) => discardEarlier(two),
};

beforeEach(() => {
  page = startClientPage();
  // Reads are tried three times, with pauses between.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setRuntime(undefined);
});

/**
 * Returns the result or the error of a promise while the page's timers run, also those that begin once a part of the
 * code has loaded.
 */
const outcome = async (promise: Promise<unknown>): Promise<unknown> => {
  let isSettled = false;
  const settled = promise.catch((error: unknown) => error).finally(() => (isSettled = true));
  for (let second = 0; !isSettled && second < 600; second += 1) await vi.advanceTimersByTimeAsync(1000);
  return settled;
};

const faults: [string, Partial<Fault>][] = [
  ['500', { status: 500 }],
  ['401', { status: 401 }],
  ['a cut connection', { cut: true }],
  ['a lost answer', { loseAnswer: true }],
  ['HTML for JSON', { body: 'html' }],
  ['truncated JSON', { body: 'truncated' }],
];
const steps: [string, Fault][] = [
  ['taking over', { method: 'POST', path: '/users/current/carts' }],
  ['putting aside', { method: 'PATCH', path: '/users/current/carts' }],
  ['deleting', { method: 'DELETE', path: '/users/current/carts' }],
  ['every read', { method: 'GET', path: '/users' }],
];

describe.each(Object.keys(decisions) as (keyof typeof decisions)[])('%s of two carts', (decision) => {
  for (const [what, step] of steps)
    for (const [name, fault] of faults)
      it(`with ${name} at ${what} ends with the lines where they belong, at the second try at the latest [SES-11 part] [REL-01 part]`, async () => {
        const two = await twoCarts();
        page.backend.faults.add({ ...step, ...fault });
        const first = await outcome(decisions[decision](two));
        page.backend.faults.clear();
        const after = await held(two);
        // Only a discard removes lines, and only those of the earlier cart.
        expect(after.lines).toEqual(decision === 'discard' ? expect.arrayContaining(ALL.slice(0, 1)) : ALL);
        const second = first instanceof Error ? await outcome(decisions[decision](two)) : first;
        expect(second).not.toBeInstanceOf(Error);
        expect(await held(two)).toEqual({
          lines: decision === 'discard' ? ALL.slice(0, 1) : ALL,
          saved: decision === 'keep' ? 1 : 0,
        });
        expect(runtime().storage.read('cartGuid', 'usassessments')).toBeUndefined();
      });

  it('is nothing any more once another tab has decided [SES-11 part]', async () => {
    const two = await twoCarts();
    await outcome(mergeCarts(two));
    expect(await outcome(decisions[decision](two))).toBe(SETTLED);
    expect(await held(two)).toEqual({ lines: ALL, saved: 0 });
  });
});

it('a discard of a cart that changed meanwhile is refused, and takes nothing [SES-11 part]', async () => {
  const two = await twoCarts();
  await add(CURRENT, 'LMS4-KIT', 1);
  expect(await outcome(discardEarlier(two))).toMatchObject({ status: 412 });
  expect((await held(two)).lines).toEqual(['LMS4-KIT × 1', ...ALL]);
});

it('a discard that is refused for want of sign-in takes nothing [SEC-07 part]', async () => {
  const two = await twoCarts();
  Object.assign(runtime().registry, {
    session: { token: async () => 'nonsense', renew: async () => undefined },
  });
  expect(await outcome(discardEarlier(two))).toMatchObject({ status: 401 });
  expect((await held(two)).lines).toEqual(ALL);
});

describe('a store that leaves the promotion codes of the anonymous cart behind', () => {
  /** Merges at a store that drops the codes at each merge. Returns the codes that the cart has in the end. */
  const withoutCodes = async (code: string, fault?: Fault) => {
    const two = await twoCarts();
    const path = { userId: 'anonymous', cartId: two.anonymous.guid };
    await callService(redeemVoucher, { path, query: { voucherId: code }, body: {} });
    const applied = (await findTwoCarts()) ?? two;
    if (fault) page.backend.faults.add(fault);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await fetch(url, init);
      if (!url.includes('oldCartId=') || !answer.ok) return answer;
      const cart = (await answer.json()) as Record<string, unknown>;
      await callService(releaseVoucher, { path: { ...CURRENT, voucherId: code } });
      return Response.json({ ...cart, appliedVouchers: [] }, { status: 201 });
    });
    await outcome(mergeCarts(applied));
    const { vouchers } = await callService(listVouchers, { path: CURRENT });
    return vouchers.map((one) => one.code);
  };

  it('gets them again [SES-11 part, CRT-04 part]', async () => {
    expect(await withoutCodes('WELCOME10')).toEqual(['WELCOME10']);
  });

  it('has the message centre tell of one that it refuses [SES-11 part, CRT-04 part]', async () => {
    const fault: Fault = { method: 'POST', path: '/users/current/carts/', status: 400 };
    expect(await withoutCodes('WELCOME10', fault)).toEqual([]);
    await vi.waitFor(() =>
      expect(runtime().registry.getSnapshot().messages).toMatchObject([{ id: 'cart.code', level: 'danger' }]),
    );
  });
});
