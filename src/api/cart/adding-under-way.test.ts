import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlainOcc, Trouble } from '../../../tests/support/plain-occ.ts';
import { openPage, startPlainPage } from '../../../tests/support/plain-page.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { createTabs } from '../../core/tabs.ts';
import { addLines } from './add-lines.ts';
import { endInterrupted, isInterrupted, leftBehind, noteTold } from './adding-under-way.ts';
import { cartAddress } from './cart-address.ts';
import { addToCart } from './change-cart.ts';
import { takeLate } from './late-calls.ts';
import { readCart } from './read-cart.ts';
import type { Cart } from './cart.contract.ts';

// Reports load late and would arrive after the test has ended.
vi.mock('../report-later.ts', () => ({ reportLater: () => undefined, reportSolved: () => undefined }));

let occ: PlainOcc;
let time: number;

beforeEach(() => {
  occ = startPlainPage();
  time = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  // Reads are retried without a pause.
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ALL = ['P-1', 'P-2', 'P-3', 'P-4'];
const lines = (...codes: string[]) => codes.map((code) => ({ code, quantity: 2 }));
const held = () => [...occ.carts.values()].flatMap((cart) => cart.lines);
const units = (results: readonly { code: string; added: number }[]) =>
  results.map(({ code, added }) => [code, added]);
const add = async (codes: string[], key: string) =>
  units((await addToCart({ lines: lines(...codes), key })).results);

/** Leaves the page while the call of this line is under way. If `arrives`, the host has already done it. */
const goDuring = async (code: string, { arrives }: { arrives: boolean }): Promise<void> => {
  const work = globalThis.fetch;
  const onItsWay = new Promise<void>((resolve) => {
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (typeof init.body !== 'string' || !init.body.includes(code)) return work(url, init);
      if (arrives) await work(url, init);
      resolve();
      return new Promise(() => undefined);
    });
  });
  // `addToCart` is not used, because the next page must not wait for the turn of the closed page.
  void addLines(lines(...ALL), { key: 'gone', asked: time }, null, () => undefined);
  await onItsWay;
  vi.stubGlobal('fetch', work);
  openPage();
};

describe('a try of which nobody knows', () => {
  const cart = (...entries: [code: string, quantity: number][]) =>
    ({
      entries: entries.map(([code, quantity]) => ({ product: { code, name: `Test ${code}` }, quantity })),
    }) as unknown as Cart;

  it('is told of what it left in the cart, of rows that were changed since, once and in its own wish [API-06 b part]', async () => {
    const work = globalThis.fetch;
    const onItsWay = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (typeof init.body !== 'string' || !init.body.includes('P-3')) return work(url, init);
      await work(url, init);
      onItsWay.resolve();
      return new Promise(() => undefined);
    });
    void addLines(lines('P-1', 'P-3', 'P-4'), { key: 'mine', asked: time }, null, () => undefined);
    await onItsWay.promise;
    vi.stubGlobal('fetch', work);
    const now = cart(['P-1', 2], ['P-3', 2]);
    expect(leftBehind('another', ['P-1'], now)).toEqual([]);
    expect(leftBehind('mine', ['P-1', 'P-3', 'P-4'], now)).toEqual([]);
    expect(leftBehind('mine', ['P-1'], null)).toEqual([]);
    expect(leftBehind('mine', ['P-1'], now)).toEqual([{ code: 'P-3', name: 'Test P-3', units: 2 }]);
    expect(leftBehind('mine', ['P-1'], now)).toEqual([]);
  });
});

