import type { Browser, Locator, Page } from 'playwright/test';
import { closing, newCustomer } from './bench-browser.ts';
import type { BenchServer } from './bench-server.ts';
import { longestTask, watchTasks } from './long-tasks.ts';
import { timeOpening } from './opening-times.ts';
import { metricsOf, slowProcessor } from './profiles.ts';
import { idle } from './within.ts';

/**
 * Account pages of a customer with 10,000 orders and 3,000 invoices. `orders` and `invoices`: milliseconds until the first
 * rows are visible, with an empty cache in the slow profile. `turning`: the longest task in ms while filters and pages of
 * both change, with the processor slowed four times. `zipping` and `zipHeap`: the longest task in ms and the most megabytes
 * of heap while some 200 PDFs become one ZIP.
 */
export type AccountTimes = {
  orders: number;
  invoices: number;
  turning: number;
  zipping: number;
  zipHeap: number;
};

const CUSTOMER = 'user-max';

/** How long a person holds a button down, in ms. Without it, moving, pressing and releasing the mouse are one task. */
const HELD = 80;

/** Measures the account pages. Source: PERF-14. */
export const measureAccount = async (browser: Browser, server: BenchServer): Promise<AccountTimes> => {
  const visit = async <T>(measure: Parameters<typeof closing<T>>[1]): Promise<T> =>
    closing(await newCustomer(browser, server, [], CUSTOMER), measure);
  const turn = (name: 'orders' | 'invoices', status: string) =>
    visit(async ({ page, session }) => {
      await opened(page, server, name);
      await slowProcessor(session, 4);
      await page.getByRole('combobox', { name: 'Status' }).selectOption(status);
      await drawn(page);
      await page.getByRole('button', { name: 'Next', exact: true }).click({ delay: HELD });
      await drawn(page);
      return longestTask(page);
    });
  return {
    orders: await visit((visitor) => timeOpening(visitor, server, 'orders')),
    invoices: await visit((visitor) => timeOpening(visitor, server, 'invoices')),
    turning: Math.max(await turn('orders', 'SHIPPED'), await turn('invoices', 'PAID')),
    ...(await visit(async ({ page, session }) => {
      await opened(page, server, 'invoices');
      await page.getByRole('searchbox').fill('PO-71');
      await page.keyboard.press('Enter');
      const all = page.getByRole('button', { name: /^Select all \d+ that match$/ });
      await page.getByRole('checkbox', { name: /on this page$/ }).check();
      await all.click();
      await drawn(page);
      await page.evaluate(watchTasks);
      await page.getByRole('button', { name: 'Download ZIP' }).click();
      const heap = await highest(
        async () => (await metricsOf(session)).get('JSHeapUsedSize') ?? 0,
        page.getByText(/^Done: /).first(),
      );
      return { zipping: await longestTask(page), zipHeap: heap / 1_000_000 };
    })),
  };
};

/** Opens a list and watches its tasks from when it stands. */
const opened = async (page: Page, server: BenchServer, name: 'orders' | 'invoices'): Promise<void> => {
  await page.goto(`${server.url}/bench/${name}`);
  await page.locator('tbody tr').first().waitFor();
  await drawn(page);
  await page.evaluate(watchTasks);
};

const drawn = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await idle(page);
};

/** Returns the highest of the values that are read until something is visible. */
const highest = async (read: () => Promise<number>, end: Locator): Promise<number> => {
  let most = 0;
  while (!(await end.isVisible())) most = Math.max(most, await read());
  return most;
};
