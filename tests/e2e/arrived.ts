import { expect, type Page } from './fixtures.ts';

/**
 * Waits until the page has the whole answer of an address that the pattern fits, by the page's own record of what it loaded,
 * and has drawn since. `response.finished()` never ends now and then on a busy machine.
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

/** Until the page has drawn what it knows now. The first time it draws, its style sheets are there and its header is whole. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
