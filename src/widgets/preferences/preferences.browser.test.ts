import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openAccount, saidIn } from '../../../tests/support/account-visit.ts';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import './define.ts';

const TAG = 'assess-preferences';
const patient = { timeout: 20_000 };
const said = saidIn(TAG);
const widget = () => document.querySelector<HTMLElement>(TAG)!;
const check = (name: string) => page.getByRole('checkbox', { name });
const account = () => page.getByRole('combobox', { name: 'Default account' });
const save = () => page.getByRole('button', { name: 'Save preferences', exact: true }).click();

beforeEach(() => page.viewport(1280, 900));
afterEach(() => document.body.replaceChildren());

describe('the preferences', () => {
  it('are saved by one button, and undone by the same one [ACC-03 c] [AXS-05 a, b]', async () => {
    const scene = await openAccount(TAG);
    const now = () => asCustomer(scene, 'mara', 'GET', '/preferences');
    await expect.element(check('News and offers'), patient).not.toBeChecked();
    await expect.element(check('Orders')).toBeChecked();
    await expectClean(widget());
    await check('News and offers').click();
    await check('Quotes').click();
    await userEvent.selectOptions(account(), 'org-4410');
    await save();
    await expect.element(said(/Preferences saved$/), patient).toBeVisible();
    expect(await now()).toMatchObject({ quoteEmails: false, marketing: true, defaultAccountId: 'org-4410' });
    await check('News and offers').click();
    await userEvent.selectOptions(account(), '');
    await save();
    await expect.poll(now, patient).toMatchObject({ quoteEmails: false, marketing: false });
    expect(await now()).not.toHaveProperty('defaultAccountId');
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectClean(widget());
  });

  it('keep what another tab changed, and ask only about what both did [ACC-03 d]', async () => {
    const scene = await openAccount(TAG);
    await expect.element(check('Orders'), patient).toBeChecked();
    const elsewhere = { marketing: true, defaultAccountId: 'org-4410' };
    await asCustomer(scene, 'mara', 'PATCH', '/preferences', elsewhere);
    await check('Orders').click();
    await userEvent.selectOptions(account(), 'org-4411');
    await save();
    await expect
      .element(page.getByRole('alert').getByText(/Default account was changed in another tab/), patient)
      .toBeVisible();
    await page.getByRole('button', { name: /^Saved in the other tab: .* 4410$/ }).click();
    await expect.element(said(/Preferences saved$/), patient).toBeVisible();
    expect(await asCustomer(scene, 'mara', 'GET', '/preferences')).toMatchObject({
      ...elsewhere,
      orderEmails: false,
    });
  });

  it('can be saved without the accounts, which are then read again [ACC-03 c] [REL-01 b part]', async () => {
    const scene = await openAccount(TAG, {
      faults: [{ method: 'GET', path: '/users/*/accounts', status: 404 }],
    });
    await expect.element(said(/^We couldn’t load your accounts\./), patient).toBeVisible();
    await check('News and offers').click();
    await save();
    await expect.element(said(/Preferences saved$/), patient).toBeVisible();
    scene.backend.faults.clear();
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect.element(account(), patient).toBeVisible();
  });
});
