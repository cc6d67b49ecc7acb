import type { Page } from 'playwright/test';

/** Notes every layout shift of the pages that come from now on; gives those of the page that stands, in their order. */
export const noteShifts = async (page: Page): Promise<() => Promise<number[]>> => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.defineProperty(globalThis, 'shifts', { value: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
};
