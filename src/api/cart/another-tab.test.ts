import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlainOcc, Trouble } from '../../../tests/support/plain-occ.ts';
import { openPage, startPlainPage } from '../../../tests/support/plain-page.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { endInterrupted } from './adding-under-way.ts';
import { addToCart, changeQuantity } from './change-cart.ts';
import { CART_KEY, readCart } from './read-cart.ts';

// Reports load late and would arrive after the test has ended.
vi.mock('../report-later.ts', () => ({ reportLater: () => undefined, reportSolved: () => undefined }));

let occ: PlainOcc;

beforeEach(() => {
  occ = startPlainPage();
  // Reads are retried without a pause.
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cartLines = () => [...occ.carts.values()][0]!.lines;
const now = () => cartLines().map(({ code, quantity }) => `${code}×${quantity}`);
const set = (code: string, quantity: number) => {
  const others = cartLines().filter((line) => line.code !== code);
  cartLines().splice(0, Infinity, ...others, ...(quantity > 0 ? [{ code, quantity }] : []));
};
const posts = () => occ.calls.filter((call) => /POST .*entries/.test(call)).length;

const add = async (wanted: Record<string, number>, key: string) => {
  const lines = Object.entries(wanted).map(([code, quantity]) => ({ code, quantity }));
  const { results } = await addToCart({ lines, key });
  return results.map(({ code, added, status, failure }) => `${code} ${failure ?? status} ${added}`);
};

/** Lets another tab act while a call with these words is under way. */
const meanwhile = (words: string, act: () => void): void => {
  const work = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const isIt = typeof init.body === 'string' && init.body.includes(words);
    try {
      return await work(url, init);
    } finally {
      if (isIt) act();
    }
  });
};

