import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlainOcc, Trouble } from '../../../tests/support/plain-occ.ts';
import { startPlainPage } from '../../../tests/support/plain-page.ts';
import { setRuntime } from '../../core/runtime.ts';
import { forgetTold } from '../mend-answer.ts';
import { addToCart, bringUpToDate, changeQuantity } from './change-cart.ts';
import { readCart } from './read-cart.ts';

// Reports load late and would arrive after the test has ended.
vi.mock('../report-later.ts', () => ({ reportLater: () => undefined, reportSolved: () => undefined }));
/** What happens while the page waits before it reads the cart again. */
const waiting = vi.hoisted(() => ({ during: (): unknown => undefined, waits: [] as number[] }));
vi.mock('../../core/clock.ts', () => ({
  now: () => 1_000,
  wait: async (ms: number) => {
    waiting.waits.push(ms);
    await waiting.during();
  },
}));

let occ: PlainOcc;

beforeEach(() => {
  occ = startPlainPage();
  waiting.during = () => undefined;
  waiting.waits = [];
  // Reads are retried without a pause.
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
});
afterEach(() => {
  setRuntime(undefined);
  forgetTold();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const lines = (...codes: string[]) => codes.map((code) => ({ code, quantity: 2 }));
const cut = { call: /POST .*entries/, body: /P-2/, what: 'cut', times: 1 } as const;
const held = () => [...occ.carts.values()].map((cart) => cart.lines);
const added = async (codes: string[]) => {
  const { results } = await addToCart({ lines: lines(...codes) });
  return results.map(({ code, added: units, status, failure }) => [code, units, failure ?? status]);
};

describe('a plain OCC host', () => {
  it('is asked for the names of a new cart alone, and its FULL cart is read with nulls, without a version [API-06 a]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await added(['P-1', 'P-3'])).toEqual([
      ['P-1', 2, 'success'],
      ['P-3', 2, 'success'],
    ]);
    expect(occ.calls.filter((call) => call.startsWith('POST'))[0]).toBe(
      'POST /users/anonymous/carts?code,guid',
    );
    const { cart } = await readCart();
    expect(cart).toMatchObject({ totalItems: 2, totalUnitCount: 4, totalPrice: { value: 105 } });
    expect(cart?.version).toBeUndefined();
    expect(await bringUpToDate()).toEqual([]);
    // A null is not reported to the integrator.
    expect(warn).not.toHaveBeenCalled();
  });

  it('says of another tab’s change that it was changed elsewhere, and of a second reading that it was not [API-06 a]', async () => {
    await added(['P-1']);
    expect((await readCart()).changedElsewhere).toBe(false);
    [...occ.carts.values()][0]!.lines[0]!.quantity = 7;
    expect((await readCart()).changedElsewhere).toBe(true);
    expect((await readCart()).changedElsewhere).toBe(false);
  });

  it('changes the line that the shopper means, though lines before it went in another tab [API-06 a]', async () => {
    await added(['P-1', 'P-2', 'P-3']);
    await readCart();
    [...occ.carts.values()][0]!.lines.shift();
    await changeQuantity({ code: 'P-3', quantity: 5 });
    await changeQuantity({ code: 'P-2', quantity: 0 });
    expect(held()).toEqual([[{ code: 'P-3', quantity: 5 }]]);
  });

  describe('with two entries of one product', () => {
    const cartLines = () => [...occ.carts.values()][0]!.lines;
    const change = (quantity: number, from = 2) =>
      changeQuantity({ code: 'P-1', quantity, meant: { from, at: from === 2 ? 0 : 1, among: [2, 5] } });
    const begin = async () => {
      await added(['P-1', 'P-2']);
      cartLines().push({ code: 'P-1', quantity: 5 });
      await readCart();
    };
    const now = () => cartLines().map(({ code, quantity }) => `${code}×${quantity}`);

    it('has the meant one removed, though the answer is lost, and the other left alone by a second try [API-06 b]', async () => {
      await begin();
      occ.troubles.push({ call: /DELETE/, what: 'lose', times: 1 });
      await expect(change(0)).resolves.toBeUndefined();
      expect(now()).toEqual(['P-2×2', 'P-1×5']);
      await change(0);
      expect(now()).toEqual(['P-2×2', 'P-1×5']);
    });

    it('is not known where a removal has not arrived, and removes the meant one by another try [API-06 b]', async () => {
      await begin();
      occ.troubles.push({ call: /DELETE/, what: 'cut', times: 1 });
      await expect(change(0)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
      expect(now()).toEqual(['P-1×2', 'P-2×2', 'P-1×5']);
      await change(0);
      expect(now()).toEqual(['P-2×2', 'P-1×5']);
    });

    it('has the second changed, not the first, whatever becomes of the answer [API-06 b]', async () => {
      await begin();
      occ.troubles.push({ call: /PATCH/, what: 'lose', times: 1 });
      await change(6, 5);
      expect(now()).toEqual(['P-1×2', 'P-2×2', 'P-1×6']);
    });

    it('has neither touched where another tab changed the meant one, or nothing says which is meant [API-06 b]', async () => {
      await begin();
      cartLines()[0]!.quantity = 3;
      await expect(change(0)).rejects.toMatchObject({ code: 'cart.lineUnclear' });
      await expect(changeQuantity({ code: 'P-1', quantity: 0 })).rejects.toMatchObject({
        code: 'cart.lineUnclear',
      });
      expect(now()).toEqual(['P-1×3', 'P-2×2', 'P-1×5']);
    });
  });

  it('whose cart counts lines and brings none has not said that it is empty, and the console names "entries" [API-06 a]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await added(['P-1']);
    const work = occ.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const basic = new URL(url, 'http://shop.localhost');
      if (init.method === 'GET') basic.searchParams.set('fields', 'BASIC');
      return work(new Request(basic, init));
    });
    await expect(readCart()).rejects.toMatchObject({ name: 'ServiceError' });
    expect(String(warn.mock.calls[0])).toContain('"entries"');
  });

  it('is tried again in the same cart, whatever failed the first time [API-06 d]', async () => {
    occ.troubles.push({ call: /POST .*\/entries/, what: { status: 503 }, times: 1 });
    await expect(added(['P-1'])).rejects.toMatchObject({ status: 503 });
    await added(['P-1']);
    expect(held()).toEqual([lines('P-1')]);
  });
});

