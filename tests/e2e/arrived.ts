import { expect, type Page } from './fixtures.ts';

/**
 * Waits until the page has received the whole answer of an address that matches the pattern, according to its own
 * resource timings, and has drawn since. `response.finished()` sometimes never resolves on a busy machine.
 */
export const arrived = async (page: Page, address: RegExp): Promise<void> => {
  const loaded = () =>
    page.evaluate(
      (source) =>
        performance
          .getEntriesByType('resource')
          .some(
            (entry) =>
              new RegExp(source).test(entry.name) && (entry as PerformanceResourceTiming).responseEnd > 0,
          ),
      address.source,
    );
  await expect.poll(loaded, `the page has loaded ${String(address)}`).toBe(true);
  await twoFrames(page);
};

/**
 * Waits until the page has drawn its current state. At the first drawing, its style sheets have loaded and its header
 * is complete.
 */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
