import {
  card,
  CHECKOUT,
  checkout,
  CHOSEN,
  field,
  goOn,
  openStep,
  press,
  visitCheckout,
} from './checkout-visit.ts';
import { asCustomer } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';

/** Signs in with a printed product, and opens the checkout at its first open step. */
const checkOut = async (page: Page, host: Host, userName: string) => {
  await visitCheckout(page, host, { who: userName });
  await expect(openStep(page, 'Shipping address')).toBeVisible();
};

const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

type Addresses = { addresses: { line1?: string; id: string; firstName?: string }[] };
const addressesOf = async (host: Host, userName: string) =>
  ((await asCustomer(host, userName, 'GET', '/addresses')) as Addresses).addresses;

type Billed = { billingAddress?: { line1?: string } };
const billed = async (host: Host) =>
  ((await asCustomer(host, 'tess', 'GET', '/carts/current?fields=FULL')) as Billed).billingAddress?.line1;

test('a new address is typed in place, from a suggestion, kept for later, and billed to as well, as the shipping address [CHK-07 a] [CHK-09 a part] [CHK-20 part]', async ({
  page,
  host,
}) => {
  await checkOut(page, host, 'tess');
  await card(page, 'New address').check();
  // The form does not ask again for the names of the profile.
  await expect(field(page, 'First name')).toHaveValue('Tess');
  await press(page, 'Continue to shipping method');
  await expect(checkout(page).getByRole('region', { name: 'Please check what you entered' })).toBeVisible();
  await field(page, 'Street address').click();
  await page.keyboard.type('18 lin');
  await checkout(page).getByRole('option', { name: '18 Linden Court, Austin, TX 78701' }).click();
  await expect(field(page, 'City')).toHaveValue('Austin');
  await fill(page, { Phone: '(202) 555-0117' });
  await press(page, 'Continue to shipping method');

  await expect(openStep(page, 'Shipping method')).toBeFocused();
  expect((await addressesOf(host, 'tess')).filter(({ line1 }) => line1 === '18 Linden Court')).toHaveLength(
    1,
  );
  await press(page, 'Continue to billing address');
  await expect(
    checkout(page).getByText('You must provide a delivery option in order to go to the next step.'),
  ).toBeVisible();
  await card(page, /^Ground/).check();
  await press(page, 'Continue to billing address');

  await expect(openStep(page, 'Billing address')).toBeFocused();
  // An organization's invoice is not sent to a private address by default.
  await expect(card(page, /^Customer account’s billing address/)).toBeChecked();
  await card(page, /^Same as shipping address/).check();
  await press(page, 'Continue to payment');
  await expect(openStep(page, 'Payment')).toBeFocused();
  expect(await billed(host)).toBe('18 Linden Court');
});

test('an address without a name is mended in place, and chosen [CHK-09 b part]', async ({ page, host }) => {
  await checkOut(page, host, 'nina');
  await expect(card(page, '7 Canal Road')).toBeDisabled();
  await expect(
    checkout(page).getByText(
      'Choose another address or update your first and last name in your address book.',
    ),
  ).toBeVisible();
  await checkout(page)
    .getByRole('button', { name: /^Add a name, 7 Canal Road/ })
    .click();
  await fill(page, { 'First name': 'Nina', 'Last name': 'Hoffman', Phone: '303 555 0142' });
  await press(page, 'Continue to shipping method');
  await expect(openStep(page, 'Shipping method')).toBeFocused();
  const mended = (await addressesOf(host, 'nina')).find(({ id }) => id === 'nameless');
  expect(mended?.firstName).toBe('Nina');
});

test('an address that nothing is sent to says so and leads back, and what was typed outlasts a reload [CHK-08 d part] [REL-03 part]', async ({
  page,
  host,
}) => {
  await checkOut(page, host, 'ned');
  const place = card(page, /^Ned/).filter({ hasNot: page.locator('[disabled]') });
  await expect(place.first()).toBeVisible();
  await card(page, 'New address').check();
  await fill(page, { 'Street address': '5 Long Road', City: 'Salem' });
  await page.reload();
  await expect(field(page, 'City')).toHaveValue('Salem');
  await expect(card(page, 'New address')).toBeChecked();
  await checkout(page).locator('.pick', { hasText: 'Strand Road' }).getByRole('radio').check();
  await press(page, 'Continue to shipping method');
  await expect(
    checkout(page).getByText('We can’t ship these products to this address. Choose another address.'),
  ).toBeVisible();
  await press(page, 'Change shipping address');
  await expect(openStep(page, 'Shipping address')).toBeVisible();
});

test.describe('the billing address', () => {
  type Cart = { customerAccount?: { billingAddress?: { lastName?: string } } };
  const BANNER = 'You must provide a billing address in order to go to the next step.';

  test.describe('is required, and any of those that are offered [CHK-09 a]', () => {
    test('a saved one, where none is chosen by itself: nothing is shipped, and the account’s has no name', async ({
      page,
      host,
    }) => {
      await page.route(/\/carts\/current(\/defaults)?(\?|$)/, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const [method, headers, body] = [
          route.request().method(),
          route.request().headers(),
          route.request().postData(),
        ];
        const answer = await fetch(`http://localhost:${host.port}${pathname}${search}`, {
          method,
          headers,
          body,
        });
        const cart = (await answer.json()) as Cart;
        delete cart.customerAccount?.billingAddress?.lastName;
        await route.fulfill({ json: cart, headers: { etag: answer.headers.get('etag') ?? '' } });
      });
      await visitCheckout(page, host, { lines: [['FMS-DIG', 1]] });
      await expect(openStep(page, 'Billing address')).toBeVisible();
      await goOn(page);
      await expect(checkout(page).getByText(BANNER)).toBeVisible();
      await card(page, 'Union County Public Schools').check();
      await goOn(page);
      await expect(openStep(page, 'Payment')).toBeFocused();
      expect(await billed(host)).toBe('88 Depot Lane');
    });

    test('the primary or a new one', async ({ page, host }) => {
      await visitCheckout(page, host, { chosen: [CHOSEN.address, CHOSEN.method] });
      const open = () => page.goto(`${host.shop}${CHECKOUT}?step=billing-address`);
      const takes = async (line1: string) => {
        await goOn(page);
        await expect(openStep(page, 'Payment')).toBeFocused();
        expect(await billed(host)).toBe(line1);
        await open();
        await expect(openStep(page, 'Billing address')).toBeVisible();
      };
      await expect(card(page, /^Customer account’s billing address/)).toBeChecked();
      await takes('410 Alder Street');
      await card(page, 'New address').check();
      await fill(page, {
        'Street address': '5 Long Road',
        City: 'Salem',
        'ZIP code': '97301',
        Phone: '(202) 555-0117',
      });
      await field(page, 'State').selectOption({ label: 'Oregon' });
      await takes('5 Long Road');
    });
  });
});
