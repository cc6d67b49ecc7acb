import { leaveEarlierCart } from './customer-visit.ts';
import type { Host, Page } from './fixtures.ts';
import { expectSignedIn, signIn } from './signed-in-visit.ts';

const CART = '/store/usassessments/en/cart';

export const cart = (page: Page) => page.locator('assess-cart');
export const dialog = (page: Page) => cart(page).getByRole('dialog');
export const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });

/** Returns the calendar day this many days from now, where the browser is. */
export const daysAhead = (page: Page, days: number): Promise<string> =>
  page.evaluate((ahead) => {
    const now = new Date();
    const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + ahead));
    return day.toISOString().slice(0, 10);
  }, days);

/** Opens the cart of a signed-in customer, with a training. */
export const openCart = async (page: Page, host: Host, who = 'tess'): Promise<void> => {
  await leaveEarlierCart(host, who, [['FMS-TRN', 1]]);
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, who);
  await expectSignedIn(page, `user-${who}`);
  await page.goto(host.shop + CART);
};
