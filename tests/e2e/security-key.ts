import type { Page } from 'playwright/test';

/** Finds the form's tag. The rest of the page contains the same words. */
const form = (page: Page) => page.locator('assess-sign-in');

/** A security key that is plugged into this browser and confirms every request. */
export type PluggedKey = {
  /** Returns how many passkeys it holds. */
  held(): Promise<number>;
  /** Plugs it into another tab as well: here each tab has its own devices. */
  plugInto(other: Page): Promise<void>;
  /** Removes it. Everything made with it is lost. */
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

/** Types user name and password into the current form. */
export const typePassword = async (page: Page, userName: string, password: string): Promise<void> => {
  await form(page).getByLabel('User name').fill(userName);
  await form(page).getByLabel('Password', { exact: true }).fill(password);
  await form(page).getByRole('button', { name: 'Sign in' }).click();
};

export const pressInForm = (page: Page, name: string): Promise<void> =>
  form(page).getByRole('button', { name, exact: true }).click();
