import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlainOcc, Trouble } from '../../../tests/support/plain-occ.ts';
import { openPage, startPlainPage } from '../../../tests/support/plain-page.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { endInterrupted, noteArrived } from './adding-under-way.ts';
import { cartAddress } from './cart-address.ts';
import { addToCart } from './change-cart.ts';
import { takeLate } from './late-calls.ts';
import { CART_KEY, readCart } from './read-cart.ts';
import { openLines } from './open-lines.ts';

// Reports load late and would arrive after the test has ended.
vi.mock('../report-later.ts', () => ({ reportLater: () => undefined, reportSolved: () => undefined }));

let occ: PlainOcc;
let time: number;

const start = (config: Record<string, unknown> = {}) => {
  occ = startPlainPage(config);
  time = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  // Reads are retried without a pause.
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
};
beforeEach(() => start());
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const held = () =>
  [...occ.carts.values()].flatMap((cart) => cart.lines.map((one) => `${one.code}×${one.quantity}`));
const trouble = (code: string, what: Trouble['what'] = 'late') =>
  occ.troubles.push({ call: /POST .*entries/, body: new RegExp(code), what, times: 1 });
const add = (code: string, key: string) => addToCart({ lines: [{ code, quantity: 2 }], key });
const unsure = () =>
  openLines()
    .filter((line) => line.isUnsure)
    .map(({ code, isMine }) => `${code}${isMine ? ' mine' : ''}`);
/** Reads the cart and compares it with the late calls. */
const look = async () => {
  runtime().registry.changed(CART_KEY);
  const { cart } = await readCart();
  const address = cartAddress();
  return address && cart ? takeLate(address, cart) : [];
};
const MINUTE = 60_000;

describe('a line whose adding had no answer', () => {
  it('is not known to every tab, and to the next page, until its call can’t come any more [API-06 b part]', async () => {
    trouble('P-2');
    await expect(add('P-2', 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    expect(unsure()).toEqual(['P-2 mine']);
    openPage();
    expect(unsure()).toEqual(['P-2']);
    time += 3 * MINUTE;
    expect(unsure()).toEqual(['P-2']);
    expect(await look()).toEqual([]);
    expect(unsure()).toEqual([]);
  });

  it('is compared before another tab adds it, however late that is, as long as nobody has looked [API-06 b part]', async () => {
    await add('P-1', 'first');
    trouble('P-2');
    await expect(add('P-2', 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    openPage();
    time += 3 * MINUTE;
    await occ.arrive();
    expect((await add('P-2', 'another')).results).toMatchObject([{ added: 2, status: 'success' }]);
    expect(held()).toEqual(['P-1×2', 'P-2×2']);
    expect(unsure()).toEqual([]);
  });

  it('stays so while it is tried again, and is settled for all by its answer [API-06 b part]', async () => {
    trouble('P-2');
    await expect(add('P-2', 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    openPage();
    const seen: string[][] = [];
    const work = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      seen.push(unsure());
      return work(url, init);
    });
    await add('P-2', 'another');
    expect(seen.flat().every((one) => one.startsWith('P-2'))).toBe(true);
    expect(seen.every((one) => one.length === 1)).toBe(true);
    expect(openLines()).toEqual([]);
  });

  it('is settled for all where it is found to have come [API-06 b part]', async () => {
    trouble('P-2');
    await expect(add('P-2', 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    openPage();
    noteArrived(['P-2']);
    expect(openLines()).toEqual([]);
  });

  it.each<Trouble['what']>([{ status: 500 }, { status: 503 }, { status: 409 }])(
    'is known where the store answered %j and the cart shows nothing of it [API-06 b part]',
    async (what) => {
      await add('P-1', 'first');
      trouble('P-2', what);
      await add('P-2', 'key').catch(() => undefined);
      expect(unsure()).toEqual([]);
    },
  );

  it('is not known where the cart can’t be read, until it is tried again [API-06 b part]', async () => {
    await add('P-1', 'first');
    trouble('P-2', 'lose');
    occ.troubles.push({ call: /GET/, what: 'cut' });
    await expect(add('P-2', 'key')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    occ.troubles.length = 0;
    openPage();
    time += 30 * MINUTE;
    expect(unsure()).toEqual(['P-2']);
    await add('P-2', 'another');
    expect(openLines()).toEqual([]);
    expect(held()).toEqual(['P-1×2', 'P-2×2']);
  });

  it('is not known either where the next page can’t tell of an interrupted one [API-06 b part]', async () => {
    await add('P-1', 'first');
    trouble('P-2', 'lose');
    occ.troubles.push({ call: /GET/, what: 'cut' });
    await add('P-2', 'key').catch(() => undefined);
    occ.troubles.length = 0;
    const lines = [...occ.carts.values()][0]!.lines;
    lines.find(({ code }) => code === 'P-2')!.quantity = 1;
    openPage();
    expect(await endInterrupted(['P-2'])).toMatchObject([{ failure: 'unconfirmed' }]);
    expect(unsure()).toEqual(['P-2']);
  });

  it.each<[Trouble['what'], string[]]>([
    ['cut', ['P-2 mine']],
    [{ status: 500 }, []],
  ])('is told by a request for all lines as well: %j [API-06 b part]', async (what, lines) => {
    setRuntime(undefined);
    start({ commerceExtensions: true });
    await readCart();
    occ.troubles.push({ call: /POST .*batch/, what, times: 1 });
    await add('P-2', 'key').catch(() => undefined);
    expect(unsure()).toEqual(lines);
  });
});

describe('what storage says of lines that are not known', () => {
  it.each([{ unsure: 'yes' }, { unsure: 1 }, { unsure: {} }, { code: 7, unsure: true }])(
    'is anybody’s writing, and none where %j stands in it [API-06 b part] [SEC-14 part]',
    async (odd) => {
      trouble('P-2');
      await add('P-2', 'key').catch(() => undefined);
      const { storage, row } = runtime();
      const notes = storage.read('addingLines', row.baseSite) as { lines: object[] };
      storage.write(
        'addingLines',
        { ...notes, lines: notes.lines.map((one) => ({ ...one, ...odd })) },
        row.baseSite,
      );
      expect(openLines()).toEqual([]);
    },
  );
});
