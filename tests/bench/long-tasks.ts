import type { Browser, Page } from 'playwright/test';
import { newVisitor } from './bench-browser.ts';
import type { BenchServer } from './bench-server.ts';

/**
 * Returns the longest task, in ms, after the first paint of a page with mini-cart, quick order and cart. The panel of
 * the mini-cart is opened, and a code is typed into quick order.
 */
export const measureLongest = async (browser: Browser, server: BenchServer): Promise<number> => {
  const { context, page } = await newVisitor(browser, server);
  await page.addInitScript(watchTasks);
  await page.goto(`${server.url}/bench/store`);
  await page.getByRole('button', { name: /^Cart, 6/ }).click();
  await page.getByRole('link', { name: 'View cart' }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel('Code, row 1', { exact: true }).pressSequentially('LMS4-KIT');
  await page.keyboard.press('Enter');
  await page.waitForLoadState('networkidle');
  const longest = await longestTask(page);
  await context.close();
  return longest;
};

/** Returns the longest of the watched tasks after the first paint, in ms; 0 if none took 50 ms. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { tasks } = globalThis as unknown as { tasks: { startTime: number; duration: number }[] };
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const later = tasks.filter(({ startTime }) => startTime > (paint?.startTime ?? 0));
    return Math.max(0, ...later.map(({ duration }) => duration));
  });

/** Notes the tasks that the browser reports from now on: those of 50 ms and more. It runs in the page. */
export const watchTasks = (): void => {
  const tasks: { startTime: number; duration: number }[] = [];
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
  }).observe({ type: 'longtask' });
};
