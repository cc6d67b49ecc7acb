import { FORMS, KIT, lineOf, quantityOf } from './cart-visit.ts';
import { customerHolds, leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { setPage } from './page-settings.ts';
import { CART } from './several-tabs.ts';
import { door, expectSignedIn, session, signInAtService } from './signed-in-visit.ts';

/** Opens Noor’s cart page by the store’s cookie. Mara has the same product in her cart. */
const openNoors = async (page: Page, host: Host): Promise<void> => {
  await setPage(page, host, /\/cart$/, { identityProvider: false });
  await leaveEarlierCart(host, 'noor', [[KIT, 2]]);
  await leaveEarlierCart(host, 'mara', [
    [KIT, 5],
    [FORMS, 3],
  ]);
  await page.goto(`${host.shop}/assets/favicon.svg`);
  await signInAtService(page, 'noor');
  await page.goto(host.shop + CART);
  await expectSignedIn(page, 'user-noor');
  await expect(quantityOf(page, KIT)).toHaveValue('2');
  // The cart's automatic calls for its customer have been made. Otherwise they would find the other customer before a
  // press does.
  await expect(page.getByRole('heading', { name: /before checkout$|^Ready to check out$/ })).toBeVisible();
};

/** Changes the cookie to Mara’s without the tab being told. */
const swapCookie = async (page: Page, host: Host): Promise<void> => {
  const behind = await page.context().newPage();
  await behind.goto(`${host.shop}/assets/favicon.svg`);
  await signInAtService(behind, 'mara');
  await behind.close();
};

const expectMaras = async (page: Page): Promise<void> => {
  await expectSignedIn(page, 'user-mara');
  await expect(quantityOf(page, KIT)).toHaveValue('5');
  await expect(lineOf(page, FORMS)).toBeVisible();
};

const expectUntouched = async (host: Host): Promise<void> => {
  expect((await customerHolds(host, 'noor')).current).toEqual([[`${KIT} × 2`]]);
  expect((await customerHolds(host, 'mara')).current).toEqual([[`${KIT} × 5`, `${FORMS} × 3`]]);
};

/** Returns the calls that would change a cart. */
const writes = async (host: Host): Promise<string[]> =>
  (await host.requests())
    .filter(({ method, path }) => /PATCH|DELETE|POST/.test(method) && /\/entries/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/^.*\/users/, '/users').replace(/\?.*/s, '')}`);

test.describe('a tab by cookie, which is another’s without a word,', () => {
  // The cart is drawn again for its new customer, and the element that was pressed last disappears with the previous
  // cart.
  test.use({ watched: false });

  test('asks anew who is there when it comes into view, and is theirs, whole and told [SES-13 e,f]', async ({
    page,
    host,
  }) => {
    await openNoors(page, host);
    await swapCookie(page, host);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectMaras(page);
    await expect(page.getByText(/^You’re now signed in as Mara/)).toBeVisible();
  });

  test('changes nobody’s cart by a press: the call names whose it was, is refused, and the page is theirs [SES-13 f]', async ({
    page,
    host,
  }) => {
    await openNoors(page, host);
    await swapCookie(page, host);
    await host.forgetRequests();
    await lineOf(page, KIT)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expectMaras(page);
    expect((await writes(host)).filter((call) => !call.includes('/users/user-noor/'))).toEqual([]);
    await expectUntouched(host);
  });

  test('asks who is there before a press that comes late, and sends nothing [SES-13 f]', async ({
    page,
    host,
  }) => {
    await page.clock.install();
    await openNoors(page, host);
    await swapCookie(page, host);
    await host.forgetRequests();
    // Only the time is moved: otherwise the page's automatic calls would come before the press.
    await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 61_000));
    await lineOf(page, KIT)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.clock.runFor(2000);
    await expectMaras(page);
    expect(await writes(host)).toEqual([]);
    await expectUntouched(host);
  });

  test('drops a press that the page’s script still holds up, and says nothing of it [SES-13 f] [EMB-10 part]', async ({
    page,
    host,
  }) => {
    await openNoors(page, host);
    await page.evaluate(() => {
      document.addEventListener('assess-cart-before-remove', (event) => {
        const { waitUntil } = (event as CustomEvent<{ waitUntil(answer: Promise<void>): void }>).detail;
        waitUntil(new Promise((answer) => Object.assign(globalThis, { answer })));
      });
    });
    await lineOf(page, KIT)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.waitForFunction(() => 'answer' in globalThis);
    await swapCookie(page, host);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectMaras(page);
    await host.forgetRequests();
    await page.evaluate(() => (globalThis as unknown as { answer(): void }).answer());
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await expectMaras(page);
    expect(await writes(host)).toEqual([]);
    await expectUntouched(host);
  });

  test('leaves the other signed in when who was here signs out, and sends no logout [SES-13 f]', async ({
    page,
    host,
  }) => {
    await openNoors(page, host);
    await swapCookie(page, host);
    await host.forgetRequests();
    await door(page, 'signOut', 'asked');
    await page.goto(host.shop + CART);
    await expectMaras(page);
    expect((await host.requests()).filter(({ path }) => /logout/.test(path))).toEqual([]);
  });

  test('is nobody’s once commerce refuses it while the store can’t say who is there, and theirs when it can [SES-13 f]', async ({
    page,
    host,
  }) => {
    await openNoors(page, host);
    await swapCookie(page, host);
    await host.fault({ path: '/store/customer/current', status: 503, times: 20 });
    await lineOf(page, KIT)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect.poll(async () => (await session(page)).status).toBe('anonymous');
    await expect(lineOf(page, KIT)).toBeHidden();
    await host.clearFaults();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectMaras(page);
    await expectUntouched(host);
  });
});
