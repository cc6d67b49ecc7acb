import type { Page } from 'playwright/test';

/** The tag of the form, whose own words stand on the rest of the page as well. */
const form = (page: Page) => page.locator('assess-sign-in');

/** A security key that is plugged into this browser: whoever touches it has unlocked it. */
export type PluggedKey = {
  /** How many passkeys it holds. */
  held(): Promise<number>;
  /** Into another tab as well: each has sockets of its own here. */
  plugInto(other: Page): Promise<void>;
  /** Pulls it out; what was made with it is gone. */
  pull(): Promise<void>;
};

type Transport = 'usb' | 'internal';

const addKey = async (page: Page, transport: Transport) => {
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
  return { client, authenticatorId };
};

export const plugKey = async (page: Page, transport: Transport = 'internal'): Promise<PluggedKey> => {
  const { client, authenticatorId } = await addKey(page, transport);
  const made = async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    held: async () => (await made()).length,
    plugInto: async (other) => {
      const there = await addKey(other, transport);
      for (const credential of await made())
        await there.client.send('WebAuthn.addCredential', {
          authenticatorId: there.authenticatorId,
          credential,
        });
    },
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
