import type { Page } from 'playwright/test';
import type { Visitor } from './bench-browser.ts';
import type { BenchServer } from './bench-server.ts';
import { FIVE_LINES } from './bench-browser.ts';
import { applyProfile } from './profiles.ts';
import { within } from './within.ts';

const FIVE = FIVE_LINES.length;

/** When a page can be used: `count` elements match `selector` below the tag, in its shadow root or in the page. */
const STANDS = {
  'bare-cart': { tag: 'yard-cart', selector: '.line', count: FIVE },
  cart: { tag: 'assess-cart', selector: '.line', count: FIVE },
  'cart-with-snippet': { tag: 'assess-cart', selector: '.line', count: FIVE },
  orders: { tag: 'assess-order-history', selector: 'tbody td:first-child', count: 20 },
  invoices: { tag: 'assess-invoices', selector: 'tbody td:first-child', count: 20 },
  checkout: { tag: 'assess-checkout', selector: 'input[type=radio]:enabled', count: 2 },
} as const;

export type OpenedPage = keyof typeof STANDS;

/** Returns the milliseconds from the navigation until the page can be used, with a slow network and processor. */
export const timeOpening = async (
  { page, session }: Visitor,
  server: BenchServer,
  name: OpenedPage,
): Promise<number> => {
  await page.addInitScript(watchFor, STANDS[name]);
  await applyProfile(session, 'slow');
  await page.goto(`${server.url}/bench/${name}`);
  const time = await standing(page, name);
  await page.waitForLoadState('networkidle');
  return time;
};

const standing = (page: Page, name: OpenedPage): Promise<number> =>
  within(
    `what can be used of the page '${name}'`,
    page.evaluate(() => (globalThis as unknown as { stands: Promise<number> }).stands),
  );

/** Looks once a frame whether the page can be used. It runs in the page. */
const watchFor = ({ tag, selector, count }: { tag: string; selector: string; count: number }): void => {
  const stands = (): boolean => {
    const element = document.querySelector(tag);
    return ((element?.shadowRoot ?? element)?.querySelectorAll(selector).length ?? 0) >= count;
  };
  Object.assign(globalThis, {
    stands: new Promise<number>((resolve) => {
      const look = (): void => (stands() ? resolve(performance.now()) : void requestAnimationFrame(look));
      requestAnimationFrame(look);
    }),
  });
};
