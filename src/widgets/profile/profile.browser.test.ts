import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openAccount, saidIn } from '../../../tests/support/account-visit.ts';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { SEEDED_PASSWORD } from '../../../demo-host/identity/people.ts';
import { runtime } from '../../core/runtime.ts';
import './define.ts';

const TAG = 'assess-profile';
const FOREIGN =
  'Enter a valid phone number. Begin with + and the country code if it is from another country.';
const patient = { timeout: 20_000 };
const said = saidIn(TAG);
const widget = () => document.querySelector<HTMLElement>(TAG)!;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name });
const patches = (calls: readonly string[]) => calls.filter((call) => call.startsWith('PATCH'));
const save = () => button('Save profile').click();

beforeEach(() => page.viewport(1280, 900));
afterEach(() => document.body.replaceChildren());

describe('the profile', () => {
  it('saves a name and a phone number, and the page’s name follows; the focus is on the heading then [ACC-03 a, e] [AXS-05 a, b] [AXS-02 part]', async () => {
    const scene = await openAccount(TAG, { config: { settings: { privacyUrl: '/privacy' } } });
    await expect.element(field('First name'), patient).toHaveValue('Mara');
    await expect.element(said(/^mara@practice.example$/)).toBeVisible();
    const fixed = 'You sign in with this email. To change it, contact Customer Support.';
    await expect.element(said(fixed)).toBeVisible();
    expect(said('User name').query()).toBeNull();
    await expectClean(widget());
    await userEvent.fill(field('First name'), ' Maria ');
    await userEvent.fill(field('Phone (optional)'), '(202) 555-0117');
    await save();
    await expect.element(said(/Profile saved$/), patient).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Profile', exact: true });
    await expect.element(heading, patient).toHaveFocus();
    await button('Close').click();
    await expect.element(said(/Profile saved$/)).not.toBeInTheDocument();
    await expect.element(heading).toHaveFocus();
    await expect.element(field('Phone (optional)')).toHaveValue('+1 202 555 0117');
    expect(await asCustomer(scene, 'mara', 'GET', '')).toMatchObject({
      firstName: 'Maria',
      lastName: 'Lindqvist',
      phone: '+1 202 555 0117',
    });
    const session = () => runtime().registry.getSnapshot().session;
    await expect.poll(session, patient).toMatchObject({ user: { firstName: 'Maria' } });
    // What was saved can be taken back at once.
    await userEvent.fill(field('First name'), 'Mara');
    await userEvent.clear(field('Phone (optional)'));
    await save();
    await expect.poll(() => patches(scene.calls).length, patient).toBe(2);
    await expect
      .poll(() => asCustomer(scene, 'mara', 'GET', ''), patient)
      .toMatchObject({ firstName: 'Mara', phone: '' });
    const privacy = page.getByRole('link', { name: 'Your data and privacy' });
    await expect.element(privacy).toHaveAttribute('href', '/privacy');
    const close = page.getByRole('link', { name: 'Close your account' });
    await expect.element(close).toHaveAttribute('href', '/privacy#close-account');
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectClean(widget());
  });

  it('says what is wrong with names and numbers, and sends nothing [ACC-03 a] [AXS-04]', async () => {
    const scene = await openAccount(TAG, { flags: { ssoShowUserName: true } });
    await expect.element(field('First name'), patient).toHaveValue('Mara');
    await expect.element(said('User name')).toBeVisible();
    const wrong: [label: string, typed: string, fault: string][] = [
      ['First name', '   ', 'Enter your first name'],
      ['Last name', 'Lindqvist2', 'Use only letters, hyphens, spaces and apostrophes.'],
      ['Last name', 'L'.repeat(61), 'Last name can be no more than 60 characters.'],
      ['Phone (optional)', '12', 'This phone number is too short.'],
      ['Phone (optional)', 'call me', FOREIGN],
    ];
    for (const [label, typed, fault] of wrong) {
      const before = (field(label).element() as HTMLInputElement).value;
      await userEvent.fill(field(label), typed);
      await save();
      await expect.element(field(label), patient).toHaveAccessibleDescription(fault);
      await userEvent.fill(field(label), before);
    }
    expect(patches(scene.calls)).toEqual([]);
  });

  it('keeps what another tab changed, and asks only about what both did [ACC-03 d]', async () => {
    const scene = await openAccount(TAG);
    await expect.element(field('First name'), patient).toHaveValue('Mara');
    await asCustomer(scene, 'mara', 'PATCH', '', { lastName: 'Lund', phone: '+1 202 555 0190' });
    await userEvent.fill(field('First name'), 'Maria');
    await userEvent.fill(field('Phone (optional)'), '+1 202 555 0117');
    await save();
    const question = page.getByRole('alert').getByText(/Phone was changed in another tab\./);
    await expect.element(question, patient).toBeVisible();
    // Changed once more before the answer, it is asked about once more.
    await asCustomer(scene, 'mara', 'PATCH', '', { phone: '+1 202 555 0191' });
    await button('Typed here: +1 202 555 0117').click();
    await button('Saved in the other tab: +1 202 555 0191').click(patient);
    await expect.element(said(/Profile saved$/), patient).toBeVisible();
    expect(await asCustomer(scene, 'mara', 'GET', '')).toMatchObject({
      firstName: 'Maria',
      lastName: 'Lund',
      phone: '+1 202 555 0191',
    });
    await expect.element(field('Last name')).toHaveValue('Lund');
  });

  it('asks who is not signed in to sign in, and shows nothing [ACC-03 a]', async () => {
    const scene = await openAccount(TAG, { who: undefined });
    await expect
      .element(page.getByRole('heading', { name: 'Sign in to see this page' }), patient)
      .toBeVisible();
    expect(scene.calls.filter((call) => call.includes('/users/'))).toEqual([]);
  });
});

