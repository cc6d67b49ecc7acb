import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import {
  openQualifications,
  qualificationsWidget,
  said,
} from '../../../tests/support/qualifications-visit.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const row = (name: RegExp) => page.getByRole('row', { name });
const calls = (all: readonly string[]) => all.filter((call) => call.includes('/qualifications'));
const LICENSES = { attributes: { 'qualification-type': 'license' } };
const here = location.pathname;

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', here);
});

const expectClear = async (): Promise<void> => {
  await expectClean(qualificationsWidget());
  await page.viewport(320, 700);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectClean(qualificationsWidget());
};

describe('the overview', () => {
  it('has the level and each type that is on with its newest entry, and no violation [ACC-04 a, d]', async () => {
    await openQualifications();
    await expect.element(said(/^Your level: C/), patient).toBeVisible();
    await expect.element(row(/^Licenses 2 Psychologist license Expires in 21 days C/)).toBeVisible();
    await expect
      .element(row(/Not approved: The certificate names no hours of supervised practice\./))
      .toBeVisible();
    await expect.element(row(/^Organizations none yet/)).toBeVisible();
    await expect.element(link('Add license')).toHaveAttribute('href', '?type=license&add=1');
    await expectClear();
  });

  it('has British words in the United Kingdom, where the page has none of its own, and names as they came [LOC-12] [LOC-11]', async () => {
    const messages = { 'qualifications.add.organisation': 'Add your organization' };
    await openQualifications({ locale: 'en-gb', config: { messages } });
    await expect.element(row(/^Licences 2 Psychologist license Expires in 21 days C/), patient).toBeVisible();
    await expect.element(row(/^Organisations none yet/)).toBeVisible();
    await expect.element(link('Add licence')).toBeVisible();
    await expect.element(link('Add your organization')).toBeVisible();
  });

  it('has the types of the flag alone; without any, and for another one, it asks for nothing [ACC-04 b] [FLG-07 m]', async () => {
    await openQualifications({ flags: { accountQualifications: ['degree'] } });
    await expect.element(link('Degrees'), patient).toBeVisible();
    await expect.element(link('Licenses')).not.toBeInTheDocument();
    document.body.replaceChildren();
    const none = await openQualifications({ flags: {} });
    await expect.element(heading('Nothing to manage here'), patient).toBeVisible();
    await expect.element(link('Contact us')).toBeVisible();
    document.body.replaceChildren();
    const other = await openQualifications({ ...LICENSES, flags: { accountQualifications: ['degree'] } });
    await expect.element(heading('Licenses can’t be managed on this site.'), patient).toBeVisible();
    expect([calls(none.calls), calls(other.calls)]).toEqual([[], []]);
  });

  it('says where the shopper came from, and leads back to the store alone [ACC-04 e] [SEC-02]', async () => {
    const checkout = '/store/usassessments/en/en/checkout?step=qualified-user';
    await openQualifications({ search: `?returnTo=${encodeURIComponent(checkout)}` });
    await expect.element(said(/You came from checkout\. Your cart is unchanged\./), patient).toBeVisible();
    await expect.element(link('Back to checkout')).toHaveAttribute('href', location.origin + checkout);
    await expect
      .element(link('Add license'), patient)
      .toHaveAttribute('href', expect.stringContaining(`returnTo=${encodeURIComponent(checkout)}`));
    document.body.replaceChildren();
    await openQualifications({ search: '?returnTo=//evil.test/checkout' });
    await expect.element(link('Licenses'), patient).toBeVisible();
    expect(page.getByText(/^You came from/).query()).toBeNull();
  });
});

