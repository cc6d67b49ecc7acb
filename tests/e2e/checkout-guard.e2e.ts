import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { openAuthored } from './authored-page.ts';
import { FORMS, KIT, makeCart, miniButton, quantityOf, returnWith } from './cart-visit.ts';
import { customerHolds, leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { setPage } from './page-settings.ts';
import { addButton, enter, QUICK_ORDER } from './quick-order-visit.ts';
import { typePassword } from './security-key.ts';
import { expectAnonymous, expectSignedIn, signIn, signInAtService } from './signed-in-visit.ts';
import { rowsOf } from './rows-of.ts';
import { started } from './started.ts';
import { twoFrames } from './arrived.ts';

const CHECKOUT = '/store/usassessments/en/en/checkout';
const CART = '/store/usassessments/en/cart';
const SESSION = '/api/assessments/checkout/session';

const expectLogin = async (page: Page, path = CHECKOUT): Promise<void> => {
  await page.waitForURL((url) => url.pathname === '/en-us/en/login');
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(path);
};

const asked = async (host: Host): Promise<number> =>
  (await host.requests()).filter(({ path }) => path.includes(SESSION)).length;

/** Waits until start-up is done and its result is drawn. */
const settled = async (page: Page): Promise<void> => {
  await started(page);
  await twoFrames(page);
};

/** Returns the page's address without its query: the checkout adds its open step as soon as it has read the cart. */
const addressOf = (page: Page): string => {
  const { origin, pathname } = new URL(page.url());
  return origin + pathname;
};

test('a visitor browses, orders by codes and has a cart, without being asked who they are [CHK-19 a]', async ({
  page,
  host,
}) => {
  await host.forgetRequests();
  for (const path of ['/en-us/', '/en-us/about', '/en-us/search.html', `/en-us/p/${KIT}`]) {
    await page.goto(host.shop + path);
    await expectAnonymous(page);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goto(host.shop + QUICK_ORDER);
  await enter(page, 1, KIT, '2');
  await addButton(page).click();
  await expect(miniButton(page)).toHaveAccessibleName('Cart, 2 items');
  await page.goto(host.shop + CART);
  await quantityOf(page, KIT).fill('3');
  await quantityOf(page, KIT).press('Enter');
  await expect(miniButton(page)).toHaveAccessibleName('Cart, 3 items');
  await expectAnonymous(page);
  expect(page.url()).toBe(host.shop + CART);
  expect(await asked(host)).toBe(0);
});

test('pages of an account, of quotes and of saved carts ask a visitor to sign in, and call nothing of a customer; that of invoices leads to the search for one [CHK-19 b]', async ({
  page,
  host,
}) => {
  for (const key of ['orderHistory', 'addressBook']) await host.flag(key, true);
  await host.flag('accountQualifications', ['license']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const paths = rowsOf(
    ['my-account', 'order-history/order-details/1', 'quotes', 'saved-carts'],
    [
      'order-history',
      'addresses',
      'profile-details',
      'preferences',
      'qualifications',
      'accounts',
      'payment-cards',
      'my-account/support/login',
    ],
  ).map((path) => `/store/usassessments/en/${path}`);
  for (const path of [...paths, '/store/invoices']) {
    await page.goto(host.shop + path);
    const link = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
    await expect(link, path).toHaveAttribute(
      'href',
      new RegExp(`/en/login\\?returnTo=${encodeURIComponent(path)}`),
    );
  }
  await page.getByRole('link', { name: 'Find an invoice' }).click();
  await page.waitForURL(/\/invoices\/en-us$/);
  await expect(page.getByRole('link', { name: 'Sign in to see all invoices' })).toBeVisible();
  expect(asked.filter((path) => path.includes('/users/') && !path.includes('/carts'))).toEqual([]);
});

test.describe('the checkout', () => {
  test('asks a visitor to sign in first, and has them back with their cart [CHK-19 b part] [API-04 part]', async ({
    page,
    host,
  }) => {
    await leaveEarlierCart(host, 'mara', []);
    await returnWith(page, await makeCart(host, [[KIT, 2]]));
    const asking = `${CHECKOUT}?step=delivery`;
    await page.goto(host.shop + asking);
    await expectLogin(page, asking);
    await typePassword(page, 'mara', SEEDED_PASSWORD);
    await page.waitForURL(host.shop + asking);
    await expectSignedIn(page);
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 2 items');
    expect(await customerHolds(host, 'mara')).toEqual({ current: [[`${KIT} × 2`]], saved: [] });
  });

  test('has the focus back from the question of two carts that a sign-in on the way to it brings [AXS-02 part] [SES-11 part]', async ({
    page,
    host,
  }) => {
    await leaveEarlierCart(host, 'mara', [[FORMS, 3]]);
    await returnWith(page, await makeCart(host, [[KIT, 2]]));
    await page.goto(host.shop + CHECKOUT);
    await expectLogin(page);
    await typePassword(page, 'mara', SEEDED_PASSWORD);
    await page.waitForURL((url) => url.pathname === CHECKOUT);
    await expect(page.getByRole('dialog', { name: 'You have two carts' })).toBeVisible();
    await page.getByRole('button', { name: 'Merge both', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 5 items');
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('ends a session that the store knows no more, and asks to sign in anew [CHK-19 b part] [API-04 part]', async ({
    page,
    host,
  }) => {
    await page.goto(host.shop + CART);
    await signIn(page);
    await page.route(`**${SESSION}`, (route) => route.fulfill({ body: 'false' }));
    await page.goto(host.shop + CHECKOUT);
    await expectLogin(page);
    await expectAnonymous(page);
    await expect(
      page.getByRole('list', { name: 'Messages' }).getByText('You were signed out after'),
    ).toBeVisible();
    await page.unroute(`**${SESSION}`);
    await typePassword(page, 'mara', SEEDED_PASSWORD);
    await page.waitForURL(host.shop + CHECKOUT);
    await expectSignedIn(page);
  });

  test('stays for a customer whom the store knows, and while it answers an error, neither yes nor no, or a page; no other page asks [CHK-19 b part] [REL-06 part] [API-04 part]', async ({
    page,
    host,
  }) => {
    await host.forgetRequests();
    await page.goto(host.shop + CART);
    await signIn(page);
    await settled(page);
    expect(await asked(host)).toBe(0);
    const answer = page.waitForResponse(`**${SESSION}`);
    await page.goto(host.shop + CHECKOUT);
    expect((await answer).status()).toBe(200);
    expect((await answer).request().headers()['authorization']).toMatch(/^Bearer ./);
    await settled(page);
    await expectSignedIn(page);
    expect(addressOf(page)).toBe(host.shop + CHECKOUT);
    for (const [what, answer] of [
      ['an error', { status: 503 }],
      ['neither yes nor no', { body: '"perhaps"' }],
      ['a page', { contentType: 'text/html', body: '<p>false</p>' }],
    ] as const)
      await test.step(what, async () => {
        await page.route(`**${SESSION}`, (route) => route.fulfill(answer));
        const first = page.waitForResponse(`**${SESSION}`);
        await page.goto(host.shop + CHECKOUT);
        await first;
        await expectSignedIn(page);
        expect(addressOf(page)).toBe(host.shop + CHECKOUT);
        await page.unroute(`**${SESSION}`);
      });
  });

  test('goes on while the identity service can’t say whether somebody is still signed in [REL-06 part]', async ({
    page,
    host,
  }) => {
    await page.goto(host.shop + CART);
    await signIn(page);
    const alone = await page.context().newPage();
    await page.goto('about:blank');
    await host.fault({ path: '/auth/', status: 503 });
    await alone.goto(host.shop + CHECKOUT);
    await expectAnonymous(alone);
    await settled(alone);
    expect(alone.url()).toBe(host.shop + CHECKOUT);
  });

  test('is left by nobody whose page turned redirects off, is in author mode, or signs nobody in [CHK-19 b part]', async ({
    page,
    host,
  }) => {
    await host.forgetRequests();
    const body = '<assess-mini-cart></assess-mini-cart>';
    const identity = { base: '/auth', realm: 'assess', clientId: 'c', redirectUri: '/signed-in.html' };
    const config = {
      locale: 'en-us',
      commerceBase: '/commerce/headless/ecommerce/v2',
      store: '/store-backend',
    };
    for (const [what, more] of Object.entries({
      redirects: { identity, settings: { redirects: false } },
      author: { identity, author: true },
      'no sign-in': {},
      'no session': { identity, settings: { session: false } },
      'another site’s': { identity, storeUrl: 'https://shop.example' },
    })) {
      const url = `${host.shop}${CHECKOUT}?${encodeURIComponent(what)}`;
      await openAuthored(page, host, { url, body, config: { ...config, ...more } });
      await expectAnonymous(page);
      await settled(page);
      expect(page.url()).toBe(url);
    }
    expect(await asked(host)).toBe(0);
  });

  test('by the store’s cookie lets in whom that names, and nobody else [CHK-19 b part] [API-04 part]', async ({
    page,
    host,
  }) => {
    await setPage(page, host, /\/checkout$/, { identityProvider: false });
    await page.goto(host.shop + CHECKOUT);
    await expectLogin(page);
    await signInAtService(page, 'noor');
    await page.goto(host.shop + CHECKOUT);
    await expectSignedIn(page, 'user-noor');
    await settled(page);
    expect(addressOf(page)).toBe(host.shop + CHECKOUT);
  });
});