describe('lines added one by one', () => {
  it('have a result each: those that are in, one that is refused, one that the service failed on [API-06 b]', async () => {
    occ.products['P-2'] = {
      ...occ.products['P-2'],
      stock: { stockLevelStatus: 'outOfStock', stockLevel: 0 },
    };
    occ.troubles.push({ call: /entries/, body: /P-3/, what: { status: 503, html: true } });
    expect(await added(['P-1', 'P-2', 'P-9', 'P-3', 'P-4'])).toEqual([
      ['P-1', 2, 'success'],
      ['P-2', 0, 'noStock'],
      ['P-9', 0, 'unknownProduct'],
      ['P-3', 0, 'failed'],
      ['P-4', 2, 'success'],
    ]);
    expect(held()).toEqual([lines('P-1', 'P-4')]);
  });

  it.each<[string, Trouble['what'], ends: [string, string], waits: number[]]>([
    ['was lost after the work', 'lose', ['success', 'success'], []],
    ['never came, and the work was done within 15 s', 'late', ['success', 'success'], [15_000]],
    ['was a 502 of HTML', { status: 502, html: true }, ['failed', 'success'], []],
    ['never came', 'cut', ['unconfirmed', 'failed'], [15_000]],
  ])(
    'are looked for in the cart when an answer %s; after one that is not confirmed nothing more is sent [API-06 b]',
    async (_name, what, ends, waits) => {
      occ.troubles.push({ call: /entries/, body: /P-2/, what, times: 1 });
      waiting.during = () => occ.arrive();
      expect(await added(['P-1', 'P-2', 'P-3'])).toEqual(
        ['success', ...ends].map((end, at) => [`P-${at + 1}`, end === 'success' ? 2 : 0, end]),
      );
      expect(waiting.waits).toEqual(waits);
    },
  );

  it('are not confirmed while the cart can’t be read, and looked for before they are sent again [API-06 b]', async () => {
    await added(['P-1']);
    occ.troubles.push({ ...cut, what: 'lose' }, { call: /GET/, what: 'cut' });
    expect(await added(['P-1', 'P-2', 'P-3'])).toEqual([
      ['P-1', 2, 'success'],
      ['P-2', 0, 'unconfirmed'],
      ['P-3', 0, 'failed'],
    ]);
    occ.troubles.length = 0;
    expect(await added(['P-2', 'P-3'])).toEqual([
      ['P-2', 2, 'success'],
      ['P-3', 2, 'success'],
    ]);
    expect(held()).toEqual([[{ code: 'P-1', quantity: 4 }, ...lines('P-2', 'P-3')]]);
  });

  it('are sent again where the cart does not have them; what comes later is not tracked [API-06 b]', async () => {
    occ.troubles.push({ ...cut, what: 'late' });
    await expect(added(['P-2'])).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    expect(await added(['P-2'])).toEqual([['P-2', 2, 'success']]);
    await occ.arrive();
    expect((await readCart()).cart?.entries.map(({ quantity }) => quantity)).toEqual([4]);
    expect(await added(['P-2'])).toEqual([['P-2', 2, 'success']]);
  });

  it('are another wish once they were answered: the same product once more [API-06 b]', async () => {
    await added(['P-1']);
    await added(['P-1']);
    expect(held()).toEqual([[{ code: 'P-1', quantity: 4 }]]);
  });

  it.each<[Trouble['what'], string]>([
    [{ status: 429 }, 'failed'],
    [{ status: 429, html: true }, 'failed'],
    [{ status: 403, html: true }, 'failed'],
    [{ status: 404, html: true }, 'failed'],
    [{ status: 409 }, 'unavailable'],
  ])('that the store refuses by %j are not looked for: %s [API-06 b part]', async (what, end) => {
    occ.troubles.push({ call: /POST .*entries/, body: /P-2/, what, times: 1 });
    expect((await added(['P-1', 'P-2']))[1]).toEqual(['P-2', 0, end]);
    expect(occ.calls.filter((call) => call.startsWith('GET')).length).toBeLessThanOrEqual(2);
  });

  it('are taken in part by the store’s word, with the number that the cart has [API-06 b part]', async () => {
    occ.modifications['P-1'] = { statusCode: 'lowStock' };
    const work = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await work(url, init);
      if (init.method === 'POST' && url.includes('entries'))
        [...occ.carts.values()][0]!.lines.splice(0, 1, { code: 'P-1', quantity: 1 });
      return answer;
    });
    expect(await added(['P-1'])).toEqual([['P-1', 1, 'lowStock']]);
  });

  it('are not sent any further to a service that fails again and again [API-06 b]', async () => {
    occ.troubles.push({ call: /POST .*entries/, what: { status: 503 } });
    await expect(added(['P-1', 'P-2', 'P-3', 'P-4'])).rejects.toMatchObject({ status: 503 });
    expect(occ.calls.filter((call) => call.includes('/entries'))).toHaveLength(3);
  });

  it.each<[Record<string, unknown>, number, string]>([
    [{ statusCode: 'success', quantity: '2', quantityAdded: '2' }, 2, 'success'],
    [{ statusCode: 'success' }, 2, 'success'],
    [{ statusCode: 'reviewConfiguration', quantityAdded: 2 }, 2, 'success'],
    [{ statusCode: 'SUCCESS', quantityAdded: 2 }, 2, 'success'],
    [{ statusCode: null, quantityAdded: null }, 2, 'success'],
    [{ statusCode: 'lowStock', quantityAdded: 1 }, 1, 'lowStock'],
    [{ statusCode: 'noStock', quantityAdded: 0 }, 0, 'noStock'],
    [{}, 2, 'success'],
  ])('read the modification %j as %d units, %s [API-06 a]', async (modification, units, status) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    occ.modifications['P-1'] = modification;
    expect(await added(['P-1'])).toEqual([['P-1', units, status]]);
  });
});