describe('the entries of a type', () => {
  it('ask before one is deleted, say what is lost, and keep it if that fails [ACC-04 d]', async () => {
    const scene = await openQualifications(LICENSES);
    await expect.element(row(/^Psychologist license.*Expires in 21 days/), patient).toBeVisible();
    await expectClear();
    await button('Delete Psychologist license').click();
    const question = page.getByRole('alertdialog', { name: 'Delete Psychologist license?' });
    await expect.element(question).toHaveAccessibleDescription('Without it your level will be B.');
    await button('Keep').click();
    await button('Delete School psychologist license').click();
    await expect
      .element(page.getByRole('alertdialog'))
      .toHaveAccessibleDescription('Your level stays as it is.');
    await button('Keep').click();
    expect(scene.calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    scene.backend.faults.add({
      method: 'DELETE',
      path: '/users/*/qualifications/*/*',
      status: 503,
      times: 1,
    });
    await button('Delete Psychologist license').click();
    await button('Delete').click();
    await expect.element(said('Psychologist license was not deleted.'), patient).toBeVisible();
    await button('Try again').click();
    await expect.element(button('Delete Psychologist license'), patient).not.toBeInTheDocument();
    await expect.element(button('Delete School psychologist license')).toBeVisible();
  });

  it('say before the only one that gives a level is deleted that none is left [ACC-04 d]', async () => {
    await openQualifications({ who: 'mara', attributes: { 'qualification-type': 'degree' } });
    await button('Delete Doctor of Psychology').click(patient);
    await expect
      .element(page.getByRole('alertdialog'))
      .toHaveAccessibleDescription('Without it you will have no level.');
  });

  it('say that one was sent for review, and the level until then [ACC-04 d]', async () => {
    await openQualifications({ search: '?type=license&sent=1' });
    await expect
      .element(said(/Sent for review\. We will email .*\. Until then your level stays C\./), patient)
      .toBeVisible();
  });
});

describe('the form', () => {
  const field = (label: string) => page.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`));
  const fill = (label: string, text: string) => userEvent.fill(field(label), text);
  let went: string[];
  const stay = (event: NavigateEvent): void => {
    if (!event.destination.url.includes('sent=')) return;
    went.push(new URL(event.destination.url).search);
    event.preventDefault();
  };
  beforeEach(() => {
    went = [];
    navigation.addEventListener('navigate', stay);
  });
  afterEach(() => navigation.removeEventListener('navigate', stay));
  const send = () => button('Send for review').click();

  it('names each wrong field, and sends a new entry once they are right [ACC-04 c, d]', async () => {
    const scene = await openQualifications({ search: '?type=license&add=1' });
    await expect.element(heading('Add license'), patient).toBeVisible();
    await expectClear();
    await page.viewport(1280, 900);
    await fill('Issued', '2026-11-01');
    await fill('Expires', '2020-01-01');
    await fill('Number', 'x'.repeat(51));
    await send();
    for (const words of [
      'Enter the title',
      'Enter the issuer',
      'Select a country',
      'Use no more than 50 characters.',
    ])
      await expect.element(said(words).first()).toBeVisible();
    await expect.element(said(/^Choose a date (after|that is not in the future)/).first()).toBeVisible();
    await fill('Title', 'Counselor license');
    await fill('Issuer', 'Example Board');
    await fill('Number', 'C-1');
    await userEvent.selectOptions(field('Country'), 'US');
    await userEvent.selectOptions(field('State, province or region'), 'US-OH');
    await fill('Issued', '2020-01-01');
    await fill('Expires', '');
    scene.backend.faults.add({ method: 'POST', path: '/users/*/qualifications/*', status: 503, times: 1 });
    await send();
    await expect.element(said('Your changes were not saved.'), patient).toBeVisible();
    await send();
    await expect.poll(() => went, patient).toEqual(['?type=license&sent=1']);
    const json = await asCustomer(scene, 'vera', 'GET', '/qualifications/license');
    const all = (json as { qualifications: { title: string; state: string; region?: string }[] })
      .qualifications;
    const added = all.filter(({ title }) => title === 'Counselor license');
    expect(added.map((one) => [one.state, one.region])).toEqual([['PENDING', 'US-OH']]);
  });

  it('sends what was changed of an approved one, which keeps its level meanwhile [ACC-04 d]', async () => {
    const scene = await openQualifications({ search: '?type=license&id=license-1' });
    await expect.element(field('Number'), patient).toHaveValue('PSY-20418');
    await fill('Number', 'PSY-20418-R');
    await send();
    await expect.poll(() => went, patient).toEqual(['?type=license&sent=1']);
    const json = await asCustomer(scene, 'vera', 'GET', '/qualifications/license');
    const all = (json as { qualifications: { number: string; state: string; level?: string }[] })
      .qualifications;
    expect(all.map(({ number, state, level }) => [number, state, level])).toEqual([
      ['TS-118204', 'EXPIRED', 'AB'],
      ['PSY-20418', 'APPROVED', 'ABC'],
      ['PSY-20418-R', 'PENDING', undefined],
    ]);
  });

  it('says of an entry that is gone that it is [ACC-04 d]', async () => {
    await openQualifications({ search: '?type=license&id=license-9' });
    await expect
      .element(
        page.getByRole('alert').getByRole('heading', { name: 'This qualification is no longer here.' }),
        patient,
      )
      .toBeVisible();
    await expect.element(link('View qualifications')).toBeVisible();
  });
});
