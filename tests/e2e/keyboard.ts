import type { Locator } from 'playwright/test';
import { expect, type Page } from './fixtures.ts';

/** More tab stops than any page of the journeys has. */
const MOST_STOPS = 90;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) => found.some((element) => element.matches(':focus')));

/** Presses Tab until the target has the focus, as a shopper without a mouse does. `onStop` is called at each stop. */
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

/** Reaches the target by Tab and presses a key. */
export const tabAndPress = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/**
 * Chooses a radio button by keyboard: Tab moves the focus to the group's selected or first button, then the arrow keys
 * move on.
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
