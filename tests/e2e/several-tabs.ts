import type { Page } from './fixtures.ts';
import { expectSignedIn } from './signed-in-visit.ts';

/** Pages that the tests of the session go to: neither needs anybody to be signed in. */
export const HOME = '/en-us/';
export const CART = '/store/usassessments/en/cart';

/** Another tab of the same browser. */
export const newTab = async (page: Page, url: string): Promise<Page> => {
  const tab = await page.context().newPage();
  await tab.goto(url);
  return tab;
};

/** The tab of somebody who is signed in, and further ones that know it, so that there are so many. */
export const signedInTabs = async (page: Page, url: string, howMany: number): Promise<Page[]> => {
  const tabs = [page];
  while (tabs.length < howMany) tabs.push(await newTab(page, url));
  for (const tab of tabs) await expectSignedIn(tab);
  return tabs;
};
