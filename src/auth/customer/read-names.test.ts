import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import type { Profile } from '../session-port.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { readNames } from './read-names.ts';

let sent: string[];

beforeEach(() => {
  startClientPage();
  vi.stubGlobal('location', { pathname: '/en-us/' });
  sent = [];
  Object.assign(runtime().registry, { session: { token: async () => 'a-token' } });
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://shop.localhost');
    const region = new Headers(headers).get('x-routing-region');
    sent.push(`${pathname.replace(/.*(?=\/users)/, '')} ${searchParams.get('lang')} ${region}`);
    return Response.json({ uid: 'user-mara', firstName: 'Mara' });
  });
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

/** Sets up a page of a store that knows its customers by its own cookie. */
const onStorePath = (): void => {
  setRuntime(undefined);
  startClientPage({ store: '/store-backend', settings: { identityProvider: false } });
  Object.assign(runtime().registry, { session: { token: async () => 'a-token' } });
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, search } = new URL(url, 'http://shop.localhost');
    sent.push(`${pathname.replace(/.*(?=\/users)/, '')}${pathname.endsWith('Profiles') ? search : ''}`);
    return Response.json(
      pathname.endsWith('Profiles') ? { givenName: 'M.', familyName: 'Okafor', email: 'm@x.test' } : {},
    );
  });
};

const PROFILE = { id: 'user-mara', firstName: 'M.', lastName: 'Okafor', email: 'mara@example.test' };
const names = (id: string, profile: Profile | undefined) => readNames(id, { profile: async () => profile });

describe('the names of who is signed in', () => {
  it('are not asked of commerce where no id is known [SES-10 part]', async () => {
    expect(await names('', undefined)).toBeUndefined();
    expect(await names('', { ...PROFILE, id: '' })).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it.each(['user-mara', ''])(
    'are asked of commerce with language and region, which wins name by name, for the id %j [SES-10 part]',
    async (id) => {
      expect(await names(id, PROFILE)).toEqual({ ...PROFILE, firstName: 'Mara' });
      expect(sent).toEqual(['/users/user-mara en US']);
    },
  );

  it('are those of the store, without an e-mail, on the store path [SES-10 part]', async () => {
    onStorePath();
    const { email: _email, ...named } = PROFILE;
    expect(await names('user-mara', undefined)).toEqual(named);
    expect(sent.toSorted()).toEqual(['/store-backend/identityProfiles?userId=user-mara', '/users/user-mara']);
  });

  it('are asked of nobody on the store path where no id is known [SES-10 part]', async () => {
    onStorePath();
    expect(await names('', PROFILE)).toBeUndefined();
    expect(sent).toEqual([]);
  });
});
