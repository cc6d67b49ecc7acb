import type { Page } from 'playwright/test';

/** The tag of the form, whose own words stand on the rest of the page as well. */
const form = (page: Page) => page.locator('assess-sign-in');

/** A security key that is plugged into this browser: whoever touches it has unlocked it. */
export type PluggedKey = {
  /** How many passkeys it holds. */
  held(): Promise<number>;
  /** Pulls it out; what was made with it is gone. */
  pull(): Promise<void>;
};

export const plugKey = async (
  page: Page,
  transport: 'usb' | 'internal' = 'internal',
): Promise<PluggedKey> => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    held: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    pull: async () => void (await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })),
  };
};

/** User name and password, into the form that is there. */
export const typePassword = async (page: Page, userName: string, password: string): Promise<void> => {
  await form(page).getByLabel('User name').fill(userName);
  await form(page).getByLabel('Password', { exact: true }).fill(password);
  await form(page).getByRole('button', { name: 'Sign in' }).click();
};

export const pressInForm = (page: Page, name: string): Promise<void> =>
  form(page).getByRole('button', { name, exact: true }).click();
