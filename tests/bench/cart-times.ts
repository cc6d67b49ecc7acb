import type { Browser } from 'playwright/test';
import { closing, FIVE_LINES, newVisitor, type Visitor } from './bench-browser.ts';
import type { BenchServer } from './bench-server.ts';
import { timeOpening, type OpenedPage } from './opening-times.ts';

/**
 * Milliseconds in the slow profile until a cart's five lines are visible. `cold`: the cache is empty. `warm`: the same
 * tab opens the page again, with a full cache. `bare…`: React with r2wc alone.
 */
export type CartTimes = {
  bareCold: number;
  bareWarm: number;
  cold: number;
  coldWithSnippet: number;
  warm: number;
};

/** Measures the cart pages. Source: PERF-12. */
export const measureCart = async (browser: Browser, server: BenchServer): Promise<CartTimes> => {
  const twice = async (name: OpenedPage): Promise<[cold: number, warm: number]> =>
    closing(await newVisitor(browser, server, FIVE_LINES), async (visitor: Visitor) => [
      await timeOpening(visitor, server, name),
      await timeOpening(visitor, server, name),
    ]);
  const [bareCold, bareWarm] = await twice('bare-cart');
  const [cold] = await twice('cart');
  const [coldWithSnippet, warm] = await twice('cart-with-snippet');
  return { bareCold, bareWarm, cold, coldWithSnippet, warm };
};