describe('a page that goes while lines are added one by one', () => {
  it.each([true, false])(
    'leaves the next one to find out what went in, the line on its way included (%s) [API-06 b]',
    async (arrives) => {
      await goDuring('P-3', { arrives });
      const found = await endInterrupted(ALL);
      expect(units(found)).toEqual([
        ['P-1', 2],
        ['P-2', 2],
        ['P-3', arrives ? 2 : 0],
        ['P-4', 0],
      ]);
      expect(found.filter(({ failure }) => failure).map(({ code }) => code)).toEqual(
        arrives ? ['P-4'] : ['P-3', 'P-4'],
      );
      expect(await endInterrupted(ALL)).toEqual([]);
    },
  );

  it('adds nothing twice when the same rows are added again without that [API-06 b]', async () => {
    await goDuring('P-3', { arrives: true });
    expect(await add(ALL, 'again')).toEqual(ALL.map((code) => [code, 2]));
    expect(held()).toEqual(lines(...ALL));
    expect(await endInterrupted(ALL)).toEqual([]);
  });

  it('leaves a call that ends after the comparison: the line is compared once more before it is sent [API-06 b]', async () => {
    await goDuring('P-3', { arrives: false });
    await endInterrupted(ALL);
    [...occ.carts.values()][0]!.lines.push({ code: 'P-3', quantity: 2 });
    expect(await add(['P-3', 'P-4'], 'again')).toEqual([
      ['P-3', 2],
      ['P-4', 2],
    ]);
    expect(held()).toEqual(lines(...ALL));
  });

  it('keeps nobody from adding the same products later: what was found out is another wish’s no more [API-06 b]', async () => {
    await goDuring('P-3', { arrives: true });
    await endInterrupted(ALL);
    time += 5_000;
    expect(await add(['P-1'], 'more')).toEqual([['P-1', 2]]);
    expect(held()[0]).toEqual({ code: 'P-1', quantity: 4 });
  });

  it('leaves what it knew of a lost answer: adding the line again compares first [API-06 b]', async () => {
    await add(['P-1'], 'first');
    occ.troubles.push({ call: /entries/, body: /P-2/, what: 'lose', times: 1 }, { call: /GET/, what: 'cut' });
    await expect(add(['P-2'], 'lost')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    occ.troubles.length = 0;
    openPage();
    expect(await add(['P-2'], 'again')).toEqual([['P-2', 2]]);
    expect(held()).toEqual(lines('P-1', 'P-2'));
  });

  it('leaves what it knew first where a second answer is lost too [API-06 b]', async () => {
    await add(['P-1'], 'first');
    occ.troubles.push({ call: /entries/, body: /P-2/, what: 'lose', times: 1 }, { call: /GET/, what: 'cut' });
    await expect(add(['P-2'], 'lost')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    occ.troubles.length = 0;
    openPage();
    await readCart();
    occ.troubles.push({ call: /GET/, what: 'cut' });
    await expect(add(['P-2'], 'again')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    occ.troubles.length = 0;
    openPage();
    expect(await add(['P-2'], 'once more')).toEqual([['P-2', 2]]);
    expect(held()).toEqual(lines('P-1', 'P-2'));
  });

  it('says nothing where the cart can’t be read, and the lines are still compared when they are added [API-06 b]', async () => {
    await goDuring('P-3', { arrives: true });
    occ.troubles.push({ call: /GET/, what: 'cut' });
    await expect(endInterrupted(ALL)).rejects.toMatchObject({ name: 'ServiceError' });
    occ.troubles.length = 0;
    await add(ALL, 'again');
    expect(held()).toEqual(lines(...ALL));
  });

  it('tells nothing of another cart, and what lies there is read as anybody’s writing [API-06 b]', async () => {
    await goDuring('P-3', { arrives: true });
    const { storage, row } = runtime();
    storage.write('cartGuid', 'another', row.baseSite);
    expect(await endInterrupted(ALL)).toEqual([]);
    storage.write('addingLines', { owner: 'another', lines: [{ code: 'P-1', quantity: -1 }] }, row.baseSite);
    expect(await endInterrupted(ALL)).toEqual([]);
  });
});

describe('a call that was not done when the cart was compared', () => {
  const late = (quantity: number) => [...occ.carts.values()][0]!.lines.push({ code: 'P-2', quantity });
  const posts = () => occ.calls.filter((call) => /POST .*entries/.test(call)).length;
  const trouble = (what: Trouble['what'], times = 1) =>
    occ.troubles.push({ call: /POST .*entries/, body: /P-2/, what, times });
  const unknown: Trouble['what'][] = ['cut', { status: 503 }, { status: 502, html: true }, { status: 408 }];

  it.each(unknown)(
    'and is done later, is not sent again, by %j among others [API-06 b part]',
    async (what) => {
      trouble(what);
      expect(await add(['P-1', 'P-2'], 'key')).toEqual([
        ['P-1', 2],
        ['P-2', 0],
      ]);
      time += 180_000;
      late(2);
      const before = posts();
      expect(await add(['P-2'], 'key')).toEqual([['P-2', 2]]);
      expect(posts()).toBe(before);
      expect(held()).toEqual(lines('P-1', 'P-2'));
    },
  );

  it.each(unknown)('and is done later, is not sent again, by %j alone [API-06 b part]', async (what) => {
    await add(['P-1'], 'first');
    trouble(what);
    await expect(add(['P-2'], 'key')).rejects.toBeInstanceOf(Error);
    late(2);
    expect(await add(['P-2'], 'key')).toEqual([['P-2', 2]]);
    expect(held()).toEqual(lines('P-1', 'P-2'));
  });

  it('and was never done, is sent once by trying again [API-06 b part]', async () => {
    trouble('cut');
    await add(['P-1', 'P-2'], 'key');
    expect(await add(['P-2'], 'key')).toEqual([['P-2', 2]]);
    expect(held()).toEqual(lines('P-1', 'P-2'));
  });

  it.each<Trouble['what']>(['cut', { status: 429 }])(
    'is still compared after a second try that %j ended [API-06 b part]',
    async (what) => {
      trouble('cut');
      await add(['P-1', 'P-2'], 'key');
      trouble(what);
      await expect(add(['P-2'], 'key')).rejects.toBeInstanceOf(Error);
      late(2);
      expect(await add(['P-2'], 'key')).toEqual([['P-2', 2]]);
      expect(held()).toEqual(lines('P-1', 'P-2'));
    },
  );

  it('is compared by the next page and by another tab too, which say nothing of an interruption [API-06 b part]', async () => {
    trouble('cut');
    await add(['P-1', 'P-2'], 'key');
    openPage();
    expect(isInterrupted()).toBe(false);
    late(2);
    expect(await add(['P-2'], 'another')).toEqual([['P-2', 2]]);
    expect(held()).toEqual(lines('P-1', 'P-2'));
  });

  it('is no longer compared by another page once it can’t be at work any more and it was told: what is added then is new [API-06 b part]', async () => {
    trouble('cut');
    await add(['P-1', 'P-2'], 'key');
    openPage();
    time += 130_000;
    late(2);
    const { cart } = await readCart();
    expect(takeLate(cartAddress()!, cart!)).toMatchObject([{ code: 'P-2', quantity: 2 }]);
    noteTold(['P-2']);
    const before = posts();
    expect(await add(['P-2'], 'another')).toEqual([['P-2', 2]]);
    expect(posts()).toBe(before + 1);
    expect(held()).toEqual([...lines('P-1'), { code: 'P-2', quantity: 4 }]);
  });

  it('leaves what the service said it did not do to be sent as it is, and what went in to be added once more [API-06 b part]', async () => {
    trouble({ status: 429 });
    await add(['P-1', 'P-2'], 'key');
    late(2);
    expect(await add(['P-2', 'P-1'], 'key')).toEqual([
      ['P-2', 2],
      ['P-1', 2],
    ]);
    expect(held()).toEqual([
      { code: 'P-1', quantity: 4 },
      { code: 'P-2', quantity: 4 },
    ]);
  });
});

describe('two tabs with one list', () => {
  /** The second tab adds while the first tab's lines are under way. */
  const addInBoth = async (first: string[], second: string[]) => {
    const { withLock } = createTabs({ name: 'test' });
    const locks = { request: withLock };
    openPage(locks);
    const work = globalThis.fetch;
    const onItsWay = new Promise<void>((resolve) => {
      vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
        if (url.includes('/entries')) resolve();
        return work(url, init);
      });
    });
    const inFirst = addLines(lines(...first), { key: 'one', asked: time }, null, () => undefined);
    await onItsWay;
    openPage(locks);
    const inSecond = addLines(lines(...second), { key: 'two', asked: time }, null, () => undefined);
    return Promise.all([inFirst, inSecond]);
  };

  it('add it once: the one waits for the other and says that its lines are in [API-06 b]', async () => {
    const [first, second] = await addInBoth(ALL, ALL);
    expect(units(second.results)).toEqual(units(first.results));
    expect(held()).toEqual(lines(...ALL));
  });

  it('add what only the one has besides [API-06 b]', async () => {
    await addInBoth(['P-1', 'P-2'], ['P-2', 'P-4']);
    expect(held()).toEqual(lines('P-1', 'P-2', 'P-4'));
  });

  it.each([
    [500, 2],
    [5_000, 4],
  ])(
    'are two wishes once the list has followed: %d ms after the end there are %d units [API-06 b]',
    async (later, quantity) => {
      await add(['P-1'], 'one');
      openPage();
      time += later;
      await add(['P-1'], 'two');
      expect(held()).toEqual([{ code: 'P-1', quantity }]);
    },
  );
});
