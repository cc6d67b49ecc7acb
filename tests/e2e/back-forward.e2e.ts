import { chromiumArgs, wholeChromiumPath } from '../support/chromium.ts';
import { addElsewhere, cartUrl, FORMS, KIT, miniButton, quantityOf, visitCart } from './cart-visit.ts';
import { leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { lookUpKit, openFlagged, picture, streamsAre } from './flag-visit.ts';
import { door, expectAnonymous, expectSignedIn, signIn, storedTokens } from './signed-in-visit.ts';
import { countCalls, standsStill, started } from './started.ts';

const CART = '/store/usassessments/en/cart';
const QUICK_ORDER = '/store/usassessments/en/quickOrder';
const CONTACT = '/en-us/contact-us.html';
const PRIVATE = '/store/usassessments/en/order-history';

/** The other tests' browser may lack a back/forward cache, so these tests use a full browser. */
test.use({
  launchOptions: {
    executablePath: wholeChromiumPath(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Goes back, and waits until the page is the same one that was left, restored from the cache. */
const backToTheSame = async (page: Page, url: string): Promise<void> => {
  // A page from the cache has no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(url);
  await expect.poll(() => page.evaluate(() => 'marked' in globalThis).catch(() => false)).toBe(true);
};
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(globalThis, { marked: true }));

test.describe('the back/forward cache', () => {
  test('keeps a page with the whole shell of an anonymous visitor [SES-03 part]', async ({ page, host }) => {
    await page.goto(host.shop + CART);
    await expectAnonymous(page);
    await started(page);
    await mark(page);
    await page.goto(`${host.shop}/en-us/`);
    await backToTheSame(page, host.shop + CART);
  });

  test('keeps a page of one who is signed in, and they are so still [SES-03 part]', async ({
    page,
    host,
  }) => {
    await page.goto(host.shop + CART);
    await signIn(page);
    await expect(page.getByRole('button', { name: /Mara/ }).first()).toBeVisible();
    await started(page);
    await mark(page);
    await page.goto(`${host.shop}/en-us/`);
    await expectSignedIn(page);
    await backToTheSame(page, host.shop + CART);
    await expectSignedIn(page);
  });

  for (const [where, elsewhere] of [
    ['this tab', false],
    ['another tab', true],
  ] as const)
    test(`shows nothing private after a sign-out in ${where}: the page that it brings back is nobody’s at once, with its cart [SEC-09] [LEAD-12 part]`, async ({
      page,
      host,
    }) => {
      await leaveEarlierCart(host, 'mara', [[FORMS, 3]]);
      await page.goto(host.shop + CART);
      await signIn(page);
      await expect(page.getByRole('button', { name: /Mara/ }).first()).toBeVisible();
      await expect(page.locator('assess-cart .line')).toHaveText([/Record Forms/]);
      await started(page);
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
      // If another tab asks for a lock that the cached page holds, the browser may drop that page and load it again.
      if (elsewhere) await page.goBack({ waitUntil: 'commit' });
      else await backToTheSame(page, host.shop + CART);
      await expectAnonymous(page);
      await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /Mara/ })).toHaveCount(0);
      await expect(miniButton(page)).toHaveAccessibleName(/no items/);
      await expect(page.locator('assess-mini-cart').first()).not.toContainText('3');
      await expect(page.getByText('Record Forms')).toHaveCount(0);
    });
});

test.describe('after Back', () => {
  test('the cart is as it is now [CRT-10 part]', async ({ page, host }) => {
    const guid = await visitCart(page, host, [[KIT, 1]]);
    await page.goto(host.shop + QUICK_ORDER);
    await addElsewhere(host, guid, [FORMS, 4]);
    await page.goBack({ waitUntil: 'commit' });
    await expect(quantityOf(page, FORMS)).toHaveValue('4');
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 5 items');
  });

  test('another tab reads the cart no more often: it has heard of every change itself [PERF-04 part, CRT-10 part]', async ({
    page,
    host,
  }) => {
    await visitCart(page, host, [[KIT, 1]]);
    const other = await page.context().newPage();
    await countCalls(other);
    await other.goto(cartUrl(host));
    await expect(quantityOf(other, KIT)).toHaveValue('1');
    await page.goto(host.shop + QUICK_ORDER);
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 1 item');
    // The store's messages about the other tab's lines cause no further read.
    await standsStill(other);
    let reads = 0;
    other.on('request', (request) => {
      if (request.method() === 'GET' && /\/carts\/[\w-]+\?/.test(request.url())) reads += 1;
    });
    await page.goBack({ waitUntil: 'commit' });
    await expect(quantityOf(page, KIT)).toHaveValue('1');
    // Tabs receive messages in order: once this change shows, everything sent before it has arrived.
    await quantityOf(page, KIT).fill('3');
    await quantityOf(page, KIT).press('Enter');
    await expect(quantityOf(other, KIT)).toHaveValue('3');
    await expect(miniButton(other)).toHaveAccessibleName('Cart, 3 items');
    expect(reads).toBe(1);
  });

  test('widgets go on with their flags, and with those that changed meanwhile [FLG-03 part]', async ({
    page,
    host,
  }) => {
    await openFlagged(page, host);
    await streamsAre(host, 1);
    await lookUpKit(page);
    await page.goto(`${host.shop}/assets/mark.svg`);
    await streamsAre(host, 0);
    await host.flag('productImages', true);
    await page.goBack({ waitUntil: 'commit' });
    await expect(picture(page)).toBeVisible();
    await streamsAre(host, 1);
  });

  test('nothing shows of the one who signed out: the page looks again who is there [SEC-09 part]', async ({
    page,
    host,
  }) => {
    await page.goto(host.shop + CART);
    await signIn(page);
    await page.goto(host.shop + PRIVATE);
    await expectSignedIn(page);
    await page.goto(host.shop + CONTACT);
    await expectSignedIn(page);
    void door(page, 'signOut', 'asked').catch(() => undefined);
    await page.waitForURL(`${host.shop}/**/search.html**`);
    await page.goBack({ waitUntil: 'commit' });
    await expectAnonymous(page);
    // The restored page was private, so it may already be leaving for the login page.
    await expect.poll(() => storedTokens(page).catch(() => 'leaving')).toBeNull();
  });
});
