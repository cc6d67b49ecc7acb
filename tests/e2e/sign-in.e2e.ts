import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { violations } from './cart-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { expectSignedIn } from './signed-in-visit.ts';

/** Moves the services' time forward, or back to the real time. */
const moveClock = async (host: Host, advanceMs?: number): Promise<void> => {
  const response = await fetch(`http://localhost:${host.port}/__clock`, {
    method: advanceMs === undefined ? 'DELETE' : 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(advanceMs !== undefined && { body: JSON.stringify({ advanceMs }) }),
  });
  if (!response.ok) throw new Error(`/__clock answered ${response.status}`);
};

const LOGIN = '/en-us/en/login';
const AUTHENTICATE = '/auth/json/**';

const open = async (page: Page, host: Host, search = ''): Promise<void> => {
  await page.goto(`${host.shop}${LOGIN}${search}`);
  await expect(page.getByLabel('User name')).toBeVisible();
};
const password = (page: Page) => page.getByLabel('Password', { exact: true });
/** Looks inside the widget only: the page's live region contains some of the same words. */
const widget = (page: Page) => page.locator('assess-sign-in');
const submit = (page: Page) => widget(page).getByRole('button', { name: 'Sign in' });
const signIn = async (page: Page, userName: string, secret: string): Promise<void> => {
  await page.getByLabel('User name').fill(userName);
  await password(page).fill(secret);
  await submit(page).click();
};

