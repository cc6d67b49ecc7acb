import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlainOcc, Trouble } from '../../../tests/support/plain-occ.ts';
import { openPage, startPlainPage } from '../../../tests/support/plain-page.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { addToCart, changeQuantity } from './change-cart.ts';
import { followKind, type LateFollower } from './follow-late.ts';
import { lateChanges } from './late-changes.ts';
import type { LateEnd } from './late-changes.rules.ts';
import { CART_KEY, readCart } from './read-cart.ts';

// Reports load late and would arrive after the test has ended.
vi.mock('../report-later.ts', () => ({ reportLater: () => undefined, reportSolved: () => undefined }));

let occ: PlainOcc;
let time: number;
let follower: LateFollower | undefined;
let told: LateEnd[];

beforeEach(async () => {
  occ = startPlainPage();
  [time, told, follower] = [1_000_000, [], undefined];
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  // Reads are retried without a pause.
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
  const lines = ['P-1', 'P-2', 'P-3'].map((code) => ({ code, quantity: 3 }));
  await addToCart({ lines, key: 'first' });
});
/** Leaves the page. */
const leave = () => {
  follower?.stop();
  follower = undefined;
};
afterEach(() => {
  leave();
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const held = () =>
  [...occ.carts.values()].flatMap((cart) => cart.lines.map((one) => `${one.code}×${one.quantity}`));
const lose = (call: RegExp, what: Trouble['what'] = 'late') => occ.troubles.push({ call, what, times: 1 });
const set = (code: string, quantity: number) => changeQuantity({ code, quantity });
/** Reads the cart on the page and compares it. */
const read = async (isKept = false) => {
  follower ??= followKind(lateChanges(isKept), {
    isReady: () => true,
    tell: (ends) => void told.push(...ends),
  });
  runtime().registry.changed(CART_KEY);
  await readCart();
  await vi.waitFor(() => expect(runtime().registry.reading(CART_KEY).stale).toBe(false));
  await new Promise((resolve) => setTimeout(resolve, 40));
  return told.splice(0);
};

describe('a removal that had no answer', () => {
  it('and takes a neighbour’s line once its own is gone, is told with that line [API-06 b part]', async () => {
    lose(/DELETE/);
    await expect(set('P-1', 0)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    await set('P-1', 0);
    expect(await read()).toEqual([]);
    await occ.arrive();
    expect(held()).toEqual(['P-3×3']);
    expect(await read()).toEqual([
      { kind: 'taken', line: { code: 'P-2', name: 'Record Forms', quantity: 3, place: 0 }, more: 3 },
    ]);
    expect(await read()).toEqual([]);
  });

  describe('and is done between the answer of another call and the reading after it', () => {
    const arriveAfter = (method: string) => {
      const work = globalThis.fetch;
      vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
        const answer = await work(url, init);
        if (init.method === method) await occ.arrive();
        return answer;
      });
    };

    it('that removed the line, is told with the neighbour that it took [API-06 b part]', async () => {
      lose(/DELETE/);
      await set('P-1', 0).catch(() => undefined);
      arriveAfter('DELETE');
      await set('P-1', 0);
      expect(held()).toEqual(['P-3×3']);
      expect(await read()).toMatchObject([{ kind: 'taken', line: { code: 'P-2', quantity: 3 } }]);
    });

    it('that removed it in another tab, is told with the neighbour that it took [API-06 b part]', async () => {
      lose(/DELETE/);
      await set('P-1', 0).catch(() => undefined);
      openPage();
      arriveAfter('DELETE');
      await set('P-1', 0);
      expect(await read()).toMatchObject([{ kind: 'taken', line: { code: 'P-2', quantity: 3 } }]);
    });

    it('that added to its line, is told with what was added [API-06 b part]', async () => {
      lose(/DELETE/);
      await set('P-1', 0).catch(() => undefined);
      arriveAfter('POST');
      await addToCart({ lines: [{ code: 'P-1', quantity: 4 }], key: 'second' });
      expect(held()).toEqual(['P-2×3', 'P-3×3']);
      expect(await read()).toMatchObject([{ kind: 'removed', line: { code: 'P-1' }, more: 4 }]);
    });

    it('that set its quantity, is told with all of it [API-06 b part]', async () => {
      lose(/DELETE/);
      await set('P-1', 0).catch(() => undefined);
      arriveAfter('PATCH');
      await set('P-1', 9).catch(() => undefined);
      expect(await read()).toMatchObject([{ kind: 'removed', line: { code: 'P-1' }, more: 9 }]);
    });

    it('and set another quantity, which the newer one would be, is told [API-06 b part]', async () => {
      lose(/PATCH/);
      await set('P-1', 5).catch(() => undefined);
      arriveAfter('PATCH');
      await set('P-1', 4).catch(() => undefined);
      expect(held()).toEqual(['P-1×5', 'P-2×3', 'P-3×3']);
      expect(await read()).toMatchObject([{ kind: 'set', code: 'P-1', units: 5, asked: 4 }]);
    });
  });

  it('is told so by the next page [API-06 b part]', async () => {
    lose(/DELETE/);
    await set('P-1', 0).catch(() => undefined);
    await set('P-1', 0);
    openPage();
    await occ.arrive();
    expect(await read()).toMatchObject([{ kind: 'taken', line: { code: 'P-2' } }]);
  });

  const LINE = { code: 'P-1', name: 'Manual', quantity: 3, place: 0 };

  it('and is done to its own line, is told with that line and is no more than what was asked [API-06 b part]', async () => {
    lose(/DELETE/);
    await set('P-1', 0).catch(() => undefined);
    await occ.arrive();
    expect(await read()).toEqual([{ kind: 'removed', line: LINE, more: 0 }]);
    expect(await read()).toEqual([]);
  });

  describe.each(['seen by the page before', 'not seen before'])('and takes what is, %s,', (when) => {
    const look = async () => {
      if (when === 'seen by the page before') expect(await read()).toEqual([]);
    };

    it('added since, is told with that part [API-06 b part]', async () => {
      lose(/DELETE/);
      await set('P-1', 0).catch(() => undefined);
      await addToCart({ lines: [{ code: 'P-1', quantity: 4 }], key: 'second' });
      await look();
      await occ.arrive();
      expect(held()).toEqual(['P-2×3', 'P-3×3']);
      expect(await read()).toMatchObject([{ kind: 'removed', line: { code: 'P-1' }, more: 4 }]);
      expect(await read()).toEqual([]);
    });

    it('added by another page, is told with that part [API-06 b part]', async () => {
      lose(/DELETE/);
      await set('P-1', 0).catch(() => undefined);
      openPage();
      await addToCart({ lines: [{ code: 'P-1', quantity: 4 }], key: 'second' });
      await look();
      await occ.arrive();
      expect(await read()).toMatchObject([{ kind: 'removed', line: { code: 'P-1' }, more: 4 }]);
    });

    it('set since, is told with all of it [API-06 b part]', async () => {
      lose(/DELETE/);
      await set('P-1', 0).catch(() => undefined);
      await set('P-1', 9);
      await look();
      await occ.arrive();
      expect(await read()).toMatchObject([{ kind: 'removed', line: { code: 'P-1' }, more: 9 }]);
    });
  });

  it('and takes what another device has added, is told with that part where the page has seen it [API-06 b part]', async () => {
    lose(/DELETE/);
    await set('P-1', 0).catch(() => undefined);
    const [cart] = occ.carts.values();
    cart!.lines[0]!.quantity += 4;
    expect(await read()).toEqual([]);
    await occ.arrive();
    expect(await read()).toEqual([{ kind: 'removed', line: { ...LINE, quantity: 7 }, more: 4 }]);
  });

  it('and was asked for twice, takes its line by one of them and a neighbour’s by the other [API-06 b part]', async () => {
    lose(/DELETE/);
    lose(/DELETE/);
    await set('P-1', 0).catch(() => undefined);
    await set('P-1', 0).catch(() => undefined);
    expect(await read()).toEqual([]);
    await occ.arrive(1);
    expect(await read()).toEqual([{ kind: 'removed', line: LINE, more: 0 }]);
    await occ.arrive();
    expect(await read()).toMatchObject([{ kind: 'taken', line: { code: 'P-2' } }]);
  });

  it('and was asked for twice, is told with both lines where both were done between two readings [API-06 b part]', async () => {
    lose(/DELETE/);
    lose(/DELETE/);
    await set('P-1', 0).catch(() => undefined);
    await set('P-1', 0).catch(() => undefined);
    await occ.arrive();
    expect(held()).toEqual(['P-3×3']);
    expect(await read()).toMatchObject([
      { kind: 'removed', line: LINE, more: 0 },
      { kind: 'taken', line: { code: 'P-2', quantity: 3 }, more: 3 },
    ]);
    expect(await read()).toEqual([]);
  });

  it('as that of another line, is told with the line that the second one took [API-06 b part]', async () => {
    lose(/DELETE/);
    lose(/DELETE/);
    await set('P-1', 0).catch(() => undefined);
    await set('P-2', 0).catch(() => undefined);
    await occ.arrive();
    expect(held()).toEqual(['P-2×3']);
    expect(await read()).toMatchObject([
      { kind: 'removed', line: LINE, more: 0 },
      { kind: 'taken', line: { code: 'P-3', quantity: 3 }, more: 3 },
    ]);
    expect(await read()).toEqual([]);
  });

  /**
   * Sets the line after its removal was lost. The late removal takes it, a page without the cart reports that, and the next
   * page opens.
   */
  const tellElsewhere = async () => {
    lose(/DELETE/);
    await set('P-1', 0).catch(() => undefined);
    await set('P-1', 9);
    await occ.arrive();
    expect(await read(true)).toMatchObject([{ kind: 'removed', more: 9 }]);
    expect(await read(true)).toEqual([]);
    leave();
    openPage();
  };

  it('is told on a page without the cart, and once more on the next one with it [API-06 b part]', async () => {
    await tellElsewhere();
    expect(await read()).toMatchObject([{ kind: 'removed', line: { code: 'P-1' }, more: 9 }]);
    expect(await read()).toEqual([]);
  });

  it('is told no more where the line is back [API-06 b part]', async () => {
    await tellElsewhere();
    await addToCart({ lines: [{ code: 'P-1', quantity: 9 }], key: 'back' });
    expect(await read()).toEqual([]);
  });

  it('is told no more where the line was back, and removed again [API-06 b part]', async () => {
    await tellElsewhere();
    await addToCart({ lines: [{ code: 'P-1', quantity: 9 }], key: 'back' });
    await set('P-1', 0);
    expect(await read()).toEqual([]);
  });

  it('is not blamed for what the shopper removed or changed since [API-06 b part]', async () => {
    lose(/DELETE/);
    await set('P-1', 0).catch(() => undefined);
    await set('P-1', 0);
    await set('P-2', 0);
    expect(await read()).toEqual([]);
    await set('P-3', 1);
    expect(await read()).toEqual([]);
    await occ.arrive();
    expect(await read()).toMatchObject([{ kind: 'taken', line: { code: 'P-3', quantity: 1 } }]);
  });

  it('is followed no longer than it may last, and not where its answer was only lost [API-06 b part]', async () => {
    lose(/DELETE/, 'lose');
    await set('P-1', 0);
    lose(/DELETE/);
    await set('P-2', 0).catch(() => undefined);
    time += 120_000;
    expect(await read()).toEqual([]);
    await occ.arrive();
    expect(await read()).toEqual([]);
  });
});

describe('a quantity that had no answer', () => {
  it('and comes over a newer one, is told [API-06 b part]', async () => {
    lose(/PATCH/);
    await expect(set('P-1', 7)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    await set('P-1', 9);
    expect(await read()).toEqual([]);
    await occ.arrive();
    expect(await read()).toEqual([{ kind: 'set', code: 'P-1', name: 'Manual', units: 7, asked: 9 }]);
    expect(held()).toEqual(['P-1×7', 'P-2×3', 'P-3×3']);
  });

  describe.each(['seen by the page before', 'not seen before'])(
    'and comes to a product that was removed, and, %s,',
    (when) => {
      const look = async () => (when === 'seen by the page before' ? read() : undefined);

      it('added again here, is told [API-06 b part]', async () => {
        lose(/PATCH/);
        await set('P-3', 7).catch(() => undefined);
        await set('P-3', 0);
        await look();
        await addToCart({ lines: [{ code: 'P-3', quantity: 2 }], key: 'second' });
        await look();
        await occ.arrive();
        expect(held()).toEqual(['P-1×3', 'P-2×3', 'P-3×7']);
        expect(await read()).toMatchObject([{ kind: 'set', code: 'P-3', units: 7, asked: 2 }]);
        expect(await read()).toEqual([]);
      });
    },
  );

  it('and comes to a product that another device has removed and added again, is told [API-06 b part]', async () => {
    lose(/PATCH/);
    await set('P-3', 7).catch(() => undefined);
    const [cart] = occ.carts.values();
    const [line] = cart!.lines.splice(2, 1);
    // The report about the line is no longer offered.
    expect(await read()).toEqual([{ kind: 'done', code: 'P-3', asked: 7 }]);
    expect(await read()).toEqual([]);
    cart!.lines.push({ ...line!, quantity: 2 });
    expect(await read()).toEqual([]);
    await occ.arrive();
    expect(await read()).toMatchObject([{ kind: 'set', code: 'P-3', units: 7, asked: 2 }]);
    expect(await read()).toEqual([]);
  });

  it('to a line that is gone, is followed no longer than it may last [API-06 b part]', async () => {
    lose(/PATCH/);
    await set('P-3', 7).catch(() => undefined);
    await set('P-3', 0);
    await read();
    time += 120_000;
    expect(await read()).toEqual([]);
    await addToCart({ lines: [{ code: 'P-3', quantity: 2 }], key: 'second' });
    await occ.arrive();
    expect(await read()).toEqual([]);
  });

  it('and comes as asked, is done [API-06 b part]', async () => {
    lose(/PATCH/);
    await set('P-1', 7).catch(() => undefined);
    await occ.arrive();
    expect(await read()).toEqual([{ kind: 'done', code: 'P-1', asked: 7 }]);
  });
});
