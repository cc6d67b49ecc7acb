import {
  card,
  CHECKOUT,
  checkout,
  CHOSEN,
  field,
  goOn,
  openStep,
  press,
  stepIn,
  visitCheckout,
} from './checkout-visit.ts';
import { asCustomer } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { rowsOf } from './rows-of.ts';
import { countCalls, standsStill } from './started.ts';

/*
 * The checkout's current step, how its address and the browser's history follow it, and what is dropped when a step is
 * left.
 */

test.use({ watched: true });

const EXPERIENCE = '/store/usassessments/en/exp-checkout';
const leave = (page: Page) => page.getByRole('alertdialog', { name: 'Leave this step?' });

test('the same checkout stands below the language and at exp-checkout [CHK-01 b]', async ({ page, host }) => {
  await countCalls(page);
  await visitCheckout(page, host, { chosen: [CHOSEN.address] });
  await expect(card(page, /^Ground/)).toBeVisible();
  // The list of methods may show before all of the order beside it.
  await standsStill(page);
  const said = await checkout(page).innerText();
  expect(said).toContain('Shipping method');

  await page.goto(host.shop + EXPERIENCE);
  await expect(card(page, /^Ground/)).toBeVisible();
  await expect.poll(() => checkout(page).innerText()).toBe(said);
  await card(page, /^Ground/).check();
  await press(page, 'Continue to billing address');
  await expect(openStep(page, 'Billing address')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(EXPERIENCE);

  await page.goto(host.shop + CHECKOUT);
  await expect(openStep(page, 'Billing address')).toBeVisible();
  await page.goto(`${host.shop}/store/caassessments/fr/fr/checkout`);
  await expect(checkout(page).getByRole('heading', { name: 'Votre panier est vide.' })).toBeVisible();
});

test('each step is an entry of the tab’s history; what is chosen by itself is none [CHK-01 c]', async ({
  page,
  host,
}) => {
  await visitCheckout(page, host);
  // Her only account was chosen automatically before.
  await expect(openStep(page, 'Shipping address')).toBeVisible();
  await expect.poll(() => stepIn(page)).toBe('shipping-address');
  await card(page, 'Alder Street Clinic').check();
  await press(page, 'Continue to shipping method');
  await expect(openStep(page, 'Shipping method')).toBeFocused();
  await expect.poll(() => stepIn(page)).toBe('shipping-method');
  await card(page, /^Ground/).check();
  await press(page, 'Continue to billing address');
  await expect(openStep(page, 'Billing address')).toBeFocused();
  await expect.poll(() => stepIn(page)).toBe('billing-address');

  for (const [step, name] of [
    ['shipping-method', 'Shipping method'],
    ['shipping-address', 'Shipping address'],
  ] as const) {
    await page.goBack();
    await expect(openStep(page, name)).toBeFocused();
    await expect.poll(() => stepIn(page)).toBe(step);
  }
  await page.goForward();
  await expect(openStep(page, 'Shipping method')).toBeFocused();
  await expect(card(page, /^Ground/)).toBeChecked();
  await page.reload();
  await expect(openStep(page, 'Shipping method')).toBeVisible();
  await expect.poll(() => stepIn(page)).toBe('shipping-method');
  await page.goBack();
  await expect(openStep(page, 'Shipping address')).toBeVisible();
  // One entry back from the first step is the previous page.
  await page.goBack();
  await page.waitForURL(`${host.shop}/en-us/about`);
});

test('a step ahead of an unfinished one leads to the first unfinished, one that is done stays open [CHK-01 d]', async ({
  page,
  host,
}) => {
  await visitCheckout(page, host, { chosen: [CHOSEN.address, CHOSEN.method], search: '?step=review' });
  for (const ahead of rowsOf(
    ['review', 'confirmation', '%2e%2e%2fcart'],
    ['payment', 'nothing', 'aimsweb'],
  )) {
    await page.goto(`${host.shop}${CHECKOUT}?step=${ahead}`);
    await expect(openStep(page, 'Billing address')).toBeVisible();
    await expect.poll(() => stepIn(page)).toBe('billing-address');
  }
  await page.goto(`${host.shop}${CHECKOUT}?step=shipping-address`);
  await expect(openStep(page, 'Shipping address')).toBeVisible();
  await expect.poll(() => stepIn(page)).toBe('shipping-address');
  await goOn(page);
  await expect(openStep(page, 'Billing address')).toBeFocused();
});

test('the browser’s Back asks before it leaves what was not saved: Stay keeps it, Discard drops this step’s alone [CHK-06 c]', async ({
  page,
  host,
}) => {
  await visitCheckout(page, host);
  await card(page, 'Alder Street Clinic').check();
  await press(page, 'Continue to shipping method');
  await expect(openStep(page, 'Shipping method')).toBeFocused();
  await card(page, /^Ground/).check();
  await press(page, 'Continue to billing address');
  await expect(openStep(page, 'Billing address')).toBeFocused();
  await card(page, 'New address').check();
  await field(page, 'City').fill('Salem');

  await page.goBack();
  await leave(page).getByRole('button', { name: 'Stay' }).click();
  await expect(leave(page)).toHaveCount(0);
  await expect(field(page, 'City')).toHaveValue('Salem');
  await expect.poll(() => stepIn(page)).toBe('billing-address');

  await page.goBack();
  await leave(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(openStep(page, 'Shipping method')).toBeFocused();
  await expect.poll(() => stepIn(page)).toBe('shipping-method');
  await expect(card(page, /^Ground/)).toBeChecked();
  await press(page, 'Continue to billing address');
  await expect(openStep(page, 'Billing address')).toBeFocused();
  await expect(card(page, /^Customer account’s billing address/)).toBeChecked();
  await card(page, 'New address').check();
  await expect(field(page, 'City')).toHaveValue('');
});

type Account = { customerAccount?: { id: string; type: string } };
const accountOf = async (host: Host) =>
  ((await asCustomer(host, 'mara', 'GET', '/carts/current?fields=FULL')) as Account).customerAccount;

test('the order goes to a personal account or to one of an organization [CHK-02 a]', async ({
  page,
  host,
}) => {
  await visitCheckout(page, host, { who: 'mara', lines: [['LMS4-KIT', 1]] });
  await expect(openStep(page, 'Customer account')).toBeVisible();
  const personal = checkout(page).getByRole('radiogroup', { name: 'Personal account' });
  const organizations = checkout(page).getByRole('radiogroup', { name: 'Organizations' });
  await personal.getByRole('radio', { name: 'Mara Lindqvist' }).check();
  await goOn(page);
  // The customer is the only user of a personal account, and chosen automatically.
  await expect(openStep(page, 'Shipping address')).toBeFocused();
  expect(await accountOf(host)).toMatchObject({ type: 'PERSONAL' });

  await press(page, 'Change: Customer account');
  await expect(openStep(page, 'Customer account')).toBeFocused();
  await organizations.getByRole('radio', { name: 'Alder Street Clinic' }).check();
  await goOn(page);
  await expect(openStep(page, 'Qualified user')).toBeFocused();
  expect(await accountOf(host)).toMatchObject({ id: 'org-4410', type: 'ORGANIZATION' });
  await expect(checkout(page).getByText('Alder Street Clinic').first()).toBeVisible();
});
