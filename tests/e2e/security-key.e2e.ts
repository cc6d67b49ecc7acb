import { KEY_USER_NAME, SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { violations } from './cart-visit.ts';
import { mailsOf } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { plugKey, pressInForm, typePassword } from './security-key.ts';
import { door, expectAnonymous, expectSignedIn } from './signed-in-visit.ts';

const CART = '/store/usassessments/en/cart';
const IRIS = `user-${KEY_USER_NAME}`;

const openLogin = (page: Page, host: Host): Promise<unknown> =>
  page.goto(`${host.shop}/en-us/en/login?returnTo=${CART}`);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const password = (page: Page) => typePassword(page, KEY_USER_NAME, SEEDED_PASSWORD);

/** Signs in as the person who is offered a key, creates one, and signs out. */
const makeKey = async (page: Page, host: Host): Promise<void> => {
  await openLogin(page, host);
  await password(page);
  await expect(heading(page, 'Create a passkey for your account')).toBeVisible();
  await pressInForm(page, 'Create a passkey');
  await expect(page).toHaveURL(host.shop + CART);
  await expectSignedIn(page, IRIS);
  await door(page, 'signOut', 'asked');
  await expectAnonymous(page);
};

test.describe('a security key', () => {
  test('that is not wanted, or not to be had, is passed over, and the sign-in goes on [IDN-06] [IDN-04]', async ({
    page,
    host,
  }) => {
    await openLogin(page, host);
    await password(page);
    await expect(heading(page, 'Create a passkey for your account')).toBeFocused();
    expect(await violations(page, 'assess-sign-in')).toEqual([]);
    await page.evaluate(() => {
      navigator.credentials.create = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    });
    await pressInForm(page, 'Create a passkey');
    await expect(page.getByRole('alert')).toContainText('Try again, or continue another way.');
    await pressInForm(page, 'Not now');
    await expect(page).toHaveURL(host.shop + CART);
    await expectSignedIn(page, IRIS);
  });

  for (const transport of process.env['EVERY_CASE'] ? (['internal', 'usb'] as const) : (['usb'] as const))
    test(`is added, and asked for after the password from then on: ${transport} [IDN-06] [IDN-04]`, async ({
      page,
      host,
    }) => {
      const key = await plugKey(page, transport);
      await makeKey(page, host);
      expect(await key.held()).toBe(1);
      await openLogin(page, host);
      await password(page);
      await expect(heading(page, 'Now your passkey')).toBeFocused();
      // The password alone gives no access.
      await expectAnonymous(page);
      expect(await violations(page, 'assess-sign-in')).toEqual([]);
      await pressInForm(page, 'Use a passkey');
      await expect(page).toHaveURL(host.shop + CART);
      await expectSignedIn(page, IRIS);
    });

  test('is asked for and used by keyboard alone [IDN-06] [IDN-04]', async ({ page, host }) => {
    await plugKey(page);
    await makeKey(page, host);
    await openLogin(page, host);
    const { keyboard } = page;
    await page.locator('assess-sign-in').getByLabel('User name').focus();
    await keyboard.type(KEY_USER_NAME);
    await keyboard.press('Tab');
    await keyboard.type(SEEDED_PASSWORD);
    await keyboard.press('Enter');
    await expect(heading(page, 'Now your passkey')).toBeFocused();
    const focused = (name: string) =>
      expect(page.locator('assess-sign-in').getByRole('button', { name, exact: true })).toBeFocused();
    await keyboard.press('Tab');
    await focused('Use a passkey');
    await keyboard.press('Tab');
    await focused('Use another way');
    await keyboard.press('Tab');
    await focused('Back');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(host.shop + CART);
    await expectSignedIn(page, IRIS);
  });

  test('that is cancelled may be tried again, or gone around by a code from the mail [IDN-06] [IDN-04]', async ({
    page,
    host,
  }) => {
    await plugKey(page);
    await makeKey(page, host);
    await openLogin(page, host);
    await password(page);
    await expect(heading(page, 'Now your passkey')).toBeVisible();
    await page.evaluate(() => {
      const get = navigator.credentials.get.bind(navigator.credentials);
      navigator.credentials.get = () => {
        navigator.credentials.get = get;
        return Promise.reject(new DOMException('No.', 'NotAllowedError'));
      };
    });
    await pressInForm(page, 'Use a passkey');
    await expect(page.getByRole('alert')).toContainText(
      'it was canceled, it took too long, or none was found',
    );
    expect(await violations(page, 'assess-sign-in')).toEqual([]);
    await pressInForm(page, 'Use another way');
    await expect(page.getByLabel('Code')).toBeFocused();
    await pressInForm(page, 'Send another code');
    await expect(page.getByText('Another code is on its way.')).toBeVisible();
    const [newest, older] = await mailsOf(host);
    expect([newest?.to, older?.to]).toEqual(['iris@practice.example', 'iris@practice.example']);
    await page.getByLabel('Code').fill(older?.code ?? '');
    await page.getByLabel('Code').press('Enter');
    await expect(page.getByText('That is not the code that we sent.')).toBeVisible();
    await page.getByLabel('Code').fill(newest?.code ?? '');
    await page.getByLabel('Code').press('Enter');
    await expect(page).toHaveURL(host.shop + CART);
    await expectSignedIn(page, IRIS);
  });

  test('of somebody else opens nothing, and three wrong answers end the journey [IDN-06] [IDN-04]', async ({
    page,
    host,
  }) => {
    const key = await plugKey(page);
    await makeKey(page, host);
    await key.pull();
    await plugKey(page);
    await openLogin(page, host);
    await password(page);
    await pressInForm(page, 'Use a passkey');
    // The browser finds no matching key, and the service is not called.
    await expect(page.getByRole('alert')).toContainText('none was found');
    await page.evaluate(() => {
      const bytes = new Uint8Array([1, 2, 3]).buffer;
      const text = (said: string) => new TextEncoder().encode(said).buffer;
      const response = {
        clientDataJSON: text('{"type":"webauthn.get","challenge":"b3RoZXI"}'),
        authenticatorData: bytes,
        signature: bytes,
        userHandle: bytes,
      };
      navigator.credentials.get = () => Promise.resolve({ id: 'b3RoZXI', response } as never);
    });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = page.waitForResponse(/\/authenticate/);
      await pressInForm(page, 'Use a passkey');
      await answer;
      await expect(page.getByText('That passkey does not belong to this account.')).toBeVisible();
    }
    await pressInForm(page, 'Use a passkey');
    await expect(page.getByText('We couldn’t sign you in.')).toBeVisible();
    await expectAnonymous(page);
  });

  test('in a browser that knows none says so, and leaves the other way [IDN-06]', async ({ page, host }) => {
    await plugKey(page);
    await makeKey(page, host);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await openLogin(page, host);
    await password(page);
    await pressInForm(page, 'Use a passkey');
    await expect(page.getByRole('alert')).toContainText('PublicKeyCredential not supported by this browser');
    await pressInForm(page, 'Use another way');
    // The field appears after the mail is sent.
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.getByLabel('Code').fill((await mailsOf(host))[0]?.code ?? '');
    await pressInForm(page, 'Continue');
    await expect(page).toHaveURL(host.shop + CART);
    await expectSignedIn(page, IRIS);
  });
});
