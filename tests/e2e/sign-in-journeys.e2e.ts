import { AUTH_BASE, CLIENT_ID, REALM, SIGNED_IN_PATH } from '../../demo-host/identity/identity-paths.ts';
import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { openAuthored } from './authored-page.ts';
import { mailsOf } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';

const LOGIN = '/en-us/en/login';
const ACCOUNT = /\/my-account$/;

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const signIn = async (page: Page, userName: string, secret: string): Promise<void> => {
  await page.getByLabel('User name').fill(userName);
  await password(page).fill(secret);
  await page.locator('assess-sign-in').getByRole('button', { name: 'Sign in' }).click();
};

const IDENTITY = { base: AUTH_BASE, realm: REALM, clientId: CLIENT_ID, redirectUri: SIGNED_IN_PATH };

/** Opens a login page with one tree. */
const openTree = (page: Page, host: Host, tree: string, url = '/authored-login'): Promise<void> =>
  openAuthored(page, host, {
    url: `${host.shop}${url}`,
    body: `<assess-sign-in tree="${tree}" return-to="/en-us/about"></assess-sign-in>`,
    config: { locale: 'en-us', commerceBase: '/commerce/headless/ecommerce/v2', identity: IDENTITY },
  });

test.describe('the journeys', () => {
  test('of a new account asks again what is wrong, leads back with Back, and signs in [IDN-04] [IDN-07 part]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}${LOGIN}`);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/journey=register/);
    await page.getByLabel('User name').fill('mara');
    await password(page).fill('mara');
    await page.getByLabel('First name').fill('Inés');
    await page.getByLabel('Last name').fill("O'Dell");
    await page.getByLabel('Email address').fill('ines.e2e@practice.example');
    await goOn(page);
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(password(page)).toBeFocused();
    await password(page).fill('Careful-norms-7');
    await goOn(page);
    await expect(page.getByText('User name must be unique')).toBeVisible();
    await expect(page.getByLabel('User name')).toBeFocused();
    await page.getByLabel('User name').fill('ines-e2e');
    await expect(page.getByText('User name must be unique')).toHaveCount(0);
    await password(page).fill('Careful-norms-7');
    await goOn(page);
    await page.getByLabel('Your answer').fill('Utrecht');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('User name')).toHaveValue('ines-e2e');
    await expect(password(page)).toHaveValue('');
    await password(page).fill('Careful-norms-7');
    await goOn(page);
    await page.getByLabel('Your answer').fill('Utrecht');
    await goOn(page);
    await goOn(page);
    await expect(page.getByText('This field is required.')).toBeVisible();
    await page.getByLabel('I accept the terms and conditions').check();
    await goOn(page);
    await expect(page).toHaveURL(ACCOUNT);
    await page.goto(`${host.shop}${LOGIN}`);
    await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
  });

  test('tell the rules of a new password before anybody breaks one, with the field [IDN-07 part] [IDN-04]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}${LOGIN}?journey=register`);
    await expect(password(page)).toHaveAccessibleDescription(
      /At least 8 characters.*At least 1 capital letter.*At least 1 number.*Must not contain: User name/,
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto(`${host.shop}/nl-nl/nl/login?journey=register`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Minstens 8 tekens' })).toBeVisible();
  });

  test('that were under way when the page was loaded again begin anew, and say so once [IDN-04] [SEC-04 part]', async ({
    page,
    host,
  }) => {
    const notice = page.getByText('The page was reloaded after you had started, so');
    await page.goto(`${host.shop}${LOGIN}?journey=forgotten-password`);
    await page.reload();
    await page.getByLabel('Email address').fill('nobody@practice.example');
    await expect(notice).toHaveCount(0);
    await goOn(page);
    await expect(page.getByLabel('Code')).toBeVisible();
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('show the user name that was chosen, read-only, while the flag says so, and not while it doesn’t [IDN-09]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}${LOGIN}?journey=register`);
    await page.getByLabel('User name').fill('flag-e2e');
    await password(page).fill('Careful-norms-7');
    await page.getByLabel('First name').fill('Inés');
    await page.getByLabel('Last name').fill('Vale');
    await page.getByLabel('Email address').fill('flag.e2e@practice.example');
    await goOn(page);
    await expect(page.getByLabel('Your answer')).toBeVisible();
    await expect(page.getByLabel('User name')).toHaveCount(0);
    await host.flag('ssoShowUserName', true);
    await expect(page.getByLabel('User name')).toHaveValue('flag-e2e');
    await expect(page.getByLabel('User name')).not.toBeEditable();
    await host.flag('ssoShowUserName', false);
    await expect(page.getByLabel('User name')).toHaveCount(0);
  });

  test('of a forgotten password takes the mailed code, refuses a wrong one, and the browser’s Back leads back [IDN-04]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}${LOGIN}`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expect(page.getByText(/^We send a code to your address\./)).toBeVisible();
    // A page from the browser's own cache has no event to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByLabel('User name')).toBeVisible();
    await page.goForward({ waitUntil: 'commit' });
    await page.getByLabel('Email address').fill('tomas@practice.example');
    await goOn(page);
    await page.getByLabel('Code').fill('000000');
    await goOn(page);
    await expect(page.getByText('That is not the code that we sent.')).toBeVisible();
    const [mail] = await mailsOf(host);
    await page.getByLabel('Code').fill(mail?.code ?? '');
    await goOn(page);
    await page.getByLabel('New password', { exact: true }).fill('Other-measure-2');
    await goOn(page);
    await expect(page).toHaveURL(ACCOUNT);
  });

  test('of a forgotten user name says it, and signs in [IDN-04]', async ({ page, host }) => {
    await page.goto(`${host.shop}${LOGIN}?journey=forgotten-user-name`);
    await page.getByLabel('Email address').fill('yuki@practice.example');
    await goOn(page);
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.getByLabel('Code').fill((await mailsOf(host))[0]?.code ?? '');
    await goOn(page);
    await expect(page.getByText('Your user name is yuki.')).toBeVisible();
    await goOn(page);
    await expect(page).toHaveURL(ACCOUNT);
  });

  test('that waits for a mail’s link goes on from it in another browser, and the address forgets it [IDN-04]', async ({
    page,
    host,
    browser,
  }) => {
    await openTree(page, host, 'ForgottenPasswordByLink');
    await page.getByLabel('Email address').fill('noor@practice.example');
    await goOn(page);
    await expect(page.getByText(/a link is on its way to it/)).toBeVisible();
    const mail = (await mailsOf(host)).find(({ to }) => to === 'noor@practice.example');
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(`${host.shop}/en-us${mail?.text ?? ''}${mail?.code ?? ''}`);
    await elsewhere.getByLabel('New password', { exact: true }).fill('Other-measure-2');
    expect(elsewhere.url()).not.toContain('suspendedId');
    await goOn(elsewhere);
    await expect(elsewhere).toHaveURL(ACCOUNT);
    await elsewhere.context().close();
  });

  test('whose link is not the mail’s is over, and starts again [IDN-04]', async ({ page, host }) => {
    await page.goto(`${host.shop}${LOGIN}?suspendedId=made-up.123456`);
    await expect(page.getByText('Your session has expired. Start again.')).toBeVisible();
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(page.getByLabel('User name')).toBeVisible();
  });

  test('that leads to another service goes there, and goes on when the shopper comes back [IDN-04]', async ({
    page,
    host,
  }) => {
    const away = 'http://partner.localhost/';
    await page.route(`${away}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Campus</title><h1>Campus</h1>' }),
    );
    await openTree(page, host, 'Gallery');
    await page.getByLabel('Question').selectOption('Redirect');
    await goOn(page);
    await expect(page).toHaveTitle('Campus');
    await openTree(page, host, 'Gallery', '/authored-login?code=from-campus&state=s');
    await expect(page.getByText('Answered:')).toBeVisible();
    expect(page.url()).not.toContain('code=');
    // The parameter that brought it back is used once.
    await page.reload();
    await expect(page.getByLabel('Question')).toBeVisible();
    await expect(page.getByText('Answered:')).toHaveCount(0);
  });
});

test.describe('a check that the page makes', () => {
  for (const [outcome, said] of [
    ['passes', 'Answered: mara | stand-in-captcha |  |  | '],
    ['fails', 'Answered: mara |  |  | STAND_IN_FAILS | '],
    ['never answers', 'Answered: mara |  |  | TIMEOUT | '],
  ] as const)
    test(`by a stand-in that ${outcome}: the journey goes on [IDN-04]`, async ({ page, host }) => {
      await page.clock.install();
      await page.goto(`${host.shop}/demo/sign-in`);
      await page.getByLabel('The stand-in').selectOption(outcome);
      await page.getByLabel('Question').selectOption('reCAPTCHA Enterprise');
      await goOn(page);
      await page.getByLabel('User name').fill('mara');
      await expect(page.getByText(/^Stand-in for captcha/)).toBeVisible();
      await goOn(page);
      if (outcome === 'never answers') await page.clock.fastForward(15_000);
      await expect(page.getByText(said.trim())).toBeVisible();
    });
});

test.describe('a passkey', () => {
  test('is made after a sign-in by password, and signs in without one [IDN-06]', async ({ page, host }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await openTree(page, host, 'PasskeyRegister');
    await signIn(page, 'mara', SEEDED_PASSWORD);
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(page).toHaveURL(`${host.shop}/en-us/about`);
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await openTree(page, host, 'PasskeySignIn', '/authored-passkey');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(`${host.shop}/en-us/about`);
    await expect(page.getByRole('button', { name: /Mara/ })).toBeVisible();
  });

  test('that nobody has gives way to the password [IDN-06]', async ({ page, host }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'usb', hasResidentKey: true, hasUserVerification: true },
    });
    await openTree(page, host, 'PasskeySignIn');
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText(/it was canceled, it took too long, or none was found/)).toBeVisible();
    await page.getByRole('button', { name: 'Continue without a passkey' }).click();
    await signIn(page, 'mara', SEEDED_PASSWORD);
    await expect(page).toHaveURL(`${host.shop}/en-us/about`);
  });
});
