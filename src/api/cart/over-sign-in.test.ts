import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../tests/support/plain-page.ts';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { callService } from '../../core/http/call-service.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { endInterrupted, isInterrupted } from './adding-under-way.ts';
import { addEntry, createCart } from './cart-writes.contract.ts';
import { addToCart, changeQuantity } from './change-cart.ts';
import { cartAddress } from './cart-address.ts';
import { lateCodes } from './late-calls.ts';
import { lateChanges } from './late-changes.ts';
import { readCart } from './read-cart.ts';
import { findTwoCarts, keepEarlier, mergeCarts } from './two-carts.ts';
import { deleteCart } from './two-carts.contract.ts';

// Reports load late and would arrive after the test has ended.
vi.mock('../report-later.ts', () => ({ reportLater: () => undefined, reportSolved: () => undefined }));

const [KIT, FORMS, BOOK] = ['LMS4-KIT', 'LMS4-REC25', 'LMS4-STB'];
const ANA = { Authorization: 'Bearer demo-token-ana' };
const HOSTS = {
  'a plain OCC host': { commerceBase: '/commerce/occ/v2/{baseSiteId}', commerceExtensions: false },
  'a host with extensions': {},
};

/** Does the work of the call whose answer was lost. */
let arrive: () => Promise<unknown>;

let visit = 0;

beforeEach(() => {
  visit += 1;
  // The cart's events are sent on the document.
  vi.stubGlobal('document', new EventTarget());
  // Reads are retried without a pause.
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Loses the answer of the next call that adds this product. `arrive` does its work. */
const loseNext = (code: string): void => {
  const work = globalThis.fetch;
  let isLost = false;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const isIt = init.method === 'POST' && typeof init.body === 'string' && init.body.includes(code);
    if (!isIt || isLost) return work(url, init);
    isLost = true;
    const { signal: _, ...call } = init;
    arrive = () => work(url, { ...call, signal: new AbortController().signal });
    return Promise.reject(new TypeError('Failed to fetch'));
  });
};
const beAna = (): void => {
  const { registry } = runtime();
  const token = async () => 'demo-token-ana';
  const none = async () => undefined;
  const whose = () => 'a-sign-in';
  Object.assign(registry, {
    session: { token, whose, renew: none, stepUp: none, enter: none, signOut: none },
  });
  registry.actions.setSession({ status: 'signed-in', id: 'ana', user: undefined });
};
/** Opens the page after Ana's sign-in. */
const comeBackAsAna = (): void => {
  openPage();
  beAna();
};
const leaveEarlier = async (code: string, quantity: number): Promise<void> => {
  const path = { userId: 'current' };
  await callService(createCart, { path, query: { fields: 'FULL' }, headers: ANA, body: {} });
  const body = { product: { code }, quantity };
  await callService(addEntry, { path: { ...path, cartId: 'current' }, headers: ANA, body });
};
const add = async (wanted: Record<string, number>, wish: string) => {
  const lines = Object.entries(wanted).map(([code, quantity]) => ({ code, quantity }));
  // Each wish of a page has its own key.
  const { results } = await addToCart({ lines, key: `${visit}-${wish}` });
  return results.map(({ code, added, status, failure }) => `${code} ${failure ?? status} ${added}`);
};
const held = async () =>
  (await readCart()).cart?.entries.map(({ product, quantity }) => `${product.code}×${quantity}`);
const question = async () => {
  const two = await findTwoCarts();
  if (!two) throw new Error('There is nothing to ask.');
  return two;
};

