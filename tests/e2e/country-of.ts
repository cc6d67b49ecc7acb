import type { Page } from 'playwright/test';

type Registry = { getSnapshot(): { country?: string } };

/**
 * The country that the page knows of its visitor; undefined while it goes to another. What follows of a registration
 * country is decided at once with it.
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
