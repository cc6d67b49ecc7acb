import type { Page } from './fixtures.ts';
import { expectSignedIn } from './signed-in-visit.ts';

/** Pages that the tests of the session open. Neither needs a sign-in. */
export const HOME = '/en-us/';
export const CART = '/store/usassessments/en/cart';

/** Opens another tab of the same browser. */
export const newTab = async (page: Page, url: string): Promise<Page> => {
  const tab = await page.context().newPage();
  await tab.goto(url);
  return tab;
};

/** Signs in in one tab, and opens further ones that know it, up to this number. */
export const signedInTabs = async (page: Page, url: string, howMany: number): Promise<Page[]> => {
  const tabs = [page];
  while (tabs.length < howMany) tabs.push(await newTab(page, url));
  for (const tab of tabs) await expectSignedIn(tab);
  return tabs;
};
