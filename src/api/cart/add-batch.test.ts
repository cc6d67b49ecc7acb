import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { openPage } from '../../../tests/support/plain-page.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { endInterrupted } from './adding-under-way.ts';
import { addToCart } from './change-cart.ts';
import { followLate } from './follow-late.ts';
import type { Arrival } from './late-calls.ts';
import { CART_KEY, readCart } from './read-cart.ts';

// Reports load late and would arrive after the test has ended.
vi.mock('../report-later.ts', () => ({ reportLater: () => undefined, reportSolved: () => undefined }));

const BATCH = /entries\/batch/;
/** The failure of a batch: done without an answer (lose), not done (cut), or answered with 503, done or not. */
type Trouble = 'lose' | 'cut' | 'done-503' | '503';
let troubles: (Trouble | undefined)[];
/** The key of a wish, different in each test. */
let key: string;
/** True while the cart can't be read. */
let blind: boolean;
/** `Idempotency-Key codes×quantities` of each batch that was sent. */
let sent: string[];
let meanwhile: () => Promise<unknown>;
let host: typeof fetch;
/** The address for adding lines to the cart. */
let batch: string;
let headers: Record<string, string>;

const down = () => Response.json({ errors: [{ type: 'InternalError' }] }, { status: 503 });

beforeEach(() => {
  startClientPage();
  key = crypto.randomUUID();
  // The cart's events are sent on the document.
  vi.stubGlobal('document', new EventTarget());
  // Reads are retried without a pause.
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
  [troubles, blind, sent, meanwhile] = [[], false, [], async () => undefined];
  host = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (blind && init.method === 'GET') throw new TypeError('Failed to fetch');
    if (!BATCH.test(url)) return host(url, init);
    batch = url;
    headers = Object.fromEntries(new Headers(init.headers));
    delete headers['idempotency-key'];
    const { orderEntries } = JSON.parse(init.body as string) as {
      orderEntries: { product: { code: string }; quantity: number }[];
    };
    const sentKey = new Headers(init.headers).get('Idempotency-Key');
    sent.push(
      `${sentKey} ${orderEntries.map(({ product, quantity }) => `${product.code}×${quantity}`).join()}`,
    );
    const trouble = troubles.shift();
    if (trouble === 'cut' || trouble === '503') await meanwhile();
    if (trouble === 'cut') throw new TypeError('Failed to fetch');
    if (trouble === '503') return down();
    const answer = await host(url, init);
    if (trouble === undefined) return answer;
    await meanwhile();
    if (trouble === 'lose') throw new TypeError('Failed to fetch');
    return down();
  });
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const A = 'LMS4-KIT';
const B = 'MAB2-KIT';
const linesOf = (wanted: Record<string, number>) =>
  Object.entries(wanted).map(([code, quantity]) => ({ code, quantity }));
