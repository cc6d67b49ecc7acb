import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { setRuntime } from '../../core/runtime.ts';
import { cartTerms } from '../cart/cart.contract.ts';
import { addToCart } from '../cart/change-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { redeemInCart, releaseInCart } from './cart-vouchers.ts';

// Reports load late and would arrive after the test has ended.
vi.mock('../report-later.ts', () => ({ reportLater: () => undefined, reportSolved: () => undefined }));

/** The failure of the next change of the codes. If `isDone`, the change is done first. */
let trouble: { isDone: boolean; answer: () => Promise<Response> } | undefined;

const down = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
const lost = async () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(async () => {
  startClientPage();
  // The cart's events are sent on the document.
  vi.stubGlobal('document', new EventTarget());
  const host = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (trouble === undefined || !url.includes('/vouchers')) return host(url, init);
    const { isDone, answer } = trouble;
    trouble = undefined;
    if (isDone) await host(url, init);
    return answer();
  });
  await addToCart({ lines: [{ code: 'LMS4-KIT', quantity: 1 }] });
});
afterEach(() => {
  trouble = undefined;
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

const codes = async () => {
  const { cart } = await readCart();
  return cart ? cartTerms(cart).appliedVouchers.map(({ code }) => code) : [];
};

describe('a promotion code whose answer does not tell what came of it', () => {
  it.each([down, lost])('is in where the cart says so [CRT-04 part]', async (answer) => {
    trouble = { isDone: true, answer };
    await redeemInCart('WELCOME10');
    expect(await codes()).toEqual(['WELCOME10']);
    trouble = { isDone: true, answer };
    await releaseInCart('WELCOME10');
    expect(await codes()).toEqual([]);
  });

  it('has failed as the service said where the cart is as it was [CRT-04 part]', async () => {
    trouble = { isDone: false, answer: down };
    await expect(redeemInCart('WELCOME10')).rejects.toMatchObject({ status: 502 });
    expect(await codes()).toEqual([]);
  });

  it('is not known where no answer came, and the cart is as it was: it may still be done [CRT-04 part]', async () => {
    trouble = { isDone: false, answer: lost };
    await expect(redeemInCart('WELCOME10')).rejects.toMatchObject({ code: 'cart.unconfirmed' });
    expect(await codes()).toEqual([]);
  });
});
