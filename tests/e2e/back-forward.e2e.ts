import { chromium, type Browser } from 'playwright/test';
import { chromiumArgs, wholeChromiumPath } from '../support/chromium.ts';
import { expect, test, type Page } from './fixtures.ts';
import { door, expectAnonymous, expectSignedIn, signIn } from './signed-in-visit.ts';

const CART = '/store/usassessments/en/cart';
const QUICK_ORDER = '/store/usassessments/en/quickOrder';

/** The other tests' browser may be without a back/forward cache; this one is as people have it. */
let browser: Browser;
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: wholeChromiumPath(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

const open = async (url: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  return page;
};

/** Goes back, and waits until the page there is the very one that was left: brought from the cache. */
const backToTheSame = async (page: Page, url: string): Promise<void> => {
  await page.evaluate(() => history.back());
  await page.waitForURL(url, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => 'marked' in globalThis).catch(() => false)).toBe(true);
};
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(globalThis, { marked: true }));

test.describe('the back/forward cache', () => {
  test('keeps a page with the whole shell of an anonymous visitor [SES-03 part]', async ({ host }) => {
    const page = await open(host.shop + CART);
    await expectAnonymous(page);
    await page.waitForLoadState('networkidle');
    await mark(page);
    await page.goto(`${host.shop}/en-us/`);
    await backToTheSame(page, host.shop + CART);
    await page.context().close();
  });

  test('keeps a page of one who is signed in, and they are so still [SES-03 part]', async ({ host }) => {
    const page = await open(host.shop + CART);
    await signIn(page);
    await page.waitForLoadState('networkidle');
    await mark(page);
    await page.goto(`${host.shop}/en-us/`);
    await expectSignedIn(page);
    await backToTheSame(page, host.shop + CART);
    await expectSignedIn(page);
    await page.context().close();
  });

  for (const [where, elsewhere] of [
    ['this tab', false],
    ['another tab', true],
  ] as const)
    test(`shows nothing private after a sign-out in ${where}: the page that it brings back is nobody’s at once [SEC-09]`, async ({
      host,
    }) => {
      const page = await open(host.shop + CART);
      await signIn(page);
      await expect(page.getByRole('button', { name: /Mara/ }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await mark(page);
      await page.goto(host.shop + QUICK_ORDER);
      await expectSignedIn(page);
      const other = elsewhere ? await page.context().newPage() : page;
      if (elsewhere) {
        await other.goto(host.shop + QUICK_ORDER);
        await expectSignedIn(other);
      }
      await door(other, 'signOut', 'asked');
      await expectAnonymous(page);
      // Another tab that wants a lock of the kept page may have the browser drop it: then it is loaded anew.
      if (elsewhere) await page.goBack({ waitUntil: 'commit' });
      else await backToTheSame(page, host.shop + CART);
      await expectAnonymous(page);
      await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /Mara/ })).toHaveCount(0);
      await page.context().close();
    });
});