describe('one odd line of a cart', () => {
  it.each<[string, unknown, string, object]>([
    ['no product', { product: null }, 'entries.*.product', { product: { code: '#2', name: '#2' } }],
    ['an empty product', { product: {} }, 'entries.*.product.name', { product: { code: '#2', name: '#2' } }],
    [
      'a product without a name',
      { product: { code: 'P-2' } },
      'entries.*.product.name',
      { product: { name: 'P-2' } },
    ],
    ['text for its quantity', { quantity: '3' }, 'entries.*.quantity', { quantity: 3 }],
    [
      'a price that is none',
      { totalPrice: { value: 'free' } },
      'entries.*.totalPrice.value',
      { quantity: 2 },
    ],
    [
      'a stock in other letters',
      { product: { code: 'P-2', name: 'X', stock: { stockLevelStatus: 'INSTOCK' } } },
      'entries.*.product.stock.stockLevelStatus',
      { product: { stock: { stockLevelStatus: 'inStock' } } },
    ],
  ])(
    'with %s is that line’s problem alone, and the console names the field once [API-06 c]',
    async (_what, odd, field, shown) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await added(['P-1', 'P-2', 'P-3']);
      occ.entries['P-2'] = odd;
      const { cart } = await readCart();
      expect(cart?.entries).toHaveLength(3);
      expect(cart?.entries[0]?.product.name).toBe('Manual');
      expect(cart?.entries[1]).toMatchObject(shown);
      await readCart();
      const named = warn.mock.calls.filter(([text]) => String(text).includes(`"${field}"`));
      expect(named).toHaveLength(1);
      expect(String(named[0])).toContain('GET /users/{userId}/carts/{cartId}');
    },
  );

  it('that is null is left out, and the others stand [API-06 c]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await added(['P-1', 'P-2']);
    occ.entries['P-1'] = null;
    expect((await readCart()).cart?.entries.map(({ product }) => product.code)).toEqual(['P-2']);
  });
});
