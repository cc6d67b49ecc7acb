import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientPage, type ClientPage } from '../../../tests/support/client-page.ts';
import { createTokenSession, type SessionPort } from '../../auth/index.ts';
import type { StoredTokens } from '../../core/storage-types.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { lastCount, readCart } from './read-cart.ts';

// The session's code can't be loaded after a deploy, so the page can't follow the browser's sign-in.
let tries = 0;
vi.mock('../../auth/identity/identity.ts', () => {
  tries += 1;
  throw new Error('The files are gone.');
});

const NOW = 1_900_000_000_000;
const tokens = (id: string, userId: string): StoredTokens => ({
  id,
  userId,
  accessToken: `demo-token-${userId}`,
  idToken: 'id',
  issuedAt: NOW,
  tokenExpiry: NOW + 600_000,
});

let page: ClientPage;
let session: SessionPort;

beforeEach(() => {
  tries = 0;
  page = startClientPage();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('top', globalThis);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', new URL('http://shop.localhost/en-us/'));
  vi.stubGlobal('document', new EventTarget());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { storage, tabs, registry } = runtime();
  storage.write('signedIn', { id: 'first', who: 'ana' });
  storage.write('tokens', tokens('first', 'ana'));
  session = createTokenSession({
    service: { base: '/auth/', clientId: 'web', redirectUri: '/signed-in.html' },
    forgets: false,
    storage,
    tabs,
    now: () => NOW,
    ended: () => undefined,
  });
  session.start((state) => registry.actions.setSession(state));
  setRuntime({ ...runtime(), registry: { ...registry, session } });
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page that can’t follow the browser into another sign-in', () => {
  it('is nobody’s, without a cart, in place of going on for ever, and asks nothing of the services [REL-06 part] [SES-13 part]', async () => {
    // Another tab has signed in another person.
    runtime().storage.write('signedIn', { id: 'second', who: 'eve' });
    expect(session.whose?.()).toBeNull();
    await expect(readCart()).resolves.toMatchObject({ cart: null });
    expect(session.whose?.()).toBe('');
    expect(tries).toBeLessThan(20);
    expect(page.tries).toEqual([]);
  });

  it('reads on where the browser is theirs again meanwhile [SES-13 part]', async () => {
    const { storage } = runtime();
    storage.write('signedIn', { id: 'second', who: 'eve' });
    const reading = readCart();
    storage.write('signedIn', { id: 'first', who: 'ana' });
    await expect(reading).resolves.toMatchObject({ cart: null });
    expect(page.tries).toEqual(['GET /commerce/headless/ecommerce/v2/users/current/carts/current']);
  });
});

describe('what the cart held on an earlier page', () => {
  const keep = (id: string) => {
    const { storage, row } = runtime();
    storage.write('tokenExpiry', Date.now() + 600_000);
    storage.write('cartCount', { units: 3, lines: 2, id }, row.baseSite);
  };

  it('shows while its customer is looked for and there, and not on a page that is nobody’s, though the browser is in their sign-in [LEAD-12 part] [SES-13 part]', () => {
    const { actions } = runtime().registry;
    keep('first');
    actions.setSession({ status: 'loading' });
    expect(lastCount()).toMatchObject({ units: 3 });
    actions.setSession({ status: 'signed-in', id: 'ana', user: undefined });
    expect(lastCount()).toMatchObject({ units: 3 });
    actions.setSession({ status: 'anonymous' });
    expect(lastCount()).toBeUndefined();
    runtime().storage.remove('signedIn');
    keep('');
    expect(lastCount()).toMatchObject({ units: 3 });
  });
});
