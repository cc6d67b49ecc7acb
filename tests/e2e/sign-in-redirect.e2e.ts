import { expect, test, type Host, type Page } from './fixtures.ts';
import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { door, expectAnonymous, expectSignedIn, orderIdentity, storedTokens } from './signed-in-visit.ts';

const CART = '/store/usassessments/en/cart';

/** Puts the service on a site of its own. On the shop's pages its cookie is a third-party cookie, and blocked. */
const identityElsewhere = (host: Host, renewal: 'frame' | 'fetch' = 'frame'): Promise<void> =>
  orderIdentity(host, {
    page: { base: `http://id.localhost:${host.port}/auth`, login: 'redirect', renewal },
  });

const signInThere = async (page: Page, host: Host): Promise<void> => {
  await page.waitForURL(`http://id.localhost:${host.port}/**`);
  await page.getByLabel('User Name').fill('mara');
  await page.getByLabel('Password', { exact: true }).fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

test.describe('sign-in by redirect, the identity service on a site of its own', () => {
  test('comes back to the page that was left, signed in, without code or state in the address or the history [IDN-02 part] [REL-05 part] [SEC-04 part]', async ({
    page,
    host,
  }) => {
    await identityElsewhere(host);
    await page.goto(`${host.shop}${CART}?from=mail`);
    await expectAnonymous(page);
    await door(page, 'signIn', `${CART}?from=mail`);
    await signInThere(page, host);
    await page.waitForURL(`${host.shop}${CART}?from=mail`);
    await expectSignedIn(page);
    await page.goBack({ waitUntil: 'commit' });
    expect(page.url()).not.toMatch(/code=|state=/);
  });

  test('begins at the login page with a press, and comes back to what was asked for [IDN-02 part] [IDN-04 part]', async ({
    page,
    host,
  }) => {
    await identityElsewhere(host);
    await page.goto(`${host.shop}/en-us/en/login?returnTo=${encodeURIComponent(CART)}`);
    await expect(page.getByText('You’ll sign in on the pages of our sign-in service')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await signInThere(page, host);
    await page.waitForURL(`${host.shop}${CART}`);
    await expectSignedIn(page);
  });

  test('renews where the hidden frame is refused by a redirect, and the shopper stands where they stood [IDN-02] [REL-05 part]', async ({
    page,
    host,
  }) => {
    await identityElsewhere(host);
    await page.goto(`${host.shop}${CART}`);
    await door(page, 'signIn', CART);
    await signInThere(page, host);
    await page.waitForURL(`${host.shop}${CART}`);
    await expectSignedIn(page);
    const before = await storedTokens(page);
    await page.evaluate(() => {
      const tokens = JSON.parse(sessionStorage.getItem('assess.tokens') ?? '{}') as { tokenExpiry: number };
      sessionStorage.setItem('assess.tokens', JSON.stringify({ ...tokens, tokenExpiry: Date.now() - 1 }));
    });
    await page.goto(`${host.shop}/en-us/contact-us.html?x=1`);
    // The page is left in between.
    const now = () =>
      storedTokens(page).then(
        (tokens) => tokens?.accessToken ?? before?.accessToken,
        () => before?.accessToken,
      );
    await expect.poll(now, { timeout: 20_000 }).not.toBe(before?.accessToken);
    await page.waitForURL(`${host.shop}/en-us/contact-us.html?x=1`);
    await expectSignedIn(page);
  });

  test('whose answer is another’s is refused, and leaves the shopper on the page they wanted, as nobody [SEC-05 part] [IDN-08 part]', async ({
    page,
    host,
  }) => {
    await identityElsewhere(host);
    await page.goto(`${host.shop}${CART}`);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`${host.shop}/signed-in.html?code=stolen&state=theirs`);
    await expectAnonymous(page);
    expect(said.join('\n')).toContain('could not retrieve original redirect information');
    expect(page.url()).toBe(`${host.shop}/signed-in.html`);
    await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
    await door(page, 'signIn', CART);
    await page.waitForURL(`http://id.localhost:${host.port}/**`);
    await page.goto(`${host.shop}/signed-in.html?code=stolen&state=theirs`);
    await page.waitForURL(`${host.shop}${CART}`);
    await expectAnonymous(page);
    // The sign-in that this tab began still waits for its own answer. (A page that is left at once may not send its
    // last console line.)
    expect(await page.evaluate(() => sessionStorage.getItem('assess.signIn'))).not.toBeNull();
    await page.goto(`${host.shop}/signed-in.html?code=stolen&state=theirs`);
    await page.waitForURL(`${host.shop}${CART}`);
    await expectAnonymous(page);
    expect(await storedTokens(page)).toBeNull();
  });

  test('is taken up once: the same answer again is none, and asks for no tokens [SEC-05 part]', async ({
    page,
    host,
  }) => {
    await identityElsewhere(host);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`${host.shop}${CART}`);
    await door(page, 'signIn', CART);
    const answer = page.waitForRequest(/\/signed-in\.html\?.*code=/);
    await signInThere(page, host);
    const address = (await answer).url();
    await page.waitForURL(`${host.shop}${CART}`);
    await expectSignedIn(page);
    const exchanges: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/access_token')) exchanges.push(request.url());
    });
    await page.goto(address);
    await expect.poll(() => said.join('\n')).toContain('could not retrieve original redirect information');
    expect(exchanges).toEqual([]);
    await page.goto(`${host.shop}${CART}`);
    await expectSignedIn(page);
  });

  test('leads nowhere but to the shop, whatever lies in the tab’s storage [SEC-02 part] [SEC-05 part]', async ({
    page,
    host,
  }) => {
    await identityElsewhere(host);
    await page.goto(`${host.shop}${CART}`);
    await door(page, 'signIn', '//evil.test/steal');
    await signInThere(page, host);
    await page.waitForURL(`${host.shop}/**`);
    await expect.poll(() => page.url()).not.toContain('signed-in');
    expect(new URL(page.url()).origin).toBe(host.shop);
  });
});
