import type { Locator } from 'playwright/test';
import { expect, type Page } from './fixtures.ts';

/** More stops than any page of the journeys has. */
const MOST_STOPS = 90;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) => found.some((element) => element.matches(':focus')));

/** Goes on by Tab until the focus is there, as who has no mouse does. `onStop` is told of each stop. */
export const tabTo = async (
  page: Page,
  target: Locator,
  onStop: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
    await onStop();
  }
  throw new Error(`The Tab key does not come to ${String(target)} in ${MOST_STOPS} stops.`);
};

/** Comes there by Tab and presses a key. */
export const tabAndPress = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/**
 * Chooses one of a group of radio buttons: by Tab into the group, where the focus comes to the chosen one or to the first, then
 * by the arrow keys.
 */
export const pickByKeys = async (
  page: Page,
  target: Locator,
  onStop: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  await expect(target).toBeVisible();
  const name = await target.getAttribute('name');
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) break;
    const inGroup = await page.evaluate(
      (group) => (document.activeElement as HTMLInputElement | null)?.name === group,
      name,
    );
    await page.keyboard.press(inGroup ? 'ArrowDown' : 'Tab');
    await onStop();
  }
  if (!(await target.isChecked())) await page.keyboard.press('Space');
  await expect(target).toBeChecked();
};
