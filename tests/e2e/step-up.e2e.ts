import { KEY_USER_NAME, SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { said, violations } from './cart-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { proofField, proveByPassword } from './proof-by-password.ts';
import { plugKey, pressInForm, typePassword } from './security-key.ts';

const AUTHENTICATE = '/auth/json/**';

type Door = { session: { stepUp(advice: unknown): Promise<{ idToken: string } | undefined> } };

/** Signs in, with a key if one is asked for, and begins a row of quick order. */
const begin = async (page: Page, host: Host, userName = 'mara'): Promise<void> => {
  await page.goto(`${host.shop}/en-us/en/login?returnTo=/store/usassessments/en/quickOrder`);
  await typePassword(page, userName, SEEDED_PASSWORD);
  if (userName === KEY_USER_NAME) await pressInForm(page, 'Create a passkey');
  await page.waitForURL(({ pathname }) => pathname.endsWith('/quickOrder'));
  await page.getByLabel('Quantity, row 1').fill('7');
  await page.getByLabel('Code, row 1').focus();
  await page.getByLabel('Code, row 1').pressSequentially('LMS4-K');
};

/** Asks for a proof as the API's client does. The outcome is in `globalThis.proof`. */
const askProof = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { session } = (globalThis as unknown as Record<symbol, Door>)[Symbol.for('assess-widgets')] as Door;
    Object.assign(globalThis, { proof: undefined });
    void session.stepUp({ kind: 'tree', name: 'StepUp' }).then((proof) => {
      Object.assign(globalThis, { proof: proof ? typeof proof.idToken : 'none' });
    });
  });

/** Begins as a person without a key, and is asked for the password again. */
const beginAndAsk = async (page: Page, host: Host): Promise<void> => {
  await begin(page, host);
  await askProof(page);
  await expect(proofField(page)).toBeFocused();
};

const proof = (page: Page) => page.evaluate(() => (globalThis as { proof?: string }).proof);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please confirm that it is you' });
const expectHalfFilled = async (page: Page): Promise<void> => {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel('Code, row 1')).toHaveValue('LMS4-K');
  await expect(page.getByLabel('Quantity, row 1')).toHaveValue('7');
  await expect(page.getByLabel('Code, row 1')).toBeFocused();
};

test.describe('a step-up', () => {
  test('given up by Escape, Close or Cancel gives nothing, says so, and leaves a half-filled form as it was [IDN-05 part]', async ({
    page,
    host,
  }) => {
    await begin(page, host);
    for (const way of ['Escape', 'Close', 'Cancel']) {
      await askProof(page);
      await expect(proofField(page)).toBeFocused();
      await expect(dialog(page)).toContainText('what you typed on the page is kept');
      await said(page).evaluate((region) => region.replaceChildren());
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await dialog(page).getByRole('button', { name: way, exact: true }).click();
      await expectHalfFilled(page);
      await expect(said(page), way).toContainText('Canceled. Nothing was done.');
      await expect.poll(() => proof(page), way).toBe('none');
    }
  });

  test('is walked by keyboard alone: password, what shows it, on, and out [IDN-05 part]', async ({
    page,
    host,
  }) => {
    await beginAndAsk(page, host);
    const name = () =>
      page.evaluate(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
    const order: string[] = [];
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('Tab');
      order.push(await name());
    }
    expect(order).toEqual(['Show password', 'Continue', 'Cancel']);
    await page.keyboard.press('Enter');
    await expectHalfFilled(page);
  });

  test('refused by the tree gives nothing, and leaves a half-filled form as it was [IDN-05 part]', async ({
    page,
    host,
  }) => {
    await beginAndAsk(page, host);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await proveByPassword(page, 'wrong');
      await expect(page.getByText('The password is not right.')).toBeVisible();
      await expect(proofField(page)).toHaveValue('');
      await expect(proofField(page)).toBeFocused();
    }
    await proveByPassword(page, 'wrong');
    const told = page.getByRole('dialog', { name: 'We couldn’t confirm that it is you' });
    await expect(told).toContainText('Too many failed attempts. Nothing was changed');
    expect(await violations(page, 'assess-session')).toEqual([]);
    await told.getByRole('button', { name: 'Close' }).last().click();
    await expect(told).toHaveCount(0);
    await expectHalfFilled(page);
    await expect.poll(() => proof(page)).toBe('none');
  });

  test('given closes, tells whoever asked, and leaves a half-filled form as it was [IDN-05 part]', async ({
    page,
    host,
  }) => {
    await beginAndAsk(page, host);
    await expect(page.getByText(/needs your password again/)).toBeVisible();
    // The dialog's own heading already says it.
    await expect(page.getByRole('heading', { name: 'Is it you?' })).toHaveCount(0);
    expect(await violations(page, 'assess-session')).toEqual([]);
    await proveByPassword(page);
    await expectHalfFilled(page);
    await expect.poll(() => proof(page)).toBe('string');
  });

  test('of somebody with a security key asks for it, and is given by the key or by the password in its place [IDN-05] [IDN-06]', async ({
    page,
    host,
  }) => {
    await plugKey(page);
    await begin(page, host, KEY_USER_NAME);
    for (const way of ['the key', 'the password']) {
      await askProof(page);
      await expect(page.getByText(/needs your passkey, or your password again/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
      if (way === 'the key') {
        expect(await violations(page, 'assess-session')).toEqual([]);
        await pressInForm(page, 'Use a passkey');
      } else {
        await pressInForm(page, 'Use your password');
        await expect(proofField(page)).toBeFocused();
        await proveByPassword(page);
      }
      await expectHalfFilled(page);
      await expect.poll(() => proof(page), way).toBe('string');
    }
  });

  test('while the service is down says so, keeps what was typed, and goes on once it is back [IDN-05 part] [REL-01 part]', async ({
    page,
    host,
  }) => {
    await beginAndAsk(page, host);
    await host.fault({ path: AUTHENTICATE, status: 503, times: 1 });
    await proveByPassword(page);
    await expect(page.getByText(/can’t be reached right now/)).toBeVisible();
    await proveByPassword(page);
    await expectHalfFilled(page);
    await expect.poll(() => proof(page)).toBe('string');
  });
});