describe('the password', () => {
  const secret = (name: string) => page.getByLabelText(name, { exact: true });
  const begin = async () => {
    const scene = await openAccount(TAG);
    await button('Change password').click(patient);
    await expect.element(secret('Current password'), patient).toBeVisible();
    return scene;
  };
  const send = async (current: string, chosen: string) => {
    await userEvent.fill(secret('Current password'), current);
    await userEvent.fill(secret('New password'), chosen);
    await button('Continue').click();
  };

  it('stays after a wrong one, a weak one and a dialog that is left, and is then changed [ACC-03 b] [IDN-07]', async () => {
    const scene = await begin();
    await expectClean(document.querySelector('dialog')!);
    await send('wrong', 'New-measure-2');
    await expect.element(page.getByText(/The current password is not right\.$/), patient).toBeVisible();
    await send(SEEDED_PASSWORD, 'mara');
    const weak = /New password must be at least 8 characters/;
    await expect.element(secret('New password'), patient).toHaveAccessibleDescription(weak);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(said(/Your password was not changed\.$/), patient).toBeVisible();
    await expect.element(button('Change password')).toHaveFocus();
    expect(scene.mails()).toEqual([]);
    await button('Change password').click();
    await expect.element(secret('Current password'), patient).toBeVisible();
    await send(SEEDED_PASSWORD, 'New-measure-2');
    await expect
      .element(said(/Password changed\. You are signed out everywhere else\.$/), patient)
      .toBeVisible();
    expect(scene.mails()).toEqual([expect.objectContaining({ subject: 'Your password was changed' })]);
    expect(said('Changed March 3, 2026').query()).toBeNull();
  });

  it('is not said to be changed where the answer that refused it was lost [ACC-03 b]', async () => {
    const scene = await begin();
    for (let tries = 0; tries < 2; tries += 1) {
      await send('wrong', 'New-measure-2');
      await expect.element(secret('New password'), patient).toHaveValue('');
    }
    // The third wrong one ends the journey, and the page does not hear of it.
    scene.backend.faults.add({ method: 'POST', path: '/**/authenticate', loseAnswer: true, times: 1 });
    const isSent = () => scene.calls.filter((call) => call.endsWith('/authenticate')).length;
    const before = isSent();
    await send('wrong', 'New-measure-2');
    await expect.poll(isSent, patient).toBe(before + 1);
    await expect.element(button('Continue'), patient).not.toHaveAttribute('aria-busy');
    await button('Continue').click();
    await expect.poll(isSent, patient).toBe(before + 2);
    await scene.settled();
    await expect.element(page.getByText(/Password changed\./)).not.toBeInTheDocument();
    await expect.element(page.getByText(/Your session has expired\. Start again\./), patient).toBeVisible();
  });

  it('is not changed by a journey that is refused [ACC-03 b]', async () => {
    await begin();
    for (let tries = 0; tries < 3; tries += 1) {
      await send('wrong', 'New-measure-2');
      if (tries < 2) await expect.element(secret('Current password'), patient).toHaveValue('');
    }
    await expect
      .element(page.getByRole('alert').getByText(/Your password was not changed\.$/), patient)
      .toBeVisible();
  });
});
