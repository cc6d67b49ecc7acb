import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import type { Page } from './fixtures.ts';

/** Where a step-up asks for the password. */
export const proofField = (page: Page) => page.getByLabel('Password', { exact: true });

/** Types it and goes on. */
export const proveByPassword = async (page: Page, secret = SEEDED_PASSWORD): Promise<void> => {
  await proofField(page).fill(secret);
  await proofField(page).press('Enter');
};
