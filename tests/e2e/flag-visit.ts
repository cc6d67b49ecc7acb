import { expect, type Host, type Locator, type Page } from './fixtures.ts';
import { openAuthored } from './authored-page.ts';
import { code, enter, rows } from './quick-order-visit.ts';

export const SERVICE = '/flag-service';

const flagService = { clientId: 'demo', baseUrl: SERVICE, streamUrl: SERVICE, eventsUrl: SERVICE };

type Visit = { body?: string; locale?: string; config?: Record<string, unknown>; path?: string };

/** Opens a page with quick order that names the flag service, on the shop's own origin. */
export const openFlagged = (page: Page, host: Host, visit: Visit = {}): Promise<void> => {
  const { body = '<assess-quick-order></assess-quick-order>', locale = 'en-us', config, path = '' } = visit;
  return openAuthored(page, host, {
    body,
    url: `${host.shop}/authored-flags${path}`,
    config: { locale, commerceBase: '/commerce/headless/ecommerce/v2', flagService, ...config },
  });
};

/** Waits until the service has this many open streams. The next try of a refused page may come 30 s later. */
export const streamsAre = (host: Host, number: number): Promise<void> =>
  expect.poll(async () => (await host.flags()).streams.length, { timeout: 35_000 }).toBe(number);

/** Finds the first row's picture, which shows while the flag `productImages` is on. */
export const picture = (page: Page): Locator => rows(page).first().locator('img');

/** Looks up a kit in the first row. */
export const lookUpKit = async (page: Page): Promise<void> => {
  await enter(page, 1, 'LMS4-KIT');
  await expect(rows(page).first()).toContainText('Complete Kit');
};

/** Checks that the page sells: a kit is looked up, added, and in the cart; no internals of a program show. */
export const sellsOn = async (page: Page): Promise<void> => {
  await lookUpKit(page);
  await page.locator('.qo-add').click();
  await expect(page.locator('assess-quick-order').getByText('1 item was added to the cart.')).toBeVisible();
  await expect(code(page, 1)).toHaveValue('');
  const words = await page
    .locator('assess-quick-order')
    .evaluate((host) => host.shadowRoot?.textContent ?? '');
  expect(words).not.toMatch(/undefined|NaN|\[object/);
};

/**
 * Returns the reads of the flag service, by the part of the path before the context. Events may still be the previous
 * page's.
 */
export const flagReads = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, path] = /\/flag-service(\/(?:sdk\/\w+|eval))\//.exec(pathname) ?? [];
    if (path) calls.push(`${request.method()} ${path}`);
  });
  return calls;
};