describe('lines of which an answer is lost while another tab changes the same product', () => {
  type Case = [before: number, asked: number, what: 'lose' | 'cut', after: number];
  const cases: Case[] = [
    [0, 3, 'lose', 1],
    [0, 3, 'cut', 1],
    [2, 3, 'cut', 3],
    [5, 3, 'lose', 4],
    [5, 3, 'cut', 4],
  ];

  it.each(cases)(
    'are not known to be in: %d before, %d asked, the call %s, %d now; and trying again adds nothing [API-06 b part]',
    async (before, asked, what, after) => {
      await add({ 'P-1': 1, ...(before > 0 && { 'P-2': before }) }, 'first');
      occ.troubles.push({ call: /POST .*entries/, body: /P-2/, what, times: 1 });
      meanwhile('P-2', () => set('P-2', after));
      await expect(add({ 'P-2': asked }, 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
      const sent = posts();
      await expect(add({ 'P-2': asked }, 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
      expect(posts()).toBe(sent);
      expect(now()).toEqual(['P-1×1', `P-2×${after}`]);
    },
  );

  it('are not known to be in where another tab says that it changed the cart, by as much as was asked [API-06 b part]', async () => {
    await add({ 'P-1': 1 }, 'first');
    occ.troubles.push({ call: /POST .*entries/, body: /P-2/, what: 'cut', times: 1 });
    meanwhile('P-2', () => {
      set('P-2', 3);
      // Like the other tab's message.
      runtime().registry.changed(CART_KEY);
    });
    await expect(add({ 'P-2': 3 }, 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    expect(now()).toEqual(['P-1×1', 'P-2×3']);
  });

  it('keep none of the other lines out [API-06 b part]', async () => {
    occ.troubles.push({ call: /POST .*entries/, body: /P-2/, what: 'lose', times: 1 });
    meanwhile('P-2', () => set('P-2', 1));
    expect(await add({ 'P-1': 2, 'P-2': 2, 'P-3': 2 }, 'key')).toEqual([
      'P-1 success 2',
      'P-2 unconfirmed 0',
      'P-3 success 2',
    ]);
  });

  it('are sent where the shopper wants another quantity since, or the cart has none of them [API-06 b part]', async () => {
    await add({ 'P-1': 1 }, 'first');
    occ.troubles.push({ call: /POST .*entries/, body: /P-2/, what: 'lose', times: 1 });
    meanwhile('P-2', () => set('P-2', 1));
    await expect(add({ 'P-2': 3 }, 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    vi.unstubAllGlobals();
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      occ.fetch(new Request(new URL(url, 'http://shop.localhost'), init)),
    );
    set('P-2', 0);
    expect(await add({ 'P-2': 3 }, 'key')).toEqual(['P-2 success 3']);
    occ.troubles.push(
      { call: /POST .*entries/, body: /P-3/, what: 'lose', times: 1 },
      { call: /GET/, what: 'cut' },
    );
    await expect(add({ 'P-3': 3 }, 'other')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    occ.troubles.length = 0;
    set('P-3', 1);
    expect(await add({ 'P-3': 2 }, 'other')).toEqual(['P-3 success 2']);
    expect(now()).toEqual(['P-1×1', 'P-2×3', 'P-3×3']);
  });

  it('are told as not known by the next page, which adds nothing of them either [API-06 b part]', async () => {
    await add({ 'P-1': 1 }, 'first');
    occ.troubles.push(
      { call: /POST .*entries/, body: /P-2/, what: 'lose', times: 1 },
      { call: /GET/, what: 'cut' },
    );
    await expect(add({ 'P-2': 3 }, 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    occ.troubles.length = 0;
    set('P-2', 1);
    openPage();
    expect(await endInterrupted(['P-2'])).toMatchObject([{ failure: 'unconfirmed', added: 0, quantity: 3 }]);
    expect(await endInterrupted(['P-2'])).toEqual([]);
    await expect(add({ 'P-2': 3 }, 'another')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    expect(now()).toEqual(['P-1×1', 'P-2×1']);
  });
});

describe('lines that the store refuses while another tab adds as many', () => {
  it.each<[Trouble['what'], string]>([
    [{ status: 429 }, 'failed'],
    [{ status: 429, html: true }, 'failed'],
    [{ status: 403, html: true }, 'failed'],
    [{ status: 404, html: true }, 'failed'],
    [{ status: 409 }, 'unavailable'],
  ])('are not in by %j, and the cart holds nothing too much [API-06 b part]', async (what, end) => {
    occ.troubles.push({ call: /POST .*entries/, body: /P-2/, what, times: 1 });
    meanwhile('P-2', () => set('P-2', 2));
    const lines = ['P-1', 'P-2'].map((code) => ({ code, quantity: 2 }));
    const { results } = await addToCart({ lines, key: 'key' });
    expect(results[1]).toMatchObject({
      added: 0,
      ...(end === 'failed' ? { failure: end } : { status: end }),
    });
    expect(results[1]?.excess).toBeUndefined();
  });

  it('nor are those that were not sent any more [API-06 b part]', async () => {
    occ.troubles.push({ call: /POST .*entries/, body: /P-2/, what: { status: 401 } });
    meanwhile('P-2', () => set('P-3', 2));
    const lines = ['P-1', 'P-2', 'P-3'].map((code) => ({ code, quantity: 2 }));
    const { results } = await addToCart({ lines, key: 'key' });
    expect(results[2]).toMatchObject({ added: 0, failure: 'failed' });
    expect(results[2]?.excess).toBeUndefined();
  });

  it.each(['noStock', 'unavailable'])(
    'nor those of which it says %s without a number [API-06 b part]',
    async (statusCode) => {
      occ.modifications['P-2'] = { statusCode };
      meanwhile('P-2', () => set('P-2', 2));
      expect(await add({ 'P-1': 2, 'P-2': 2 }, 'key')).toEqual(['P-1 success 2', `P-2 ${statusCode} 0`]);
    },
  );

  it('are taken in part by its own word alone, and are not known where the cart says more [API-06 b part]', async () => {
    occ.modifications['P-1'] = { statusCode: 'lowStock' };
    occ.modifications['P-2'] = { statusCode: 'lowStock' };
    meanwhile('P-1', () => set('P-1', 1));
    expect(await add({ 'P-1': 2, 'P-2': 2 }, 'key')).toEqual(['P-1 lowStock 1', 'P-2 unconfirmed 0']);
  });
});

describe('lines of one call whose answer is lost', () => {
  const lose = (gained: Record<string, number>) => {
    setRuntime(undefined);
    occ = startPlainPage({ commerceExtensions: true });
    const work = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!url.includes('batch')) return work(url, init);
      for (const [code, quantity] of Object.entries(gained)) set(code, quantity);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
  };

  it('are in where the cart gained all of them [API-06 b part]', async () => {
    lose({ 'P-1': 2, 'P-2': 3 });
    expect(await add({ 'P-1': 2, 'P-2': 2 }, 'key')).toEqual(['P-1 success 2', 'P-2 success 2']);
  });

  it.each<[Record<string, number>, string]>([
    [{}, 'cart.unconfirmed'],
    [{ 'P-1': 2 }, 'cart.unconfirmed'],
    [{ 'P-1': 2, 'P-2': 1 }, 'cart.unconfirmed'],
    [{ 'P-1': 1 }, 'cart.unconfirmed'],
  ])('are told by %j as %s, never as a matter of stock [API-06 b part]', async (gained, code) => {
    lose(gained);
    await expect(add({ 'P-1': 2, 'P-2': 2 }, 'key')).rejects.toMatchObject({ code });
  });
});

describe('a change of a line whose answer is lost while another tab changes the same line', () => {
  it.each<[quantity: number, what: 'lose' | 'cut', after: number, code: string]>([
    [3, 'lose', 4, 'cart.unconfirmed'],
    [3, 'cut', 4, 'cart.unconfirmed'],
    [3, 'lose', 1, 'cart.unconfirmed'],
    [3, 'lose', 0, 'cart.unconfirmed'],
    [3, 'cut', 2, 'cart.unconfirmed'],
    [0, 'lose', 1, 'cart.unconfirmed'],
    [0, 'cut', 2, 'cart.unconfirmed'],
  ])('2 set to %i, the call %s, %i now: %s [API-06 b part]', async (quantity, what, after, code) => {
    await add({ 'P-1': 1, 'P-2': 2 }, 'first');
    occ.troubles.push({ call: /PATCH|DELETE/, what, times: 1 });
    const work = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      try {
        return await work(url, init);
      } finally {
        if (/PATCH|DELETE/.test(init.method ?? '')) set('P-2', after);
      }
    });
    await expect(changeQuantity({ code: 'P-2', quantity })).rejects.toMatchObject({ code });
  });

  it.each<[what: 'lose' | 'cut', after: number, code: string | undefined]>([
    ['lose', 3, undefined],
    ['cut', 2, 'cart.unconfirmed'],
    ['lose', 4, 'cart.unconfirmed'],
  ])(
    'is compared likewise where the cart had moved on before: 2 set to 3, the second call %s, %i now: %s [API-06 b part]',
    async (what, after, code) => {
      setRuntime(undefined);
      occ = startPlainPage({ commerceExtensions: true });
      const plain = globalThis.fetch;
      let version = 1;
      const host = async (url: string, init: RequestInit) => {
        if (init.method === 'PATCH' && version === 1) {
          version = 2;
          return Response.json({ errors: [{ type: 'CartError', reason: 'modified' }] }, { status: 412 });
        }
        const answer = await plain(url, init).finally(() => init.method === 'PATCH' && set('P-2', after));
        if (init.method !== 'GET') return answer;
        return Response.json({ ...((await answer.json()) as object), version });
      };
      vi.stubGlobal('fetch', host);
      occ.carts.set('mine', { code: 'mine', guid: 'mine', lines: [{ code: 'P-2', quantity: 2 }] });
      runtime().storage.write('cartGuid', 'mine', runtime().row.baseSite);
      occ.troubles.push({ call: /PATCH/, what, times: 1 });
      const change = changeQuantity({ code: 'P-2', quantity: 3 });
      if (code === undefined) await expect(change).resolves.toBeUndefined();
      else await expect(change).rejects.toMatchObject({ code });
    },
  );

  it('is known to be done where the line is as it was asked for [API-06 b part]', async () => {
    await add({ 'P-1': 1, 'P-2': 2 }, 'first');
    occ.troubles.push({ call: /PATCH|DELETE/, what: 'lose', times: 2 });
    await changeQuantity({ code: 'P-2', quantity: 3 });
    await changeQuantity({ code: 'P-2', quantity: 0 });
    expect(now()).toEqual(['P-1×1']);
  });
});

describe('a change of a line that the service answers with a failure', () => {
  /** Makes commerce fail on the change. If `isDone`, the change is done first. */
  const fail = (status: number, isDone: boolean): void => {
    const work = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (!/PATCH|DELETE/.test(init.method ?? '')) return work(url, init);
      if (isDone) await work(url, init);
      return new Response('<h1>Bad gateway</h1>', { status });
    });
  };

  it.each([
    [3, 502],
    [0, 502],
    [3, 408],
    [0, 503],
  ])('is done where the cart says so: 2 set to %i, %i [API-06 b part]', async (quantity, status) => {
    await add({ 'P-1': 1, 'P-2': 2 }, 'first');
    fail(status, true);
    await expect(changeQuantity({ code: 'P-2', quantity })).resolves.toBeUndefined();
    expect(now()).toEqual(['P-1×1', ...(quantity > 0 ? [`P-2×${quantity}`] : [])]);
  });

  it.each([3, 0])('has failed where the line is as it was: 2 set to %i [API-06 b part]', async (quantity) => {
    await add({ 'P-1': 1, 'P-2': 2 }, 'first');
    fail(503, false);
    await expect(changeQuantity({ code: 'P-2', quantity })).rejects.toMatchObject({ status: 503 });
    expect(now()).toEqual(['P-1×1', 'P-2×2']);
  });

  it('is not known where the cart can’t be read [API-06 b part]', async () => {
    await add({ 'P-1': 1, 'P-2': 2 }, 'first');
    fail(503, true);
    const work = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await work(url, init);
      if (init.method === 'PATCH') occ.troubles.push({ call: /GET/, what: 'cut' });
      return answer;
    });
    const change = changeQuantity({ code: 'P-2', quantity: 3 });
    await expect(change).rejects.toMatchObject({ code: 'cart.unconfirmed' });
  });
});

describe('a change of a line whose answer is lost', () => {
  it.each([3, 0])(
    'reads the cart once to find out what came of it, and once to show it: 2 set to %i [API-06 b part]',
    async (quantity) => {
      await add({ 'P-1': 1, 'P-2': 2 }, 'first');
      occ.troubles.push({ call: /PATCH|DELETE/, what: 'lose', times: 1 });
      const before = occ.calls.length;
      await changeQuantity({ code: 'P-2', quantity });
      expect(occ.calls.slice(before).map((call) => call.split(' ')[0])).toEqual([
        'GET',
        quantity > 0 ? 'PATCH' : 'DELETE',
        'GET',
        'GET',
      ]);
    },
  );
});

describe('a line whose number moves between the reading and the call', () => {
  /** Lets another tab act after the cart was read. */
  const afterReading = (act: () => void): void => {
    const work = globalThis.fetch;
    let isDue = true;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (isDue && /DELETE|PATCH/.test(init.method ?? '')) {
        isDue = false;
        act();
      }
      return work(url, init);
    });
  };
  const begin = () => add({ 'P-1': 1, 'P-2': 2, 'P-3': 3 }, 'first');

  it('is changed where it stands now [API-06 b part]', async () => {
    await begin();
    afterReading(() => set('P-1', 0));
    await changeQuantity({ code: 'P-3', quantity: 5 });
    expect(now()).toEqual(['P-2×2', 'P-3×5']);
    afterReading(() => set('P-2', 0));
    await changeQuantity({ code: 'P-3', quantity: 6 });
    expect(now()).toEqual(['P-3×6']);
  });

  it('is gone where it is gone, and refused where it stands where it stood [API-06 b part]', async () => {
    await begin();
    afterReading(() => set('P-3', 0));
    await expect(changeQuantity({ code: 'P-3', quantity: 5 })).rejects.toMatchObject({
      code: 'cart.lineGone',
    });
    occ.refused = { type: 'CartEntryError' };
    await expect(changeQuantity({ code: 'P-2', quantity: 5 })).rejects.toMatchObject({
      status: 400,
      type: undefined,
    });
    occ.refused = { type: 'ValidationError' };
    await expect(changeQuantity({ code: 'P-2', quantity: 5 })).rejects.toMatchObject({
      type: 'ValidationError',
    });
    expect(now()).toEqual(['P-1×1', 'P-2×2']);
  });

  it('is removed where it stands now, when the store has nothing at its number [API-06 b part]', async () => {
    await begin();
    afterReading(() => set('P-1', 0));
    await changeQuantity({ code: 'P-3', quantity: 0 });
    expect(now()).toEqual(['P-2×2']);
  });

  it.each<Trouble['what'] | undefined>([undefined, 'lose'])(
    'stays when its removal takes another line, which is named (the answer: %s) [API-06 b part]',
    async (what) => {
      await begin();
      if (what) occ.troubles.push({ call: /DELETE/, what, times: 1 });
      afterReading(() => set('P-1', 0));
      await expect(changeQuantity({ code: 'P-2', quantity: 0 })).rejects.toMatchObject({
        code: 'cart.otherLine',
        taken: [{ code: 'P-3', name: 'Stimulus Book', quantity: 3, place: 2 }],
      });
      expect(now()).toEqual(['P-2×2']);
    },
  );

  it.each<['told' | 'untold', Trouble['what'] | undefined]>([
    ['told', undefined],
    ['untold', undefined],
    ['told', 'lose'],
  ])(
    'stays when its change sets another line, which is named (a host that heeds no product, %s; the answer: %s) [API-06 b part]',
    async (heedless, what) => {
      await begin();
      occ.heedless = heedless;
      if (what) occ.troubles.push({ call: /PATCH/, what, times: 1 });
      afterReading(() => set('P-1', 0));
      await expect(changeQuantity({ code: 'P-2', quantity: 7 })).rejects.toMatchObject({
        code: 'cart.otherSet',
        taken: [{ code: 'P-3', name: 'Stimulus Book', quantity: 3, place: 1 }],
      });
      expect(now()).toEqual(['P-2×2', 'P-3×7']);
      const { cart } = await readCart();
      expect(cart?.entries.map(({ quantity }) => quantity)).toEqual([2, 7]);
    },
  );

  it('stays when its change sets another entry of its product, which is named by what it was [API-06 b part]', async () => {
    await begin();
    cartLines().push({ code: 'P-2', quantity: 5 });
    await readCart();
    // The product's second entry moves to the place of the first.
    afterReading(() => cartLines().splice(0, 3, ...cartLines().slice(1, 2)));
    const change = changeQuantity({ code: 'P-2', quantity: 7, meant: { from: 2, at: 0, among: [2, 5] } });
    await expect(change).rejects.toMatchObject({
      code: 'cart.otherSet',
      taken: [{ code: 'P-2', quantity: 5, place: 1 }],
    });
    expect(now()).toEqual(['P-2×2', 'P-2×7']);
  });

  it.each<'told' | 'untold'>(['told', 'untold'])(
    'is changed as asked where nothing moved, by a host that heeds no product (%s) [API-06 b part]',
    async (heedless) => {
      await begin();
      occ.heedless = heedless;
      await changeQuantity({ code: 'P-2', quantity: 3 });
      expect(now()).toEqual(['P-1×1', 'P-2×3', 'P-3×3']);
    },
  );
});
