import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright/test';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import type { BenchServer } from './bench-server.ts';

export type Visitor = { context: BrowserContext; page: Page; session: CDPSession };

export const launch = ({ keyHash }: BenchServer): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArgs, `--ignore-certificate-errors-spki-list=${keyHash}`],
  });

const LINES = [
  ['LMS4-KIT', 1],
  ['RPW-G3-LIC', 5],
] as const;
const CARTS = '/commerce/headless/ecommerce/v2/users/anonymous/carts';

/** A visitor with an empty cache, who has a cart of six pieces from another day. */
export const newVisitor = async (browser: Browser, server: BenchServer): Promise<Visitor> => {
  const { guid } = (await server.call('POST', CARTS, {})) as { guid: string };
  for (const [code, quantity] of LINES)
    await server.call('POST', `${CARTS}/${guid}/entries`, { product: { code }, quantity });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await page.goto(`${server.url}/bench/blank`);
  await page.evaluate(
    (value) => localStorage.setItem('assess.cartGuid.usassessments', JSON.stringify(value)),
    guid,
  );
  return { context, page, session };
};
