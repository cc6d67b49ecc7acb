import { violations } from './cart-visit.ts';
import { CHECKOUT } from './checkout-visit.ts';
import { customerHolds, leaveEarlierCart } from './customer-visit.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './signed-in-visit.ts';

test('a clinician sends a license for review from the checkout that asked for it, edits it, and is led back to the same cart [ACC-04 a, e] [CHK-03 d part]', async ({
  page,
  host,
}) => {
  await host.flag('accountQualifications', ['license']);
  await leaveEarlierCart(host, 'ada', [['LMS4-KIT', 1]]);
  const checkout = page.locator('assess-checkout');
  const qualifications = page.locator('assess-qualifications');
  await page.goto(`${host.shop}/en-us/`);
  await signIn(page, 'ada');
  await page.goto(`${host.shop}${CHECKOUT}`);
  await expect(checkout.getByText('Your qualification doesn’t cover level C.')).toBeVisible();
  await checkout.getByRole('link', { name: /^Update qualifications/ }).click();
  await expect(page).toHaveURL(/\/qualifications\?returnTo=/);
  await expect(qualifications.getByText(/You came from checkout\. Your cart is unchanged\./)).toBeVisible();
  await qualifications.getByRole('link', { name: 'Add license' }).click();
  await expect(page).toHaveURL(/\/qualifications\/license\/add\?returnTo=/);
  await qualifications.getByLabel('Title', { exact: true }).fill('Psychologist license');
  await qualifications.getByLabel('Issuer').fill('Oregon Board of Psychology');
  await qualifications.getByLabel('Country').selectOption('United States');
  await qualifications.getByLabel('State').selectOption('Oregon');
  await qualifications.getByRole('button', { name: 'Send for review' }).click();
  await expect(qualifications.getByText('Sent for review.')).toBeVisible();
  expect(await violations(page, 'assess-qualifications')).toEqual([]);
  await qualifications.getByRole('link', { name: /^Edit Psychologist license/ }).click();
  await expect(page).toHaveURL(/\/qualifications\/license\/edit\/[^/]+\?returnTo=/);
  await qualifications.getByLabel('Number (optional)').fill('PSY-20418');
  await qualifications.getByRole('button', { name: 'Send for review' }).click();
  await expect(qualifications.getByText('PSY-20418')).toBeVisible();
  await qualifications.getByRole('link', { name: 'Back to checkout' }).click();
  await expect(checkout.getByText('Your latest entry is being reviewed')).toBeVisible();
  expect(await customerHolds(host, 'ada')).toMatchObject({ current: [['LMS4-KIT × 1']] });
});
