import type { Locator, Page } from 'playwright/test';
import { countryOf } from './country-of.ts';
import { expect } from './fixtures.ts';
import { started } from './started.ts';

/** Finds the notice of a switch of locale, by its heading. */
export const notice = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });

/** Waits until the page has asked the store who is signed in and has acted on the answer. */
export const settle = async (page: Page): Promise<void> => {
  await expect.poll(() => countryOf(page)).toBeTruthy();
  await started(page);
};
