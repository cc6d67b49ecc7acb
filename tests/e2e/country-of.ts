import type { Page } from 'playwright/test';

type Registry = { getSnapshot(): { country?: string } };

/**
 * Returns the visitor's country as the page knows it; undefined while it navigates to another page. What follows from a
 * registration country is decided at the same moment.
 */
export const countryOf = async (page: Page): Promise<string | undefined> => {
  try {
    return await countryNow(page);
  } catch (error) {
    if (/context was destroyed|navigat/i.test(String(error))) return undefined;
    throw error;
  }
};

const countryNow = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      (globalThis as unknown as Record<symbol, Registry | undefined>)[
        Symbol.for('assess-widgets')
      ]?.getSnapshot().country,
  );
