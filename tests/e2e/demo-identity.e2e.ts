import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { leaveEarlierCart } from './customer-visit.ts';
import { expect, test } from './fixtures.ts';
import { door, expectAnonymous, expectSignedIn, signIn } from './signed-in-visit.ts';

const SIGN_IN = 'assess-sign-in';

test('the demo shows a sign-in, and a proof before something delicate that leaves what was typed [IDN-05 part]', async ({
  page,
  host,
}) => {
  await leaveEarlierCart(host, 'yuki', []);
  await page.goto(`${host.shop}/demo/identity`);
  const status = page.locator('[data-status]');
  await expectAnonymous(page);
  await page.getByRole('button', { name: 'Read access codes' }).click();
  await expect(status).toHaveText('Sign in first.');
  await page.locator('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.locator(SIGN_IN).getByLabel('User name').fill('yuki');
  await page.locator(SIGN_IN).getByLabel('Password', { exact: true }).fill(SEEDED_PASSWORD);
  await page.locator(SIGN_IN).getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/demo\/identity/);

  // The service has revoked the token, while the page still considers it valid. It is renewed without a message.
  await page.getByRole('button', { name: 'End all tokens now' }).click();
  await expect(status).toHaveText('End all tokens now: ordered.');
  await page.getByLabel('A note to the order').fill('Please ring twice');
  for (const [name, done] of [
    ['Read access codes', /7KQ2-M9XD-4TRB/],
    ['Delete a card', /^Done\./],
  ] as const) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.locator(SIGN_IN).getByLabel('Password', { exact: true }).fill(SEEDED_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(status).toHaveText(done);
  }
  await expect(page.getByLabel('A note to the order')).toHaveValue('Please ring twice');

  await page.getByRole('button', { name: 'Read access codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(status).toHaveText('Not done: it was not proven.');
});

test('the demo shows the mails that were not sent [IDN-04 part]', async ({ page, host }) => {
  await page.goto(`${host.shop}/demo/identity`);
  await expect(page.locator('[data-mails]')).toContainText('None yet');
  await expect(page.getByText('mara@practice.example')).toBeVisible();
  const path = `http://localhost:${host.port}/auth/json/realms/root/realms/assess/authenticate`;
  const begun = await page.request.post(`${path}?authIndexType=service&authIndexValue=ForgottenPassword`, {
    data: {},
  });
  const step = (await begun.json()) as { callbacks: { input: { value: unknown }[] }[] };
  const [input] = step.callbacks[0]?.input ?? [];
  if (input) input.value = 'mara@practice.example';
  await page.request.post(path, { data: step });
  await page.reload();
  await expect(page.locator('[data-mails]')).toContainText(/To: mara@practice\.example.*Code: \d{6}/s);
});

test('the demo’s commerce refuses the tokens of every tab once one of them has signed out [SES-13 part]', async ({
  page,
  context,
  host,
}) => {
  const path = '/commerce/headless/ecommerce/v2/users/current';
  const ask = async (token: unknown): Promise<number> => {
    const headers = { Authorization: `Bearer ${String(token)}`, 'X-Site-Id': 'usassessments' };
    return (await page.request.get(`http://localhost:${host.port}${path}`, { headers })).status();
  };
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'mara');
  await expectSignedIn(page);
  const first = await door(page, 'token');
  const other = await context.newPage();
  await other.goto(`${host.shop}/en-us/contact-us.html`);
  await expectSignedIn(other);
  const renewed = await door(other, 'renew', String(first));
  expect(renewed).not.toBe(first);
  expect([await ask(renewed), await ask(first)]).toEqual([200, 401]);
  await other.close();
  await door(page, 'signOut', 'asked');
  await expect.poll(() => ask(renewed)).toBe(401);
});
