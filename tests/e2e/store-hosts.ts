import { chromium, type Browser, type BrowserContext } from 'playwright/test';
import { chromiumArgs, wholeChromiumPath } from '../support/chromium.ts';
import { test as base } from './fixtures.ts';
import { noteLeaving } from './started.ts';

export const STORE_HOSTS = [
  'store.example.com',
  'store.example.ca',
  'store.example.co.uk',
  'store.example.com.au',
  'store.example.asia',
  'store.example.nl',
  'store.example.es',
] as const;

/** Host names that look like a store's and are not. */
export const TRAPS = ['evilca', 'store.ca.evil.test', 'store.example.evilasia', 'asia'] as const;

type StoreHost = (typeof STORE_HOSTS)[number];

type Stores = {
  /** The browser context of this visitor, in which real host names lead to the demo host and count as secure. */
  stores: BrowserContext;
  at: (host: StoreHost | (typeof TRAPS)[number], path?: string) => string;
};

/**
 * Chromium with the stores' real host names mapped to loopback. Their cookies are `Secure`, so the origins must count
 * as secure.
 */
export const test = base.extend<Stores, { storeBrowser: Browser }>({
  storeBrowser: [
    async ({ workerHost }, use) => {
      const names = [...STORE_HOSTS, ...TRAPS];
      const browser = await chromium.launch({
        executablePath: wholeChromiumPath(),
        args: [
          ...chromiumArgs,
          `--host-resolver-rules=${names.map((name) => `MAP ${name} 127.0.0.1`).join(', ')}`,
          `--unsafely-treat-insecure-origin-as-secure=${STORE_HOSTS.map((name) => `http://${name}:${workerHost.port}`).join(',')}`,
        ],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  stores: async ({ storeBrowser }, use) => {
    const context = await storeBrowser.newContext({ locale: 'en-US', timezoneId: 'America/Chicago' });
    await noteLeaving(context);
    await use(context);
    await context.close();
  },
  at: async ({ workerHost }, use) => {
    await use((host, path = '/') => `http://${host}:${workerHost.port}${path}`);
  },
});
