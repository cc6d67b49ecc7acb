import { expect, type Host, type Page } from './fixtures.ts';

/** A shopper's own visit before: one kit in the cart, put there by quick order, and all that the browser keeps of it. */
export const fillCart = async (page: Page, host: Host): Promise<void> => {
  await page.goto(`${host.shop}/store/usassessments/en/quickOrder`);
  await page.getByLabel('Code, row 1').fill('LMS4-KIT');
  await page.getByLabel('Code, row 1').press('Enter');
  await page.getByRole('button', { name: /^Add 1 item/ }).click();
  await expect(page.getByRole('link', { name: 'View cart' }).first()).toBeVisible();
};
