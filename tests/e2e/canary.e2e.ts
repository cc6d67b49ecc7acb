import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { expect, test, type Page } from './fixtures.ts';
import { door, expectAnonymous, expectSignedIn, session, signIn, storedTokens } from './signed-in-visit.ts';

const CART = '/store/usassessments/en/cart';

/** Everything of a page that another script, another site or the next visitor may see, as one text by place. */
const visible = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const textOf = (root: Document | ShadowRoot): string =>
      [...root.querySelectorAll('*')]
        .map((element) => {
          const attributes = [...element.attributes].map(({ value }) => value).join(' ');
          const field =
            element instanceof HTMLInputElement && element.type !== 'password' ? element.value : '';
          const inner = element.shadowRoot ? textOf(element.shadowRoot) : '';
          return `${attributes} ${field} ${inner}`;
        })
        .join('\n') + (root.textContent ?? '');
    const area = (storage: Storage, except?: string): string =>
      Object.keys(storage)
        .filter((name) => name !== except)
        .map((name) => `${name}=${storage.getItem(name) ?? ''}`)
        .join('\n');
    return {
      address: location.href,
      referrer: document.referrer,
      history: JSON.stringify(history.state) ?? '',
      title: document.title,
      cookies: document.cookie,
      dom: textOf(document),
      'local storage': area(localStorage),
      'session storage but for the one key': area(sessionStorage, 'assess.tokens'),
      'data layer': JSON.stringify((globalThis as { dataLayer?: unknown }).dataLayer ?? []),
      'window’s name': window.name,
    };
  });

test('a canary: what signs the visitor in is seen nowhere but where it must be, over a whole journey [SEC-04 part]', async ({
  page,
  host,
}) => {
  test.setTimeout(90_000);
  const secrets = new Map<string, string>([['password', SEEDED_PASSWORD]]);
  const leaks: string[] = [];
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const look = async (): Promise<void> => {
    const tokens = await storedTokens(page);
    if (tokens) {
      secrets.set(`access token ${tokens.issuedAt}`, tokens.accessToken);
      secrets.set(`id token ${tokens.issuedAt}`, tokens.idToken);
    }
    const places = { ...(await visible(page)), console: said.join('\n') };
    for (const [place, text] of Object.entries(places))
      for (const [what, secret] of secrets) {
        // The demo's pages print its people's password themselves.
        const isPrinted = what === 'password' && place === 'dom';
        if (!isPrinted && text.includes(secret)) leaks.push(`${what} in ${place} of ${page.url()}`);
      }
  };
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
    const allowed = /^\/(auth|commerce|store-backend)\//.test(url.pathname) && url.origin === host.shop;
    for (const [what, secret] of secrets) {
      if (sent.includes(secret) && !allowed) foreign.push(`${what} to ${request.url()}`);
      const isHint = url.pathname.endsWith('/connect/endSession');
      if (request.url().includes(secret) && !isHint) foreign.push(`${what} in the address ${request.url()}`);
    }
  });

  await page.goto(`${host.shop}/en-us/en/login?returnTo=${encodeURIComponent(CART)}`);
  await page.getByLabel('User Name').fill('noor');
  await page.getByLabel('Password', { exact: true }).fill(SEEDED_PASSWORD);
  await look();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(host.shop + CART);
  await expectSignedIn(page, 'user-noor');
  await expect.poll(() => session(page)).toMatchObject({ user: { firstName: 'Noor' } });
  await look();
  await page.goto(`${host.shop}/en-us/`);
  await expectSignedIn(page, 'user-noor');
  await look();
  await door(page, 'renew', (await storedTokens(page))?.accessToken ?? '');
  await look();
  await page.goto(host.shop + CART);
  await expectSignedIn(page, 'user-noor');
  await door(page, 'signOut', 'asked');
  await expectAnonymous(page);
  await look();
  expect(await storedTokens(page)).toBeNull();
  const all = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  for (const [what, secret] of secrets) expect(all.includes(secret), what).toBe(false);
  expect(secrets.size, 'two sets of tokens were seen').toBeGreaterThanOrEqual(5);
  expect(leaks).toEqual([]);
  expect(foreign).toEqual([]);
});

test('what a tab keeps of who was signed in goes with the sign-out, and never names another [LEAD-12]', async ({
  page,
  host,
}) => {
  await page.goto(host.shop + CART);
  await signIn(page);
  await expect.poll(() => session(page)).toMatchObject({ user: { firstName: 'Mara' } });
  await expect(page.getByRole('button', { name: /Mara/ }).first()).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(host.shop + CART);
  await expectSignedIn(second);
  await door(second, 'signOut', 'asked');
  await expectAnonymous(page);
  // Another person signs in, in the other tab; this one goes to the next page, whose scripts are kept from running.
  await signIn(second, 'noor');
  await expectSignedIn(page, 'user-noor');
  await page.route(/\/widgets\/chunks\//, (route) => route.abort());
  await page.goto(`${host.shop}/en-us/`);
  const first = await page.evaluate(() => ({
    name: document.documentElement.style.getPropertyValue('--assess-account-name'),
    count: document.documentElement.style.getPropertyValue('--assess-cart-units'),
  }));
  expect(first.name).not.toContain('Mara');
});