describe.each(Object.entries(HOSTS))(
  'on %s, a line of an anonymous visitor of which nobody knows whether it is in',
  (_host, config) => {
    beforeEach(async () => {
      startClientPage(config);
      await add({ [KIT]: 1 }, 'first');
    });
    const addBook = () => {
      loseNext(BOOK);
      return add({ [BOOK]: 2 }, 'second').catch((error: { code?: string }) => error.code);
    };

    it('is found in the cart that became the customer’s, and not added again [API-06 b part] [SES-11 part]', async () => {
      expect(await addBook()).toBe('cart.unconfirmed');
      await arrive();
      comeBackAsAna();
      expect(await findTwoCarts()).toBeUndefined();
      expect(await add({ [BOOK]: 2 }, 'third')).toEqual([`${BOOK} success 2`]);
      expect(await held()).toEqual([`${KIT}×1`, `${BOOK}×2`]);
    });

    it('is added where it has not come along [API-06 b part]', async () => {
      expect(await addBook()).toBe('cart.unconfirmed');
      comeBackAsAna();
      await findTwoCarts();
      expect(lateCodes()).toEqual([BOOK]);
      expect(await add({ [BOOK]: 2 }, 'third')).toEqual([`${BOOK} success 2`]);
      expect(await held()).toEqual([`${KIT}×1`, `${BOOK}×2`]);
    });

    it('is compared with what both carts held, once they are merged [API-06 b part]', async () => {
      await leaveEarlier(BOOK, 1);
      expect(await addBook()).toBe('cart.unconfirmed');
      await arrive();
      comeBackAsAna();
      await mergeCarts(await question());
      expect(await add({ [BOOK]: 2 }, 'third')).toEqual([`${BOOK} success 2`]);
      expect(await held()).toEqual(expect.arrayContaining([`${KIT}×1`, `${BOOK}×3`]));
    });

    it('is not sent, and told as not known, while the question of two carts is open; other lines are [API-06 b part]', async () => {
      await leaveEarlier(FORMS, 3);
      expect(await addBook()).toBe('cart.unconfirmed');
      await arrive();
      comeBackAsAna();
      const two = await question();
      expect(isInterrupted()).toBe(true);
      expect(await endInterrupted([BOOK])).toMatchObject([{ code: BOOK, added: 0, failure: 'unconfirmed' }]);
      await expect(add({ [BOOK]: 2 }, 'third')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
      expect(await add({ [BOOK]: 2, [FORMS]: 1 }, 'third')).toEqual([
        `${BOOK} unconfirmed 0`,
        `${FORMS} success 1`,
      ]);
      expect(await held()).toEqual([`${FORMS}×4`]);
      await keepEarlier(two, { name: 'Earlier', description: '' });
      expect(await add({ [BOOK]: 2 }, 'third')).toEqual([`${BOOK} success 2`]);
      expect(await held()).toEqual([`${KIT}×1`, `${BOOK}×2`]);
    });

    it('is nobody’s matter any more where the anonymous cart is gone [API-06 b part]', async () => {
      expect(await addBook()).toBe('cart.unconfirmed');
      comeBackAsAna();
      runtime().storage.remove('cartGuid', 'usassessments');
      expect(isInterrupted()).toBe(false);
      expect(await add({ [BOOK]: 2 }, 'third')).toEqual([`${BOOK} success 2`]);
    });
  },
);

describe('on a plain OCC host, a change of an anonymous visitor’s line that had no answer', () => {
  beforeEach(async () => {
    startClientPage(HOSTS['a plain OCC host']);
    await add({ [KIT]: 2, [BOOK]: 3 }, 'first');
  });
  /** Makes a change that gets no answer and is not done. */
  const lose = async (quantity: number) => {
    const work = globalThis.fetch;
    let isLost = false;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (isLost || !['DELETE', 'PATCH'].includes(init.method ?? '')) return work(url, init);
      isLost = true;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect(changeQuantity({ code: KIT, quantity })).rejects.toMatchObject({ code: 'cart.unconfirmed' });
  };
  /** Returns what a page with or without the cart reports about it. */
  const told = async (isCart = true) => {
    const kind = lateChanges(!isCart);
    const [address, { cart }] = [cartAddress(), await readCart()];
    if (!address || !cart || !kind.isAny(address) || !kind.isDue(address, cart)) return [];
    return kind.take(address, cart);
  };

  it('is told as not done, once, where the line came along into the customer’s cart [API-06 b part] [SES-11 part]', async () => {
    await lose(0);
    comeBackAsAna();
    await findTwoCarts();
    expect(await told(false)).toEqual([]);
    expect(await told()).toEqual([{ kind: 'notDone', code: KIT, name: expect.any(String), asked: 0 }]);
    expect(await told()).toEqual([]);
    expect(await held()).toEqual([`${KIT}×2`, `${BOOK}×3`]);
  });

  it('and set a quantity, is told as not done too [API-06 b part] [SES-11 part]', async () => {
    await lose(5);
    comeBackAsAna();
    await findTwoCarts();
    expect(await told()).toMatchObject([{ kind: 'notDone', code: KIT, asked: 5 }]);
  });

  it('is told with what both carts held, once they are merged [API-06 b part] [SES-11 part]', async () => {
    await leaveEarlier(KIT, 1);
    await lose(0);
    comeBackAsAna();
    await mergeCarts(await question());
    expect(await told()).toMatchObject([{ kind: 'notDone', code: KIT, asked: 0 }]);
  });

  it('is told no more once the shopper has decided anew [API-06 b part] [SES-11 part]', async () => {
    await lose(0);
    comeBackAsAna();
    await findTwoCarts();
    await changeQuantity({ code: KIT, quantity: 4 });
    expect(await told()).toEqual([]);
  });
});

describe.each(Object.entries(HOSTS))('on %s, a customer’s cart that is gone', (_host, config) => {
  it('is told by what is added next, where the page had seen lines in it [CRT-02 part]', async () => {
    startClientPage(config);
    beAna();
    const lines = [{ code: KIT, quantity: 1 }];
    expect(await addToCart({ lines, key: `${visit}-first` })).toMatchObject({ newCart: false });
    await callService(deleteCart, { path: { userId: 'current', cartId: 'current' } });
    expect(await addToCart({ lines, key: `${visit}-second` })).toMatchObject({
      newCart: true,
      results: [{ added: 1 }],
    });
  });
});