const add = async (wanted: Record<string, number>, wish: string) => {
  const { results } = await addToCart({ lines: linesOf(wanted), key: wish });
  return results.map(({ code, added, status, failure }) => `${code} ${failure ?? status} ${added}`);
};
const held = async () => {
  runtime().registry.changed(CART_KEY);
  const { cart } = await readCart();
  return Object.fromEntries(cart?.entries.map(({ product, quantity }) => [product.code, quantity]) ?? []);
};
/** Adds to the same cart from elsewhere. */
const addElsewhere = async (code: string, quantity: number): Promise<void> => {
  const answer = await host(batch, {
    method: 'POST',
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ orderEntries: [{ product: { code }, quantity }] }),
  });
  expect(answer.status, await answer.text()).toBe(200);
};
/** Adds the lines by a request whose answer is lost and whose result can't be found out. */
const addUnknown = async (wanted: Record<string, number>, what: 'lose' | 'cut') => {
  troubles.push(what);
  blind = true;
  await expect(add(wanted, key)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
  blind = false;
};

describe('rows that were changed after an answer was lost', () => {
  it.each<['lose' | 'cut', sent: string, cart: Record<string, number>]>([
    ['lose', `${B}×1`, { [A]: 2, [B]: 1 }],
    ['cut', `${A}×2,${B}×1`, { [A]: 2, [B]: 1 }],
  ])(
    'with a row more are added once: what the request did (%s) is found in the cart first [QO-06 part]',
    async (what, missing, cart) => {
      await addUnknown({ [A]: 2 }, what);
      expect(await add({ [A]: 2, [B]: 1 }, key)).toEqual([`${A} success 2`, `${B} success 1`]);
      expect(sent.at(-1)).toContain(` ${missing}`);
      expect(await held()).toMatchObject(cart);
    },
  );

  it('with a larger quantity have only the difference added [QO-06 part]', async () => {
    await addUnknown({ [A]: 2, [B]: 1 }, 'lose');
    expect(await add({ [A]: 5 }, key)).toEqual([`${A} success 5`]);
    expect(await held()).toMatchObject({ [A]: 5, [B]: 1 });
  });

  it('with only other products are added by a key of their own [QO-06 part]', async () => {
    await addUnknown({ [A]: 2 }, 'cut');
    expect(await add({ [B]: 3 }, key)).toEqual([`${B} success 3`]);
    const keys = sent.map((one) => one.split(' ')[0]);
    expect(keys.at(-1)).not.toBe(keys.at(-2));
  });

  it('are not added while nobody can tell what is in: not while the cart can’t be read [QO-06 part]', async () => {
    await addUnknown({ [A]: 4 }, 'lose');
    const before = sent.length;
    blind = true;
    await expect(add({ [A]: 4, [B]: 1 }, key)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    expect(sent).toHaveLength(before);
    blind = false;
    expect(await add({ [A]: 6 }, key)).toEqual([`${A} success 6`]);
    expect(await held()).toMatchObject({ [A]: 6 });
  });

  it('keep a line back of which another tab took some, and add the others [QO-06 part]', async () => {
    await add({ [A]: 3 }, `${key}-before`);
    await addUnknown({ [A]: 4 }, 'cut');
    await addElsewhere(A, 1);
    expect(await add({ [A]: 4, [B]: 1 }, key)).toEqual([`${A} unconfirmed 0`, `${B} success 1`]);
    expect(await held()).toMatchObject({ [A]: 4, [B]: 1 });
    const before = sent.length;
    await expect(add({ [A]: 4 }, key)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    expect(sent).toHaveLength(before);
    expect(await held()).toMatchObject({ [A]: 4, [B]: 1 });
  });

  it('are told as more than was asked for where the lost request arrives after all [QO-06 part]', async () => {
    await addUnknown({ [A]: 2 }, 'cut');
    meanwhile = () => addElsewhere(A, 2);
    troubles.push('lose');
    await expect(add({ [A]: 2, [B]: 1 }, key)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    const { results } = await addToCart({ lines: linesOf({ [A]: 2, [B]: 1 }), key });
    expect(results[0]).toMatchObject({ added: 2, excess: { over: 2, units: 4 } });
    expect(await held()).toMatchObject({ [A]: 4, [B]: 1 });
  });

  it('are compared by the next page as well, which has the rows and not their key [QO-06 part]', async () => {
    await addUnknown({ [A]: 2 }, 'lose');
    openPage();
    expect(await add({ [A]: 2, [B]: 1 }, `${key}-another`)).toEqual([`${A} success 2`, `${B} success 1`]);
    expect(await held()).toMatchObject({ [A]: 2, [B]: 1 });
  });

  it('are told by the next page as what they came to [QO-06 part]', async () => {
    await addUnknown({ [A]: 2 }, 'lose');
    openPage();
    expect(await endInterrupted([A])).toMatchObject([{ code: A, added: 2, status: 'success' }]);
    expect(await endInterrupted([A])).toEqual([]);
  });
});

describe('the same rows after an answer was lost', () => {
  it.each(['lose', 'cut'] as const)(
    'get the store’s own answer by the same key (%s) [QO-06 part]',
    async (what) => {
      await addUnknown({ [A]: 2 }, what);
      expect(await add({ [A]: 2 }, key)).toEqual([`${A} success 2`]);
      expect(sent).toEqual([`${key} ${A}×2`, `${key} ${A}×2`]);
      expect(await held()).toEqual({ [A]: 2 });
      // Their wish has ended, so the same lines are a new wish.
      expect(await add({ [A]: 2 }, `${key}-more`)).toEqual([`${A} success 2`]);
      expect(await held()).toEqual({ [A]: 4 });
    },
  );
});

describe('a request without an answer, while the cart shows nothing of it', () => {
  /** Returns the late arrivals that a reading of the cart finds. */
  const arrived = async () => {
    const told: Arrival[] = [];
    const follower = followLate({ isReady: () => true, tell: (arrivals) => void told.push(...arrivals) });
    await held();
    await new Promise((resolve) => setTimeout(resolve, 40));
    follower.stop();
    return told.map(
      ({ code, quantity, units, again }) => `${code}+${quantity}=${units}${again ? ' again' : ''}`,
    );
  };
  /** Does the lost call's work now. */
  const arrive = async (lines: Record<string, number>): Promise<void> => {
    for (const [code, quantity] of Object.entries(lines)) await addElsewhere(code, quantity);
  };

  it('is not known, and its lines are told once they are in [QO-06 part]', async () => {
    await add({ [A]: 1 }, `${key}-first`);
    troubles.push('cut');
    await expect(add({ [A]: 2, [B]: 1 }, key)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    expect(await arrived()).toEqual([]);
    await arrive({ [A]: 2, [B]: 1 });
    expect(await arrived()).toEqual([`${A}+2=3`, `${B}+1=1`]);
  });

  it('is in by an earlier try of more where the shopper wants less since, and not said to be twice [QO-06 part]', async () => {
    await addUnknown({ [A]: 3 }, 'lose');
    const { results } = await addToCart({ lines: linesOf({ [A]: 2, [B]: 1 }), key });
    expect(results[0]).toMatchObject({ added: 2, excess: { units: 3, over: 1, earlier: true } });
  });

  it('is settled by the store’s own answer to the same key, and nothing of it is late then [QO-06 part]', async () => {
    troubles.push('cut');
    await expect(add({ [A]: 2 }, key)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    expect(await add({ [A]: 2 }, key)).toEqual([`${A} success 2`]);
    await addElsewhere(A, 2);
    expect(await arrived()).toEqual([]);
  });

  it('is nothing that comes late where the cart has it by the time that other lines are sent [QO-06 part]', async () => {
    await addUnknown({ [A]: 2 }, 'lose');
    expect(await add({ [A]: 3, [B]: 1 }, key)).toEqual([`${A} success 3`, `${B} success 1`]);
    expect(await arrived()).toEqual([]);
  });

  it('is told as twice where other lines were sent since, and it is done after them [QO-06 part]', async () => {
    troubles.push('cut');
    await expect(add({ [A]: 2 }, key)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    expect(await add({ [A]: 2, [B]: 1 }, key)).toEqual([`${A} success 2`, `${B} success 1`]);
    expect(await arrived()).toEqual([]);
    await arrive({ [A]: 2 });
    expect(await arrived()).toEqual([`${A}+2=4 again`]);
  });

  it.each<[lines: string, wanted: Record<string, number>, sameKey: boolean]>([
    ['other lines', { [A]: 2, [B]: 1 }, true],
    ['the same lines by another wish', { [A]: 2 }, false],
  ])(
    'is told as too much where %s were sent since, and it is done between their answer and the reading after it [QO-06 part]',
    async (_lines, wanted, sameKey) => {
      troubles.push('cut');
      await expect(add({ [A]: 2 }, key)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
      const work = globalThis.fetch;
      vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
        const answer = await work(url, init);
        if (BATCH.test(url)) await addElsewhere(A, 2);
        return answer;
      });
      const { results } = await addToCart({ lines: linesOf(wanted), key: sameKey ? key : `${key}-other` });
      vi.stubGlobal('fetch', work);
      expect(await held()).toMatchObject({ [A]: 4 });
      const told = results.flatMap(({ excess }) =>
        excess ? `${A}+${excess.over}=${excess.units} again` : [],
      );
      expect([...told, ...(await arrived())]).toEqual([`${A}+2=4 again`]);
    },
  );
});

describe('a cart that had expired', () => {
  it('is told of by the try that is answered, where nobody knew what the one before it did [QO-06 part]', async () => {
    await add({ [A]: 1 }, `${key}-first`);
    const { storage, row } = runtime();
    storage.write('cartGuid', 'gone', row.baseSite);
    troubles.push(undefined, 'lose');
    meanwhile = async () => void (blind = true);
    await expect(add({ [A]: 2 }, key)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    blind = false;
    expect(storage.read('cartGuid', row.baseSite)).not.toBe('gone');
    const again = await addToCart({ lines: linesOf({ [A]: 2 }), key });
    expect(again).toMatchObject({ newCart: true, results: [{ added: 2 }] });
    expect(await addToCart({ lines: linesOf({ [A]: 1 }), key: `${key}-more` })).toMatchObject({
      newCart: false,
    });
    expect(await held()).toEqual({ [A]: 3 });
  });
});

describe('a request that the service answers with a failure', () => {
  it('is in where its work was done all the same [QO-06 part]', async () => {
    troubles.push('done-503');
    expect(await add({ [A]: 2 }, key)).toEqual([`${A} success 2`]);
    expect(await held()).toEqual({ [A]: 2 });
  });

  it('has failed where the cart gained nothing, and is compared once the rows are others [QO-06 part]', async () => {
    troubles.push('503');
    await expect(add({ [A]: 2 }, key)).rejects.toMatchObject({ status: 503 });
    // The call is done late.
    await addElsewhere(A, 2);
    expect(await add({ [A]: 2, [B]: 1 }, key)).toEqual([`${A} success 2`, `${B} success 1`]);
    expect(await held()).toEqual({ [A]: 2, [B]: 1 });
  });
});

describe('a lost answer while somebody else adds as much of the same product', () => {
  it('is not known, by what the other tab says, and never told as added [QO-06 part]', async () => {
    await add({ [A]: 1 }, `${key}-first`);
    troubles.push('cut');
    meanwhile = async () => {
      await addElsewhere(B, 2);
      // Like the other tab's message.
      runtime().registry.changed(CART_KEY);
    };
    await expect(add({ [B]: 2 }, key)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    // The store recognizes the key.
    expect(await add({ [B]: 2 }, key)).toEqual([`${B} success 2`]);
    expect(await held()).toEqual({ [A]: 1, [B]: 4 });
  });

  it('is not known, by the cart’s version, where another device did and more besides [QO-06 part]', async () => {
    await add({ [A]: 1 }, `${key}-first`);
    troubles.push('cut');
    meanwhile = async () => {
      await addElsewhere(B, 2);
      await addElsewhere(A, 1);
    };
    await expect(add({ [B]: 2 }, key)).rejects.toMatchObject({ code: 'cart.unconfirmed' });
  });
});
