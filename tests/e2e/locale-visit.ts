import type { Locator, Page } from 'playwright/test';
import { countryOf } from './country-of.ts';
import { expect } from './fixtures.ts';
import { started } from './started.ts';

/** What tells of a switch of locale, by its heading. */
export const notice = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });

/** Waits until the page has asked the store who is there and has done what follows of it. */
export const settle = async (page: Page): Promise<void> => {
  await expect.poll(() => countryOf(page)).toBeTruthy();
  await started(page);
};
