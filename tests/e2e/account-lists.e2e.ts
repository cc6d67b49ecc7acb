import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { violations } from './cart-visit.ts';
import { asCustomer } from './customer-visit.ts';
import { expect, test } from './fixtures.ts';
import { CARDS, inFrame, typeCard } from './payment-visit.ts';
import { signIn } from './signed-in-visit.ts';

test('a customer adds a card in the payment service’s frame and deletes one, each with the proof and nothing without it [ACC-06 a, b, c] [IDN-05] [SEC-11 a]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.shop}/store/usassessments/en/payment-cards`);
  await signIn(page, 'carla');
  const cards = page.locator('assess-payment-cards');
  const proof = page.locator('assess-session');
  const prove = async (): Promise<void> => {
    await proof.getByLabel('Password', { exact: true }).fill(SEEDED_PASSWORD);
    await page.keyboard.press('Enter');
  };
  // What the page itself sends: the number is in none of it.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await expect(cards.locator('tbody tr')).toHaveText([
    /^Visa ending in 4242\s*Default\s*Carla Reyes\s*Expires 09\/2031/,
    /^Mastercard ending in 5454\s*Carla Reyes\s*Expires 09\/2031/,
    /^American Express ending in 0005\s*Carla Reyes\s*Expired 03\/2024/,
    /^Visa ending in 0002/,
  ]);
  const add = cards.getByRole('button', { name: 'Add card' });
  await add.click();
  await expect(cards.getByLabel('Billing address')).toContainText('Carla Reyes');
  await typeCard(page, '5555555555554444');
  await add.click();
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards.getByText('It needs a proof that it is you')).toBeVisible();
  expect(await violations(page, 'assess-payment-cards')).toEqual([]);
  await add.click();
  await prove();
  await expect(cards.getByText('Mastercard ending in 4444 was added.')).toBeVisible();
  expect(sent.filter((call) => call.includes('5555555555554444'))).toEqual([]);
  // The bank's yes is the proof.
  await add.click();
  await typeCard(page, CARDS.challenge);
  await add.click();
  await inFrame(page).getByRole('button', { name: 'Confirm payment' }).click();
  await expect(cards.getByText('Visa ending in 3220 was added.')).toBeVisible();

  const remove = async (): Promise<void> => {
    await cards.getByRole('button', { name: 'Delete Mastercard ending in 5454' }).click();
    await cards.getByRole('button', { name: 'Delete card' }).click();
  };
  await remove();
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards.getByText('Your card was not deleted.')).toBeVisible();
  await remove();
  await prove();
  await expect(cards.getByText('Card deleted.')).toBeVisible();
  expect(await violations(page, 'assess-payment-cards')).toEqual([]);
  const { payments } = (await asCustomer(host, 'carla', 'GET', '/paymentdetails')) as { payments: object[] };
  expect(payments).toHaveLength(5);
});
