import { asCustomer, customerHolds, leaveEarlierCart } from './customer-visit.ts';
import { checkout, openStep } from './checkout-visit.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, signIn } from './signed-in-visit.ts';
import { cart, dialog, field, inDialog, openCart } from './training-visit.ts';

// The earliest time zone: its date is a day ahead of the zones west of it, and more than a day ahead of the last zone,
// which the service uses.
test.use({ timezoneId: 'Pacific/Kiritimati' });

/** Returns the first day that the service accepts: six weeks from today in the zone furthest behind. */
const servicesFirst = (days = 0): string =>
  new Date(Date.now() - 12 * 3_600_000 + (42 + days) * 86_400_000).toISOString().slice(0, 10);

const BOOKED = {
  contact: {
    firstName: 'Tess',
    lastName: 'Ortega',
    email: 'tess@riverside.example',
    phone: '+12025550117',
    country: 'US',
  },
  participants: [{ firstName: 'Ana', lastName: 'Lee', email: 'a.lee@riverside.example' }],
};

const STREET = {
  firstName: 'Tess',
  lastName: 'Ortega',
  line1: '18 Linden Avenue',
  town: 'Columbus',
  postalCode: '43215',
  country: { isocode: 'US' },
  region: { isocode: 'US-OH' },
};

test('dates that are too early where the shopper is open the dialog again, in cart and review [TRN-05 c part]', async ({
  page,
  host,
}) => {
  test.slow();
  await openCart(page, host);
  await asCustomer(host, 'tess', 'PUT', '/carts/current/entries/0/training', {
    ...BOOKED,
    dates: [servicesFirst(), servicesFirst(30)],
  });
  await page.reload();

  await test.step('the cart opens it by itself, once', async () => {
    await expect(field(page, 'First choice')).toHaveAccessibleDescription(/^Choose a date on or after /);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(cart(page).getByText(/Your preferred dates are now too early/)).toBeVisible();
  });

  await test.step('the checkout leads back to it', async () => {
    await cart(page).getByRole('link', { name: 'Go to checkout' }).click();
    await expect(openStep(page, 'Items')).toBeVisible();
    await checkout(page)
      .getByRole('link', { name: /^Complete training/ })
      .click();
    await expect(field(page, 'First choice')).toHaveAccessibleDescription(/^Choose a date on or after /);
    await dialog(page).getByRole('button', { name: /^Use / }).click();
    await inDialog(page, 'Save training').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(cart(page).getByText('Training data complete.')).toBeVisible();
  });
});

test('dates of a quote that have become too early are mended in its own cart, from its page and from the checkout [TRN-05 c] [QTE-04 c]', async ({
  page,
  host,
}) => {
  test.slow();
  const as = (method: string, path: string, body?: unknown) => asCustomer(host, 'tess', method, path, body);
  await leaveEarlierCart(host, 'tess', [['FMS-TRN', 1]]);
  await as('PUT', '/carts/current/account', { id: 'org-4430' });
  await as('PUT', '/carts/current/billingaddress', { address: STREET });
  await as('PUT', '/carts/current/entries/0/training', {
    ...BOOKED,
    dates: [servicesFirst(), servicesFirst(30)],
  });
  const { code } = (await as('POST', '/quotes', { cartId: 'current', name: 'Spring' })) as { code: string };
  await leaveEarlierCart(host, 'tess', [['LMS4-KIT', 1]]);
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'tess');
  await expectSignedIn(page, 'user-tess');
  const quote = page.locator('assess-quotes');
  const mend = quote.getByRole('dialog');

  await test.step('the page of the quote does not take them to the checkout', async () => {
    await page.goto(`${host.shop}/store/usassessments/en/quotes/${code}`);
    await quote.getByRole('button', { name: /^Order at these prices/ }).click();
    await expect(quote.getByRole('alert')).toContainText('Complete the training details first.');
    await expect(page).toHaveURL(/\/quotes\//);
  });

  await test.step('the checkout of its cart leads back to it', async () => {
    await as('POST', `/quotes/${code}/action`, { action: 'CHECKOUT' });
    const { cartId } = (await as('GET', `/quotes/${code}?fields=FULL`)) as { cartId: string };
    await page.goto(`${host.shop}/store/usassessments/en/en/checkout?cart=${cartId}`);
    await checkout(page)
      .getByRole('link', { name: /^Complete training/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/quotes/${code}\\?orderTrainingsError=true$`));
  });

  await test.step('there the dialog opens by itself, and they are given anew', async () => {
    await expect(mend.getByLabel('First choice', { exact: true })).toHaveAccessibleDescription(
      /^Choose a date on or after /,
    );
    await mend.getByRole('button', { name: /^Use / }).click();
    await mend.getByRole('button', { name: 'Save training', exact: true }).click();
    await expect(mend).toHaveCount(0);
    await expect(quote.getByText('Training data complete.')).toBeVisible();
  });

  await test.step('and it goes to the checkout; the present cart stays', async () => {
    await quote.getByRole('button', { name: /^Order at these prices/ }).click();
    await expect(page).toHaveURL(/\/checkout\?cart=\d+/);
    await expect(openStep(page, 'Payment')).toBeVisible();
    expect((await customerHolds(host, 'tess')).current).toContainEqual(['LMS4-KIT × 1']);
  });
});

test('a visitor is asked to sign in before a training can be booked [TRN-01 d]', async ({ page, host }) => {
  await page.goto(`${host.shop}/store/usassessments/en/quickOrder`);
  await page.getByLabel('Code, row 1').fill('FMS-TRN');
  await page.getByLabel('Code, row 1').press('Enter');
  await page.getByRole('button', { name: /^Add 1 item/ }).click();
  await expect(page.getByRole('link', { name: 'View cart' }).first()).toBeVisible();
  await page.goto(`${host.shop}/store/usassessments/en/cart`);
  const line = cart(page).getByRole('listitem').filter({ hasText: 'FMS-TRN' });
  await expect(line.getByText('Sign in to book training.')).toBeVisible();
  await expect(line.getByRole('button', { name: /^Complete training/ })).toHaveCount(0);
  await line.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?/);
});
