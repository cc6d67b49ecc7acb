import { arrived } from './arrived.ts';
import { expect, type Host, type Page } from './fixtures.ts';

export const QUICK_ORDER = '/store/usassessments/en/quickOrder';

export const open = async (page: Page, host: Host): Promise<void> => {
  await page.goto(host.shop + QUICK_ORDER);
  await expect(code(page, 1)).toBeVisible();
  await host.forgetRequests();
};

/** Opens quick order with one kit in its first row, looked up and ready to be added. */
export const openWithKit = async (page: Page, host: Host): Promise<void> => {
  await open(page, host);
  await enter(page, 1, 'LMS4-KIT');
  await expect(addButton(page)).toHaveText('Add 1 item to cart');
};

/** Opens it in the same way, and waits for the code that adds, which loads with the first line that could be added. */
export const openReadyToAdd = async (page: Page, host: Host): Promise<void> => {
  await openWithKit(page, host);
  await arrived(page, /\/adding-[^/]*\.js$/);
};

export const code = (page: Page, row: number) => page.getByLabel(`Code, row ${row}`, { exact: true });
export const quantity = (page: Page, row: number) => page.getByLabel(`Quantity, row ${row}`, { exact: true });
export const widget = (page: Page) => page.locator('assess-quick-order .qo');
/** Finds text in the widget itself: the page's live region contains many of the same texts. */
export const said = (page: Page, text: string | RegExp) => widget(page).getByText(text);
export const rows = (page: Page) =>
  page.getByRole('list', { name: 'Products to order' }).getByRole('listitem');
export const rowOf = (page: Page, row: number) => rows(page).nth(row - 1);
export const addButton = (page: Page) => page.locator('.qo-add');

/** Types a code, and a quantity if given, and leaves the row. */
export const enter = async (page: Page, row: number, text: string, pieces?: string): Promise<void> => {
  await code(page, row).fill(text);
  if (pieces !== undefined) await quantity(page, row).fill(pieces);
  await code(page, row).press('Tab');
  await quantity(page, row).press('Tab');
};