test.describe('signing in', () => {
  test('with a wrong password keeps the user name, after five waits as long as the service says, and goes on then [IDN-04]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await signIn(page, 'mara', 'wrong');
      await expect(page.getByText('The user name or the password is not right.')).toBeVisible();
      await expect(password(page)).toHaveValue('');
      await expect(page.getByLabel('User name')).toHaveValue('mara');
      await expect(password(page)).toBeFocused();
    }
    await signIn(page, 'mara', 'wrong');
    await expect(page.getByText('Too many wrong answers. Try again in 5 minutes.')).toBeVisible();
    await signIn(page, 'mara', SEEDED_PASSWORD);
    await expect(page.getByText('Too many wrong answers. Try again in 5 minutes.')).toBeVisible();
    await expect(password(page)).toBeFocused();
    await moveClock(host, 300_000);
    await signIn(page, 'mara', SEEDED_PASSWORD);
    await expect(page).toHaveURL(/\/my-account$/);
    await moveClock(host);
  });

  test('leads to where the shopper came from, and the header knows who it is [IDN-04]', async ({
    page,
    host,
  }) => {
    await open(page, host, '?returnTo=/en-us/about');
    await signIn(page, 'mara', SEEDED_PASSWORD);
    await expect(page).toHaveURL(`${host.shop}/en-us/about`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    await page.goBack();
    expect(page.url()).not.toContain('/login');
  });

  test('never leads out of the shop, whatever the address says [IDN-04] [SEC-02 part]', async ({
    page,
    host,
  }) => {
    await open(page, host, `?returnTo=${encodeURIComponent('//evil.test/a')}`);
    await signIn(page, 'mara', SEEDED_PASSWORD);
    await expect(page).toHaveURL(`${host.shop}/store/usassessments/en/my-account`);
  });

  test('by a double click and Enter asks the service once [IDN-04]', async ({ page, host }) => {
    await open(page, host);
    const answer = await holdRequests(page, '**/authenticate*');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/authenticate')) sent.push(request.postData() ?? '');
    });
    await page.getByLabel('User name').fill('mara');
    await password(page).fill(SEEDED_PASSWORD);
    await submit(page).dblclick();
    await password(page).press('Enter');
    answer();
    await expect(page).toHaveURL(/my-account$/);
    expect(sent).toHaveLength(1);
  });

  test('that took too long says so, and starts again with the user name [IDN-04]', async ({ page, host }) => {
    await open(page, host);
    await page.getByLabel('User name').fill('mara');
    await password(page).fill(SEEDED_PASSWORD);
    await host.fault({ path: AUTHENTICATE, status: 401, times: 1 });
    await submit(page).click();
    await expect(page.getByText('We couldn’t sign you in.')).toBeVisible();
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(page.getByLabel('User name')).toHaveValue('mara');
  });

  test('whose service is slow says so after five seconds with the ways on, and goes on once it answers [IDN-04] [REL-01 part]', async ({
    page,
    host,
  }) => {
    const answer = await holdRequests(page, '**/authenticate*');
    await page.clock.install();
    const asked = page.waitForRequest(/\/authenticate/);
    await page.goto(`${host.shop}/en-us/en/login`);
    await asked;
    await page.clock.fastForward(5000);
    const slow = page.locator('assess-sign-in').getByText('This is taking longer than usual');
    await expect(slow).toBeVisible();
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
    expect(await violations(page, 'assess-sign-in')).toEqual([]);
    answer();
    await expect(page.getByLabel('User name')).toBeVisible();
    await expect(slow).toHaveCount(0);
  });

  test('while the service is down keeps what was typed, and goes on once it is back [IDN-04] [REL-01 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await host.fault({ path: AUTHENTICATE, status: 503 });
    await signIn(page, 'mara', SEEDED_PASSWORD);
    await expect(page.getByRole('alert')).toContainText('Nothing was lost');
    await expect(page.getByLabel('User name')).toHaveValue('mara');
    await expect(password(page)).toHaveValue(SEEDED_PASSWORD);
    await host.clearFaults();
    await submit(page).click();
    await expect(page).toHaveURL(/my-account$/);
  });

  test('whose last answer was lost goes on by itself, since the service has the session [IDN-04] [REL-01 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await host.fault({ path: AUTHENTICATE, body: 'truncated', times: 1 });
    await signIn(page, 'mara', SEEDED_PASSWORD);
    await expect(page.getByRole('alert')).toContainText('we can’t read');
    await submit(page).click();
    await expect(page).toHaveURL(/my-account$/);
    await expectSignedIn(page);
  });

  test('one of whose answers was lost is over after a while, and starts again where nobody is signed in [IDN-04] [REL-01 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await host.fault({ path: AUTHENTICATE, status: 503, times: 1 });
    await signIn(page, 'mara', 'wrong');
    await expect(page.getByRole('alert')).toContainText('Nothing was lost');
    const over = { code: 401, reason: 'Unauthorized', message: 'Over', detail: { errorCode: '110' } };
    await page.route('**/json/**', (route) => route.fulfill({ status: 401, json: over }), { times: 1 });
    await submit(page).click();
    await expect(page.getByText('Your session has expired. Start again.')).toBeVisible();
    await page.getByRole('button', { name: 'Start again' }).click();
    await signIn(page, 'mara', SEEDED_PASSWORD);
    await expect(page).toHaveURL(/my-account$/);
  });

  test('begun while the service is down is begun again by a button [IDN-04] [REL-01 part]', async ({
    page,
    host,
  }) => {
    await host.fault({ path: AUTHENTICATE, status: 500, times: 1 });
    await page.goto(`${host.shop}${LOGIN}`);
    await expect(page.getByText(/can’t be reached right now/)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('User name')).toBeVisible();
  });

  test('asks for what is missing, at the field, and never before it was asked [IDN-04]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await page.getByLabel('User name').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByText('User name is required')).toHaveCount(0);
    await submit(page).click();
    await expect(widget(page).getByText('Password is required')).toBeVisible();
    await expect(widget(page).getByText('User name is required')).toBeVisible();
    // The focus reads the first field's error; the live region announces the others.
    await expect(page.getByLabel('User name')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Password is required' })).toHaveCount(1);
    await page.keyboard.type('mara');
    await expect(page.getByText('User name is required')).toHaveCount(0);
    await submit(page).click();
    await expect(password(page)).toBeFocused();
  });

  test('shows and hides the password [IDN-04]', async ({ page, host }) => {
    await open(page, host);
    await password(page).fill('secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide Password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  test('in French speaks French, and has the service speak it [IDN-04] [IDN-07 part]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}/fr-ca/fr/login`);
    await expect(page.getByText('Utilisez le nom d’utilisateur choisi à l’inscription.')).toBeVisible();
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(widget(page).getByText('Le champ Mot de passe est obligatoire')).toBeVisible();
  });
});
