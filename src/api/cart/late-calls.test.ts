import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlainOcc, Trouble } from '../../../tests/support/plain-occ.ts';
import { openPage, startPlainPage } from '../../../tests/support/plain-page.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { addLines } from './add-lines.ts';
import { endInterrupted, leftBehind } from './adding-under-way.ts';
import { addToCart, changeQuantity } from './change-cart.ts';
import { followLate, type LateFollower } from './follow-late.ts';
import type { Arrival } from './late-calls.ts';
import { CART_KEY, readCart } from './read-cart.ts';

// Reports load late and would arrive after the test has ended.
vi.mock('../report-later.ts', () => ({ reportLater: () => undefined, reportSolved: () => undefined }));

let occ: PlainOcc;
let time: number;
let follower: LateFollower | undefined;
let told: Arrival[];

beforeEach(() => {
  occ = startPlainPage();
  [time, told, follower] = [1_000_000, [], undefined];
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  // Reads are retried without a pause.
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
});
afterEach(() => {
  follower?.stop();
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const held = () =>
  [...occ.carts.values()].flatMap((cart) => cart.lines.map((one) => `${one.code}×${one.quantity}`));
const posts = () => occ.calls.filter((call) => /POST .*entries/.test(call)).length;
const late = (code: string, what: Trouble['what'] = 'late') =>
  occ.troubles.push({ call: /POST .*entries/, body: new RegExp(code), what, times: 1 });
const add = async (wanted: Record<string, number>, key: string) => {
  const lines = Object.entries(wanted).map(([code, quantity]) => ({ code, quantity }));
  const { results } = await addToCart({ lines, key });
  return results.map(({ code, added, status, failure, excess }) =>
    [code, failure ?? status, added, ...(excess ? [`+${excess.over}`] : [])].join(' '),
  );
};
const follow = () => {
  follower ??= followLate({ isReady: () => true, tell: (arrivals) => void told.push(...arrivals) });
};
/** Reads the cart on the page and compares it. */
const read = async () => {
  follow();
  runtime().registry.changed(CART_KEY);
  await readCart();
  await vi.waitFor(() => expect(runtime().registry.reading(CART_KEY).stale).toBe(false));
  await new Promise((resolve) => setTimeout(resolve, 40));
  return told
    .splice(0)
    .map(({ code, quantity, units, again }) => `${code}+${quantity}=${units}${again ? ' again' : ''}`);
};

describe('a call that adds and has no answer, while the cart shows nothing of it', () => {
  it.each<Trouble['what']>(['late', 'cut', { status: 504 }, { status: 408 }])(
    'is not known, and never told as not done: %j [API-06 b part]',
    async (what) => {
      late('P-2', what);
      expect(await add({ 'P-1': 2, 'P-2': 2 }, 'key')).toEqual(['P-1 success 2', 'P-2 unconfirmed 0']);
      late('P-3', what);
      await expect(add({ 'P-3': 2 }, 'other')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    },
  );

  it('is not known where its time is over [API-06 b part]', async () => {
    await add({ 'P-1': 1 }, 'first');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const work = globalThis.fetch;
      vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
        init.method === 'POST'
          ? new Promise((_resolve, reject) =>
              init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
            )
          : work(url, init),
      );
      const adding = expect(add({ 'P-2': 2 }, 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
      await vi.advanceTimersByTimeAsync(15_000);
      await adding;
    } finally {
      vi.useRealTimers();
    }
  });

  it('has failed where the service says so, and was not sent where the browser is offline [API-06 b part]', async () => {
    await add({ 'P-1': 1 }, 'first');
    late('P-2', { status: 503 });
    await expect(add({ 'P-2': 2 }, 'key')).rejects.toMatchObject({ status: 503 });
    vi.stubGlobal('navigator', { onLine: false });
    late('P-3', 'cut');
    await expect(add({ 'P-3': 2 }, 'offline')).rejects.toMatchObject({ kind: 'offline' });
  });

  it('is told by the next reading once it is done, and not sent again by another try [API-06 b part]', async () => {
    late('P-2');
    await add({ 'P-1': 2, 'P-2': 2 }, 'key');
    expect(await read()).toEqual([]);
    await occ.arrive();
    expect(await read()).toEqual(['P-2+2=2']);
    expect(await read()).toEqual([]);
    const before = posts();
    expect(await add({ 'P-2': 2 }, 'key')).toEqual(['P-2 success 2']);
    expect(posts()).toBe(before);
    expect(held()).toEqual(['P-1×2', 'P-2×2']);
  });

  it('is told as found, not as sent, by another try where somebody else has added just as many [API-06 b part]', async () => {
    late('P-2', 'cut');
    await add({ 'P-1': 2, 'P-2': 2 }, 'key');
    [...occ.carts.values()][0]?.lines.push({ code: 'P-2', quantity: 2 });
    const lines = [
      { code: 'P-2', quantity: 2 },
      { code: 'P-3', quantity: 1 },
    ];
    const { results } = await addToCart({ lines, key: 'key' });
    expect(results.map(({ added, found }) => [added, found])).toEqual([
      [2, 2],
      [1, undefined],
    ]);
  });

  it('is told as twice once it is done after another try [API-06 b part]', async () => {
    late('P-2');
    await add({ 'P-1': 2, 'P-2': 2 }, 'key');
    expect(await add({ 'P-2': 2 }, 'key')).toEqual(['P-2 success 2']);
    expect(await read()).toEqual([]);
    time += 22_000;
    await occ.arrive();
    expect(held()).toEqual(['P-1×2', 'P-2×4']);
    expect(await read()).toEqual(['P-2+2=4 again']);
    expect(await read()).toEqual([]);
  });

  it('is told as too much by the other try itself where it is done meanwhile, and not once more [API-06 b part]', async () => {
    late('P-2');
    await add({ 'P-1': 2, 'P-2': 2 }, 'key');
    const work = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await work(url, init);
      if (init.method === 'POST') await occ.arrive();
      return answer;
    });
    expect(await add({ 'P-2': 2 }, 'key')).toEqual(['P-2 success 2 +2']);
    expect(await read()).toEqual([]);
  });

  describe('and is done between the answer of another try and the reading after it', () => {
    /** The call is done right after the next call of this method was answered. */
    const arriveAfter = (method: string) => {
      const work = globalThis.fetch;
      vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
        const answer = await work(url, init);
        if (init.method === method) await occ.arrive();
        return answer;
      });
    };

    it.each<[who: string, key: string, isOther: boolean]>([
      ['this page by the same key', 'key', false],
      ['this page by another key', 'another', false],
      ['another tab', 'another', true],
    ])('of %s, is told as too much once [API-06 b part]', async (_who, key, isOther) => {
      late('P-2');
      await add({ 'P-1': 2, 'P-2': 2 }, 'key');
      if (isOther) openPage();
      arriveAfter('POST');
      expect(await add({ 'P-2': 2 }, key)).toEqual(['P-2 success 2 +2']);
      expect(held()).toEqual(['P-1×2', 'P-2×4']);
      expect(await read()).toEqual([]);
    });

    it('that asked for less, is told with all that is too much [API-06 b part]', async () => {
      late('P-2');
      await add({ 'P-1': 2, 'P-2': 3 }, 'key');
      arriveAfter('POST');
      expect(await add({ 'P-2': 2 }, 'key')).toEqual(['P-2 success 2 +3']);
      expect(await read()).toEqual([]);
    });

    it('of two earlier tries, of which the other one comes later still, is told by each [API-06 b part]', async () => {
      late('P-2');
      await add({ 'P-1': 2, 'P-2': 2 }, 'key');
      late('P-2');
      await add({ 'P-2': 2 }, 'key').catch(() => undefined);
      const work = globalThis.fetch;
      vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
        const answer = await work(url, init);
        if (init.method === 'POST') await occ.arrive(1);
        return answer;
      });
      expect(await add({ 'P-2': 2 }, 'key')).toEqual(['P-2 success 2 +2']);
      vi.stubGlobal('fetch', work);
      await occ.arrive();
      expect(held()).toEqual(['P-1×2', 'P-2×6']);
      expect(await read()).toEqual(['P-2+2=6 again']);
    });

    it('of which the store took nothing, is told as what the earlier one brought [API-06 b part]', async () => {
      late('P-2');
      await add({ 'P-1': 2, 'P-2': 2 }, 'key');
      late('P-2', { status: 409 });
      arriveAfter('POST');
      expect(await add({ 'P-2': 2 }, 'key')).toEqual(['P-2 unavailable 0']);
      expect(held()).toEqual(['P-1×2', 'P-2×2']);
      expect(await read()).toEqual(['P-2+2=2']);
    });

    it('that set the quantity, is told as too much [API-06 b part]', async () => {
      await add({ 'P-1': 1, 'P-2': 1 }, 'first');
      late('P-2');
      await expect(add({ 'P-2': 2 }, 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
      arriveAfter('PATCH');
      await changeQuantity({ code: 'P-2', quantity: 3 });
      expect(held()).toEqual(['P-1×1', 'P-2×5']);
      expect(await read()).toEqual(['P-2+2=5']);
    });

    it('that removed its line, is told as added [API-06 b part]', async () => {
      await add({ 'P-1': 1, 'P-2': 1 }, 'first');
      late('P-2');
      await expect(add({ 'P-2': 2 }, 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
      arriveAfter('DELETE');
      await changeQuantity({ code: 'P-2', quantity: 0 }).catch(() => undefined);
      expect(held()).toEqual(['P-1×1', 'P-2×2']);
      expect(await read()).toEqual(['P-2+2=2']);
    });
  });

  it('is told as twice where the other try had no answer either, and both are done [API-06 b part]', async () => {
    late('P-2');
    await add({ 'P-1': 2, 'P-2': 2 }, 'key');
    late('P-2');
    await expect(add({ 'P-2': 2 }, 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    await occ.arrive(1);
    expect(await read()).toEqual(['P-2+2=2']);
    await occ.arrive(1);
    expect(await read()).toEqual(['P-2+2=4 again']);
  });

  it('is told as twice where the other try found it in place of its own call, which is done later [API-06 b part]', async () => {
    late('P-2');
    await add({ 'P-1': 2, 'P-2': 2 }, 'key');
    const work = globalThis.fetch;
    late('P-2');
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      try {
        return await work(url, init);
      } finally {
        if (init.method === 'POST') await occ.arrive(1);
      }
    });
    expect(await add({ 'P-2': 2 }, 'key')).toEqual(['P-2 success 2']);
    vi.stubGlobal('fetch', work);
    expect(await read()).toEqual([]);
    await occ.arrive(1);
    expect(held()).toEqual(['P-1×2', 'P-2×4']);
    expect(await read()).toEqual(['P-2+2=4 again']);
  });

  it('is told where the cart could not be read then [API-06 b part]', async () => {
    await add({ 'P-1': 1 }, 'first');
    late('P-2');
    occ.troubles.push({ call: /GET/, what: 'cut' });
    await expect(add({ 'P-2': 2 }, 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    occ.troubles.length = 0;
    await occ.arrive();
    expect(await read()).toEqual(['P-2+2=2']);
  });

  it('is not what the shopper or another tab makes of the product meanwhile, and is told after that [API-06 b part]', async () => {
    late('P-2');
    await add({ 'P-1': 2, 'P-2': 2 }, 'key');
    await add({ 'P-2': 1 }, 'key');
    expect(await read()).toEqual([]);
    await changeQuantity({ code: 'P-2', quantity: 3 });
    expect(await read()).toEqual([]);
    [...occ.carts.values()][0]!.lines[1]!.quantity = 8;
    expect(await read()).toEqual([]);
    await occ.arrive();
    expect(await read()).toEqual(['P-2+2=10 again']);
  });

  it('is told by a reading long after, and by none once it was looked for in vain [API-06 b part]', async () => {
    late('P-2');
    await add({ 'P-1': 2, 'P-2': 2 }, 'key');
    late('P-3');
    await expect(add({ 'P-3': 2 }, 'other')).rejects.toBeInstanceOf(Error);
    time += 3_600_000;
    await occ.arrive(1);
    expect(await read()).toEqual(['P-2+2=2']);
    await occ.arrive(1);
    expect(await read()).toEqual([]);
  });

  it('is told by the next page, with what a page had on its way when it went [API-06 b part]', async () => {
    await add({ 'P-1': 1 }, 'first');
    const work = globalThis.fetch;
    const onItsWay = Promise.withResolvers<void>();
    late('P-2');
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      work(url, init).catch(() => {
        onItsWay.resolve();
        return new Promise(() => undefined);
      }),
    );
    void addLines(
      [
        { code: 'P-2', quantity: 2 },
        { code: 'P-3', quantity: 2 },
      ],
      { key: 'gone', asked: time },
      null,
      () => undefined,
    );
    await onItsWay.promise;
    vi.stubGlobal('fetch', work);
    openPage();
    expect((await endInterrupted(['P-2', 'P-3'])).map(({ code, failure }) => `${code} ${failure}`)).toEqual([
      'P-2 unconfirmed',
      'P-3 failed',
    ]);
    await occ.arrive();
    expect(await read()).toEqual(['P-2+2=2']);
  });

  it('is told with what else the list no longer has, by the next press [API-06 b part]', async () => {
    late('P-2');
    await add({ 'P-1': 2, 'P-2': 2 }, 'key');
    await occ.arrive();
    await add({ 'P-3': 1 }, 'key');
    const { cart } = await readCart();
    expect(leftBehind('key', ['P-3'], cart)).toEqual([{ code: 'P-2', name: 'Record Forms', units: 2 }]);
    expect(await read()).toEqual([]);
  });

  it('is in by an earlier try of more where the shopper wants less since, and not said to be twice [API-06 b part]', async () => {
    late('P-2');
    await add({ 'P-1': 2, 'P-2': 3 }, 'key');
    await occ.arrive();
    const { results } = await addToCart({ lines: [{ code: 'P-2', quantity: 2 }], key: 'key' });
    expect(results).toMatchObject([
      { added: 2, excess: { name: 'Record Forms', units: 3, over: 1, earlier: true } },
    ]);
    expect(await read()).toEqual([]);
  });

  it('is looked for while it may be done, and no longer [API-06 b part]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      late('P-2');
      await add({ 'P-1': 2, 'P-2': 2 }, 'key');
      follow();
      const gets = () => occ.calls.filter((call) => call.startsWith('GET')).length;
      const before = gets();
      time += 15_000;
      await vi.advanceTimersByTimeAsync(15_000);
      expect(gets()).toBe(before + 1);
      await occ.arrive();
      time += 15_000;
      await vi.advanceTimersByTimeAsync(15_000);
      expect(told).toMatchObject([{ code: 'P-2', quantity: 2, again: false }]);
      const after = gets();
      time += 300_000;
      await vi.advanceTimersByTimeAsync(300_000);
      expect(gets()).toBe(after);
    } finally {
      vi.useRealTimers();
    }
  });
});
