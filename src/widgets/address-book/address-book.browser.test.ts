import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookWidget, heldAddresses, openBook, said } from '../../../tests/support/address-book-visit.ts';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const HOME = 'Mara Lindqvist, 18 Linden Avenue';
const WORK = 'Mara Lindqvist, Alder Street Clinic, 410 Alder Street';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const row = (words: RegExp) => page.getByRole('row', { name: words });
/** The root that the widget draws into: it has its own, also when it is in the page's own DOM. */
const root = (): ParentNode => bookWidget().shadowRoot ?? bookWidget();
const rows = () => [...root().querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
const defaults = (all: Awaited<ReturnType<typeof heldAddresses>>) =>
  all.filter(({ defaultAddress }) => defaultAddress).map(({ line1 }) => line1);
const at = (path: string): void => history.replaceState(null, '', path);

const { href } = location;
beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  document.body.replaceChildren();
  at(href);
});

const NEW = {
  'First name': 'Ana',
  'Last name': 'Martin',
  'Street address': '2200 Lakeview Avenue',
  City: 'Saint Paul',
  'ZIP code': '55108',
  Phone: '+1 651 555 0148',
} as const;

/** Fills the form of a new address. */
const fill = async (): Promise<void> => {
  for (const [name, value] of Object.entries(NEW)) await userEvent.fill(field(name), value);
  await userEvent.selectOptions(field('State'), 'Minnesota');
};

describe('the address book', () => {
  it('lists the default first, keeps an account’s billing address, and has no violation [ACC-02 a, b] [AXS-05 a]', async () => {
    await openBook();
    await expect.element(said('5 addresses'), patient).toBeVisible();
    expect(rows()[0]).toContain('18 Linden Avenue, Columbus, OH 43215, United States');
    await expect.element(row(/18 Linden/).getByText('Default', { exact: true })).toBeVisible();
    await expect
      .element(said('This is the billing address of Mara Lindqvist. Change it under Accounts.'), patient)
      .toBeVisible();
    await expect.element(button(`Delete address: ${HOME}`)).not.toBeInTheDocument();
    await expect.element(button(`Delete address: ${WORK}`)).toBeVisible();
    await expectClean(bookWidget());
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectClean(bookWidget());
  });

  it('says why the service refuses to delete a billing address that this page did not know of [ACC-02 b]', async () => {
    await openBook({ faults: [{ method: 'GET', path: '/users/*/accounts', status: 403 }] });
    await button(`Delete address: ${HOME}`).click(patient);
    await expect
      .element(page.getByRole('alert'), patient)
      .toMatchTextContent('This is the billing address of an account. Change it under Accounts.');
    await expect.element(button(`Delete address: ${HOME}`)).toBeVisible();
  });

  it('makes another address the default, and Undo brings a deleted one back with it [ACC-02 a, b]', async () => {
    const scene = await openBook();
    await button(`Set as default: ${WORK}`).click(patient);
    await expect
      .element(said(/Mara Lindqvist, Alder Street Clinic’s address is now your default\./), patient)
      .toBeVisible();
    expect(rows()[0]).toContain('410 Alder Street');
    await button(`Delete address: ${WORK}`).click();
    const undo = button(`Undo: put back ${WORK}`);
    await expect.element(undo, patient).toHaveFocus();
    await expect.element(said(`Address deleted: ${WORK}.`)).toBeVisible();
    await expect.poll(async () => (await heldAddresses(scene, 'mara')).length, patient).toBe(4);
    await undo.click();
    await expect.element(button(`Edit address: ${WORK}`), patient).toHaveFocus();
    const held = await heldAddresses(scene, 'mara');
    expect(defaults(held)).toEqual(['410 Alder Street']);
    expect(held.find(({ line1 }) => line1 === '410 Alder Street')).toMatchObject({
      id: expect.not.stringMatching(/^work$/),
      companyName: 'Alder Street Clinic',
      line2: 'Suite 300',
    });
  });

  it('adds an address in its place, tells what is missing, and asks before typed text is lost [ACC-02 a, c] [CHK-20 a] [CHK-06]', async () => {
    const scene = await openBook({ who: 'ned', empty: true });
    await expect.element(heading('No addresses yet'), patient).toBeVisible();
    await button('Add address').click();
    await expect.element(heading('Add address'), patient).toHaveFocus();
    await expect.element(field('First name'), patient).toHaveValue('Ned');
    await button('Save').click();
    await expect.element(said('Enter your street address').first(), patient).toBeVisible();
    await fill();
    await button('Cancel').click();
    await expect.element(page.getByRole('alertdialog'), patient).toBeVisible();
    await button('Stay').click();
    await userEvent.fill(field('Street address'), 'P.O. Box 1140');
    await button('Save').click();
    await expect
      .element(said('We can’t ship to P.O. boxes. Enter a street address.').first(), patient)
      .toBeVisible();
    await userEvent.fill(field('Street address'), NEW['Street address']);
    await expectClean(bookWidget());
    await button('Save').click();
    await expect.element(said(/Address saved/), patient).toBeVisible();
    expect(await heldAddresses(scene, 'ned')).toMatchObject([
      { firstName: 'Ana', line1: '2200 Lakeview Avenue' },
    ]);
  });

  it('edits one in its row, and a save does not undo what another tab changed [ACC-02 a] [ACC-03 d]', async () => {
    const scene = await openBook();
    await button(`Edit address: ${WORK}`).click(patient);
    await expect.element(field('Suite, floor'), patient).toHaveValue('Suite 300');
    expect(rows()).toHaveLength(5);
    await asCustomer(scene, 'mara', 'PATCH', '/addresses/work', { phone: '+1 202 555 0199' });
    await userEvent.fill(field('Suite, floor'), 'Suite 301');
    await button('Save').click();
    await expect.element(said(/Address saved/), patient).toBeVisible();
    expect((await heldAddresses(scene, 'mara')).find(({ id }) => id === 'work')).toMatchObject({
      line2: 'Suite 301',
      phone: '+1 202 555 0199',
      companyName: 'Alder Street Clinic',
    });
  });

  it('offers what the validation service suggests, if its flag is on [ACC-02 c] [FLG-07 c]', async () => {
    const scene = await openBook({ flags: { addressBook: true, addressValidation: true } });
    await button(`Edit address: ${WORK}`).click(patient);
    await userEvent.fill(field('ZIP code'), '97206');
    await button('Save').click();
    await expect.element(page.getByRole('radio', { name: /^Suggested/ }), patient).toBeChecked();
    await button('Save').click();
    await expect.element(said(/Address saved/), patient).toBeVisible();
    expect((await heldAddresses(scene, 'mara')).find(({ id }) => id === 'work')?.postalCode).toBe('97205');
  });

  it('keeps what was typed when the address has gone meanwhile [ACC-02 a]', async () => {
    const scene = await openBook();
    await button(`Edit address: ${WORK}`).click(patient);
    await userEvent.fill(field('Suite, floor'), 'Suite 301');
    await asCustomer(scene, 'mara', 'DELETE', '/addresses/work');
    await button('Save').click();
    await expect
      .element(page.getByRole('alert'), patient)
      .toMatchTextContent('This address is no longer here.');
    await expect.element(field('Suite, floor')).toHaveValue('Suite 301');
  });
});

