import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { beSignedIn } from '../../../tests/support/be-signed-in.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import { beginFaults, contentFails, endFaults, FAULTS } from '../../../tests/support/widget-faults.ts';
import { storageName } from '../../core/storage-names.ts';
import './define.ts';

const TAG = 'assess-account-menu';
const patient = { timeout: 20_000 };
let scene: Scene | undefined;

const open = async (faults: readonly Fault[]): Promise<Scene> => {
  const config = { storeUrl: 'https://shop.example', settings: { redirects: false } };
  scene = await setScene({ identity: { signedIn: 'user-tess' }, config, faults });
  beSignedIn('user-tess');
  document.body.append(document.createElement(TAG));
  return scene;
};
const account = () => page.getByRole('button', { name: 'Account', exact: true });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const isKnown = () => localStorage.getItem(storageName('signedIn')) !== null;

/** Waits until the token is revoked. That is the last call: every service is told before it, whatever the others answer. */
const toldEverybody = () =>
  expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(5000);
      return scene?.calls.some((call) => call.endsWith('/token/revoke'));
    }, patient)
    .toBe(true);

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the account menu, when nobody can say who is signed in [REL-01 b part]', () => {
  const call = { method: 'GET', path: '/users/user-tess', missingField: 'uid' };
  it.each(FAULTS)('for $name, calls nobody by name and has all its entries', async (fault) => {
    await contentFails(TAG, { call, open, stands: account }, fault);
    await account().click();
    await expect.element(item('Saved Carts'), patient).toBeVisible();
    await expect.element(item('Sign out')).toBeVisible();
  });
});

describe('a sign-out, while every service fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, is done here at once, and the link to sign in has the focus', async (fault) => {
    const { backend } = await open([]);
    await expect.element(page.getByRole('button', { name: /^Account, Tess/ }), patient).toBeVisible();
    await page.getByRole('button', { name: /^Account, Tess/ }).click();
    backend.faults.add({ path: '/', ...fault.order });
    await item('Sign out').click();
    const focused = () => document.querySelector(TAG)?.shadowRoot?.activeElement;
    await expect.poll(() => focused()?.textContent, patient).toBe('Sign in');
    await expect.poll(isKnown).toBe(false);
    await toldEverybody();
  });
});
