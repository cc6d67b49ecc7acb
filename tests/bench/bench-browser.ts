import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright/test';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import type { BenchServer } from './bench-server.ts';

export type Visitor = { context: BrowserContext; page: Page; session: CDPSession };

export const launch = ({ keyHash }: BenchServer): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArgs, `--ignore-certificate-errors-spki-list=${keyHash}`],
  });

type Lines = readonly (readonly [code: string, quantity: number])[];

const LINES: Lines = [
  ['LMS4-KIT', 1],
  ['RPW-G3-LIC', 5],
];

/** Five products that a customer of an organization may order without further choices for them. */
export const FIVE_LINES: Lines = [
  ['FMS-KIT', 1],
  ['FMS-MAN', 2],
  ['FMS-REC25', 3],
  ['LCP-KIT', 1],
  ['HSW-KIT', 1],
];
const CARTS = '/commerce/headless/ecommerce/v2/users/anonymous/carts';

/** Returns a visitor with an empty cache and a cart from another day; by default it holds six units. */
export const newVisitor = async (
  browser: Browser,
  server: BenchServer,
  lines: Lines = LINES,
): Promise<Visitor> => {
  const { guid } = (await server.call('POST', CARTS, {})) as { guid: string };
  for (const [code, quantity] of lines)
    await server.call('POST', `${CARTS}/${guid}/entries`, { product: { code }, quantity });
  const visitor = await newContext(browser, server);
  await visitor.page.evaluate(
    (value) => localStorage.setItem('assess.cartGuid.usassessments', JSON.stringify(value)),
    guid,
  );
  return visitor;
};

/** Choices that the customer has made on another device, as PUT calls below the current cart. */
type Chosen = readonly (readonly [path: string, body?: unknown])[];

const OWN_CARTS = '/commerce/headless/ecommerce/v2/users/current/carts';

/** Returns a customer with fresh tokens, an empty cache, and a cart of five lines with these choices. */
export const newCustomer = async (
  browser: Browser,
  server: BenchServer,
  chosen: Chosen = [],
  customer = 'user-tess',
): Promise<Visitor> => {
  const ask = (method: string, path: string, body?: unknown) =>
    server.call(method, `${OWN_CARTS}${path}`, body, `demo-token-${customer}`);
  const { carts } = (await ask('GET', '?fields=FULL')) as { carts: { code: string }[] };
  for (const { code } of carts) await ask('DELETE', `/${code}`);
  await ask('POST', '', {});
  for (const [code, quantity] of FIVE_LINES)
    await ask('POST', '/current/entries', { product: { code }, quantity });
  for (const [path, body] of chosen) await ask('PUT', `/current${path}`, body);
  const visitor = await newContext(browser, server);
  await visitor.page.addInitScript(beSignedIn, customer);
  return visitor;
};

const newContext = async (browser: Browser, server: BenchServer): Promise<Visitor> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await page.goto(`${server.url}/bench/blank`);
  return { context, page, session };
};

/** Measures with a visitor, and closes their browser. */
export const closing = async <T>(visitor: Visitor, measure: (visitor: Visitor) => Promise<T>): Promise<T> => {
  try {
    return await measure(visitor);
  } finally {
    await visitor.context.close();
  }
};

/** Gives the tab development tokens for half an hour. It runs in the page. */
const beSignedIn = (userId: string): void => {
  const now = Date.now();
  const tokenExpiry = now + 1_800_000;
  const [id, accessToken] = ['bench', `demo-token-${userId}`];
  const keep = (storage: Storage, name: string, value: unknown) =>
    storage.setItem(`assess.${name}`, JSON.stringify(value));
  keep(localStorage, 'signedIn', { id, who: 'a hash' });
  keep(localStorage, 'tokenExpiry', tokenExpiry);
  keep(localStorage, 'lastActivity', now);
  keep(sessionStorage, 'tokens', { id, accessToken, idToken: 'none', userId, issuedAt: now, tokenExpiry });
};