describe('the address book of a page’s address', () => {
  it('opens with the form that it names, or says that the address is gone [ACC-02 a part]', async () => {
    at('/store/usassessments/en/addresses/edit-address/nowhere');
    await openBook();
    await expect.element(said(/This address is no longer here\./), patient).toBeVisible();
    document.body.replaceChildren();
    at('/store/usassessments/en/addresses/edit-address/work');
    await openBook();
    await expect.element(field('Suite, floor'), patient).toHaveValue('Suite 300');
    document.body.replaceChildren();
    at('/store/usassessments/en/addresses/add-address');
    await openBook();
    await expect.element(heading('Add address'), patient).toHaveFocus();
  });

  it('is an account’s, named by the service and never by the address, and changes go there [ACC-02 d]', async () => {
    at('?uuid=org-4410&unitName=Evil+Corp');
    const scene = await openBook();
    await expect.element(said('Addresses of Alder Street Clinic · 4410'), patient).toBeVisible();
    await expect.element(said(/Evil/)).not.toBeInTheDocument();
    await button('Add address').click();
    await expect.element(field('First name'), patient).toHaveValue('');
    await fill();
    await button('Save').click();
    await expect.element(said(/Address saved/), patient).toBeVisible();
    const lines = (all: Awaited<ReturnType<typeof heldAddresses>>) => all.map(({ line1 }) => line1);
    expect(lines(await heldAddresses(scene, 'mara', '?accountUuid=org-4410'))).toContain(
      '2200 Lakeview Avenue',
    );
    expect(lines(await heldAddresses(scene, 'mara'))).not.toContain('2200 Lakeview Avenue');
  });

  it('that is not the shopper’s shows nothing of it, and leads to theirs [ACC-02 d]', async () => {
    at('?uuid=org-4460');
    await openBook();
    await expect.element(heading('You can’t open this address book'), patient).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to your address book' })).toBeVisible();
    expect(rows()).toEqual([]);
    await expect.element(button('Add address')).not.toBeInTheDocument();
  });
});

it('the address book is off where the site has none, and asks nothing [ACC-02 f] [FLG-07 l]', async () => {
  const scene = await openBook({ flags: { addressBook: false } });
  await expect.element(heading('Address book is not available on this site.'), patient).toBeVisible();
  await expect.element(said('You can enter addresses at checkout.')).toBeVisible();
  expect(scene.calls.filter((call) => call.includes('/addresses'))).toEqual([]);
});
