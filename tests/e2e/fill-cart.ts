import { expect, type Host, type Page } from './fixtures.ts';

/** Makes an earlier visit of the shopper: quick order adds one kit to the cart, and the browser keeps everything. */
export const fillCart = async (page: Page, host: Host): Promise<void> => {
  await page.goto(`${host.shop}/store/usassessments/en/quickOrder`);
  await page.getByLabel('Code, row 1').fill('LMS4-KIT');
  await page.getByLabel('Code, row 1').press('Enter');
  await page.getByRole('button', { name: /^Add 1 item/ }).click();
  await expect(page.getByRole('link', { name: 'View cart' }).first()).toBeVisible();
};
