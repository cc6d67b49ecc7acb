import { asCustomer } from './customer-visit.ts';
import { checkout, openStep } from './checkout-visit.ts';
import { expect, test } from './fixtures.ts';
import { cart, dialog, field, inDialog, openCart } from './training-visit.ts';

// A day later than anywhere west of it, and a day and more before the last zone, by which the service goes.
test.use({ timezoneId: 'Pacific/Kiritimati' });

/** The first day that the service takes: six weeks from today in the zone furthest behind. */
const servicesFirst = (days = 0): string =>
  new Date(Date.now() - 12 * 3_600_000 + (42 + days) * 86_400_000).toISOString().slice(0, 10);

test('dates that are too early where the shopper is open the dialog again, in cart and review [TRN-05 c part]', async ({
  page,
  host,
}) => {
  test.slow();
  await openCart(page, host);
  await asCustomer(host, 'tess', 'PUT', '/carts/current/entries/0/training', {
    dates: [servicesFirst(), servicesFirst(30)],
    contact: {
      firstName: 'Tess',
      lastName: 'Ortega',
      email: 'tess@riverside.example',
      phone: '+12025550117',
      country: 'US',
    },
    participants: [{ firstName: 'Ana', lastName: 'Lee', email: 'a.lee@riverside.example' }],
  });
  await page.reload();

  await test.step('the cart opens it by itself, once', async () => {
    await expect(field(page, 'First choice')).toHaveAccessibleDescription(/^Choose a date on or after /);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(cart(page).getByText(/Your preferred dates are too early by now/)).toBeVisible();
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
