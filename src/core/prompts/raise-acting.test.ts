import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { runtime, setRuntime } from '../runtime.ts';
import { showActing } from './raise-acting.ts';

// Questions of the page need a document.
vi.mock('./matters.ts', () => ({ actingMatters: { raise: () => undefined } }));

let whose: string;
const told = () =>
  runtime()
    .registry.getSnapshot()
    .messages.map(({ code, params }) => [code, params]);
/** Another visitor is there from now on. */
const become = async (id: string, userId: string): Promise<void> => {
  whose = id;
  runtime().registry.actions.setSession({ status: 'signed-in', id: userId, user: undefined });
  // The page's listeners are called once the change is whole.
  await new Promise((done) => setTimeout(done));
};

beforeEach(() => {
  startClientPage();
  const { registry, storage } = runtime();
  whose = 'acting';
  const acting = () => (whose === 'acting' ? 'user-mara' : undefined);
  Object.assign(registry, { session: { whose: () => whose, acting } });
  storage.write('signedIn', {
    id: 'acting',
    who: 'a hash',
    agent: 'members',
    customerId: 'user-mara',
    since: 0,
  });
  registry.actions.setSession({
    status: 'signed-in',
    id: 'user-mara',
    user: { id: 'user-mara', firstName: 'Mara', lastName: 'Lindqvist' },
  } as never);
  showActing();
});
afterEach(() => setRuntime(undefined));

it('tells the member that they act no longer, and nobody else whom they acted for [ACC-08 d]', async () => {
  await become('members', 'user-sue');
  expect(told()).toEqual([['notification.acting-ended', { name: 'Mara Lindqvist' }]]);
});

it('tells nothing of the customer to somebody else who signs in [ACC-08 d, f]', async () => {
  await become('another', 'user-ned');
  expect(told()).toEqual([]);
  await become('members', 'user-sue');
  expect(told()).toEqual([]);
});
