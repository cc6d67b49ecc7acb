import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import type { Page } from './fixtures.ts';

/** Finds the password field of a step-up. */
export const proofField = (page: Page) => page.getByLabel('Password', { exact: true });

/** Types the password and continues. */
export const proveByPassword = async (page: Page, secret = SEEDED_PASSWORD): Promise<void> => {
  await proofField(page).fill(secret);
  await proofField(page).press('Enter');
};
