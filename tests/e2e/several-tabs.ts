import type { Page } from './fixtures.ts';

/** Pages that the tests of the session go to: neither needs anybody to be signed in. */
export const HOME = '/en-us/';
export const CART = '/store/usassessments/en/cart';

/** Another tab of the same browser. */
export const newTab = async (page: Page, url: string): Promise<Page> => {
  const tab = await page.context().newPage();
  await tab.goto(url);
  return tab;
};
