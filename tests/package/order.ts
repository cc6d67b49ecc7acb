import { expect, type Host, type Page } from '../e2e/fixtures.ts';

/** Where an application on another origin finds the commerce service. */
export const commerceBase = (host: Host): string =>
  `http://commerce.localhost:${host.port}/headless/ecommerce/v2`;

/** Types a product's code into quick order and adds it, as a shopper does, until it is said that it is in the cart. */
export const addOneProduct = async (page: Page, heading: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  const code = page.getByLabel('Code, row 1');
  await code.fill('LMS4-KIT');
  await code.press('Enter');
  await page.getByRole('button', { name: /^Add 1 item/ }).click();
  await expect(
    page.locator('assess-quick-order .qo').getByText('1 item was added to the cart.'),
  ).toBeVisible();
};
