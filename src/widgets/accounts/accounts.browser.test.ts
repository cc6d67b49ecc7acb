import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { inWidget, openWidget } from '../../../tests/support/open-widget.ts';
import './define.ts';

const TAG = 'assess-accounts';
const patient = { timeout: 20_000 };
const widget = () => document.querySelector<HTMLElement>(TAG)!;
const said = (words: string | RegExp) => inWidget(TAG).getByText(words);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const names = () =>
  [...(widget().shadowRoot?.querySelectorAll('tbody td:first-child > a') ?? [])].map(
    (one) => one.textContent,
  );
/** Expects the notice of what was done, which has the focus. */
const expectDone = async (words: RegExp): Promise<void> => {
  await expect.element(said(words), patient).toBeVisible();
  await expect.poll(() => widget().shadowRoot?.activeElement?.className).toContain('done-notice');
};
const open = (options: Partial<Parameters<typeof openWidget>[1]> = {}) =>
  openWidget(TAG, { who: 'mara', ...options });
const openOne = (id: string, who = 'mara') => open({ who, attributes: { 'account-id': id } });

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

describe('the list of accounts', () => {
  it('shows personal ones first, with numbers, tax and billing address, and no violation [ACC-05 a] [AXS-05 a, b]', async () => {
    await open();
    await expect
      .poll(names, patient)
      .toEqual(['Mara Lindqvist', 'Alder Street Clinic', 'Riverbend Assessment Center']);
    const clinic = page.getByRole('row', { name: /Riverbend/ });
    await expect.element(clinic.getByText('QG-100300', { exact: true })).toBeVisible();
    await expect.element(clinic.getByText('AW-5002', { exact: true })).toBeVisible();
    await expect.element(clinic.getByText('Taxable', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /Mara/ }).getByText('organizations only'))
      .toBeVisible();
    // Three accounts need no search.
    expect(page.getByRole('searchbox').query()).toBeNull();
    await expectClean(widget());
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectClean(widget());
  });

  it('is searched where there are five hundred, and Back shows what was shown [ACC-05 d]', async () => {
    await open({ who: 'olive' });
    await expect.poll(names, patient).toHaveLength(20);
    const search = page.getByRole('searchbox', { name: 'Search accounts' });
    await userEvent.fill(search, ' district 27');
    await userEvent.keyboard('{Enter}');
    await expect.element(said('10 accounts'), patient).toBeVisible();
    await userEvent.fill(search, 'nowhere');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('heading', { name: 'No accounts match “nowhere”.' }), patient)
      .toBeVisible();
    history.back();
    await expect.element(said('10 accounts'), patient).toBeVisible();
  });
});

describe('an account', () => {
  it('that nobody has confirmed shows number and name and takes no change; another’s is not there [ACC-05 a, e]', async () => {
    await openOne('org-4420');
    await expect
      .element(
        page.getByRole('alert').getByRole('heading', { name: 'This account can’t be found.' }),
        patient,
      )
      .toBeVisible();
    document.body.replaceChildren();
    await open({
      attributes: { 'account-id': 'org-4470' },
      given: (scene) =>
        asCustomer(scene, 'mara', 'POST', '/accounts/verification', { number: '4470', termsAccepted: true }),
    });
    await expect
      .element(page.getByRole('heading', { name: 'Prairie Learning Cooperative' }), patient)
      .toBeVisible();
    await expect.element(said(/You can order for this account and pay by card\./)).toBeVisible();
    expect(inWidget(TAG).getByText('Billing address').query()).toBeNull();
    expect(inWidget(TAG).getByRole('button').elements()).toEqual([]);
  });

  it('gets the billing address that it has not; what was typed stays if that fails [ACC-05 c]', async () => {
    const scene = await open({ who: 'bill' });
    await expect.element(said('Missing'), patient).toBeVisible();
    document.body.replaceChildren();
    history.replaceState(null, '', '?id=org-4450');
    document.body.append(document.createElement(TAG));
    await button('Add billing address').click(patient);
    const fields = {
      'First name': 'Bill',
      'Last name': 'Sato',
      'Street address': '1 Copper Road',
      City: 'Reno',
      'ZIP code': '89501',
      Phone: '7755550143',
    };
    await expect.element(page.getByRole('textbox', { name: /^First name/ }), patient).toBeVisible();
    for (const [name, value] of Object.entries(fields))
      await userEvent.fill(
        page.getByRole(name === 'Street address' ? 'combobox' : 'textbox', { name: new RegExp(`^${name}`) }),
        value,
      );
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^State/ }), 'Nevada');
    scene.backend.faults.add({
      method: 'PUT',
      path: '/users/*/accounts/*/billingaddress',
      status: 500,
      times: 1,
    });
    await button('Save').click();
    await expect
      .element(page.getByRole('alert').getByText('Your changes were not saved.'), patient)
      .toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Reno');
    await button('Save').click();
    await expectDone(/Billing address saved/);
    await expect.element(said(/1 Copper Road, Reno, NV 89501/)).toBeVisible();
  });

  it('gets a Q-global account by its number, and says why not [ACC-05 b] [CHK-04 d, g]', async () => {
    await openOne('org-4410');
    const number = page.getByRole('textbox', { name: /^Add a Q-global account/ });
    await expect.element(number, patient).toBeVisible();
    for (const [typed, words] of [
      ['', 'Enter your Q-global account number'],
      ['QG-000000', 'We couldn’t find this Q-global account.'],
      ['QG-900900', 'You don’t have access to this Q-global account. It belongs to another organization.'],
    ] as const) {
      await userEvent.fill(number, typed);
      await button('Look up').click();
      await expect.element(said(words), patient).toBeVisible();
    }
    await userEvent.fill(number, ' qg-200200 ');
    await button('Look up').click();
    await expect
      .element(
        said(/This Q-global account belongs to Alder Street Clinic\. Add it to your profile to use it\./),
        patient,
      )
      .toBeVisible();
    await button('Add to my profile').click();
    await expect.element(said(/QG-200200 was added to your profile\./), patient).toBeVisible();
    await expect.element(said('Q-global account QG-200200')).toBeVisible();
    await expect.element(said('Owner: Ole Eriksen')).toBeVisible();
    await expectClean(widget());
  });

  it('is handed over to a qualified colleague after a question, and to nobody else [CHK-04 f]', async () => {
    const scene = await openOne('org-4411');
    const sent = () => scene.calls.filter((call) => call.endsWith('/owner')).length;
    await button('Transfer ownership of QG-100300').click(patient);
    const email = page.getByRole('textbox', { name: 'New owner’s email' });
    await userEvent.fill(email, 'felix.osei@practice.example');
    await button('Next').click();
    await expect
      .element(
        page.getByText(/^Transfer ownership of QG-100300\? felix\.osei@practice\.example becomes owner/),
      )
      .toBeVisible();
    expect(sent()).toBe(0);
    await button('Transfer ownership').click();
    await expect.element(page.getByText('User not found in this organization'), patient).toBeVisible();
    await userEvent.fill(email, 'priya.raman@practice.example');
    await button('Next').click();
    await button('Transfer ownership').click();
    await expectDone(/Priya Raman now owns QG-100300\. We emailed you both\./);
    await expect.element(said('Owner: Priya Raman')).toBeVisible();
    expect(page.getByRole('button', { name: /^Transfer/ }).query()).toBeNull();
    expect(sent()).toBe(2);
  });
});
