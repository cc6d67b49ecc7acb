import { twoFrames } from './arrived.ts';
import { openAuthored } from './authored-page.ts';
import { expect, type Host, type Page } from './fixtures.ts';

export const FILE = '/first-level-nav-content.json';
export const CONFIG = {
  locale: 'en-us',
  commerceBase: '/commerce/headless/ecommerce/v2',
  regional: '/regional',
};
export const GROUPS = ['Assessments & Solutions', 'Learning & Training', 'Ordering & Support'];
export const CLOSED = 'Customer Support is closed on July 3-4 and resumes Wednesday, July 5 at 7:00 AM CT.';
export const HEADER =
  '<assess-header brand="Shop"><nav><a href="/en-us/about">About</a></nav></assess-header>';

export const open = (page: Page, host: Host, body = HEADER, more: object = {}) =>
  openAuthored(page, host, { body: `${body}<p>The page</p>`, config: { ...CONFIG, ...more } });

export const menu = (page: Page, name = 'Main menu') => page.getByRole('navigation', { name });
export const groups = (page: Page) => menu(page).locator('.groups > li > .group');
export const group = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
export const notice = (page: Page) => page.getByRole('region', { name: 'Notice' });
export const answer = (page: Page, json: unknown) =>
  page.route(`**${FILE}`, (route) => route.fulfill({ json }));

/**
 * Waits until the CMS's menu is drawn. The built-in one has the same titles, and is not replaced while the focus is in
 * it.
 */
export const menuArrived = async (page: Page, locale = 'en-us'): Promise<void> => {
  await expect
    .poll(() => page.evaluate((name) => localStorage.getItem(name), `assess.navigation.${locale}`))
    .not.toBeNull();
  await twoFrames(page);
};
