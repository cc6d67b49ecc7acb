import { expect, test, type Page } from './fixtures.ts';
import { expectAnonymous, expectSignedIn, out, session, signIn } from './signed-in-visit.ts';
import { started } from './started.ts';

const CART = '/store/usassessments/en/cart';
const CONTACT = '/en-us/contact-us.html';
const PRIVATE = '/store/usassessments/en/order-history';

const openSignedIn = async (page: Page, shop: string, path: string): Promise<void> => {
  await page.goto(shop + CART);
  await signIn(page);
  await page.goto(shop + path);
  await expectSignedIn(page);
};

test.describe('after a sign-out', () => {
  test('a store page stays, and says that it happened [SES-06 part] [SES-07 part]', async ({
    page,
    host,
  }) => {
    await openSignedIn(page, host.shop, CART);
    await out(page);
    await expectAnonymous(page);
    await expect(page.getByText('You’re signed out.', { exact: true })).toBeVisible();
    expect(page.url()).toBe(host.shop + CART);
  });

  test('another page gives way to the search, which says it [SES-06 part] [SES-07 part]', async ({
    page,
    host,
  }) => {
    await openSignedIn(page, host.shop, CONTACT);
    await out(page);
    await page.waitForURL(`${host.shop}/**/search.html**`);
    await expect(page.getByText('You’re signed out.', { exact: true })).toBeVisible();
    await expect.poll(() => page.url()).not.toContain('notifications');
  });

  test('by timeout a page of one’s own gives way to the login page, which says why and comes back [SES-06 part] [SES-07 part]', async ({
    page,
    host,
  }) => {
    await openSignedIn(page, host.shop, PRIVATE);
    await host.forgetRequests();
    await out(page, 'timeout');
    await page.waitForURL(`${host.shop}/**/login**`);
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe(PRIVATE);
    await expect(
      page
        .getByRole('list', { name: 'Messages' })
        .getByText('You were signed out after a period of inactivity'),
    ).toBeVisible();
    const paths = (await host.requests()).map(({ path }) => path);
    expect(paths.some((path) => /\/store-backend\/store\/usassessments\/en\/logout/.test(path))).toBe(true);
  });

  test('in another tab a private page is left too, any other stays without a word [SES-06] [SES-08 part] [SEC-09 part]', async ({
    page,
    host,
    context,
  }) => {
    await openSignedIn(page, host.shop, CART);
    const own = await context.newPage();
    await own.goto(host.shop + PRIVATE);
    await expectSignedIn(own);
    const open = await context.newPage();
    await open.goto(host.shop + CONTACT);
    await expectSignedIn(open);
    await out(page);
    await own.waitForURL(`${host.shop}/**/login**`);
    await expectAnonymous(open);
    expect(open.url()).toBe(host.shop + CONTACT);
    await expect(open.getByText('You’re signed out.')).toHaveCount(0);
  });

  test('no page of an author who turned redirects off is left [SES-06 part]', async ({ page, host }) => {
    await page.goto(host.shop + CART);
    await signIn(page);
    await page.route(`${host.shop}${CONTACT}`, async (route) => {
      const text = await (await fetch(`http://localhost:${host.port}${CONTACT}`)).text();
      const body = text.replace('"commerceBase"', '"settings":{"redirects":false},"commerceBase"');
      await route.fulfill({ body, contentType: 'text/html' });
    });
    await page.goto(host.shop + CONTACT);
    await expectSignedIn(page);
    await out(page);
    await expectAnonymous(page);
    expect(page.url()).toBe(host.shop + CONTACT);
  });

  test('twice at once ends it once [SES-02 part]', async ({ page, host }) => {
    await openSignedIn(page, host.shop, CART);
    await host.forgetRequests();
    await Promise.all([out(page), out(page)]);
    expect(await session(page)).toEqual({ status: 'anonymous' });
    const ends = (await host.requests()).filter(({ path }) => path.includes('endSession'));
    expect(ends).toHaveLength(1);
  });

  test('with another tab open nothing is called with what is over, and no problem is told [SES-08 part]', async ({
    page,
    host,
    context,
  }) => {
    await openSignedIn(page, host.shop, CART);
    const other = await context.newPage();
    await other.goto(host.shop + CART);
    await expectSignedIn(other);
    await started(other);
    const refused: string[] = [];
    for (const tab of [page, other])
      tab.on('response', (response) => {
        if (response.status() === 401 && response.url().includes('/carts/')) refused.push(response.url());
      });
    await out(page);
    await expectAnonymous(page);
    await expectAnonymous(other);
    await expect(page.getByText('You’re signed out.', { exact: true })).toBeVisible();
    for (const tab of [page, other]) await started(tab);
    expect(refused).toEqual([]);
    await expect(page.getByText(/problem/)).toHaveCount(0);
  });
});
