import { askStore } from '../../auth/customer/ask-store.ts';
import { identityProfile } from '../../auth/customer/store.contract.ts';
import type { Profile } from '../../auth/session-port.ts';
import { resolveSettings } from '../../core/config/settings.ts';
import { runtime } from '../../core/runtime.ts';
import type { User } from '../../core/store/core-state.ts';
import { callCommerce } from '../client.ts';
import { retryRead } from '../retry-read.ts';
import { readUser } from './user.contract.ts';

type Source = { profile(): Promise<Profile | undefined> };

/**
 * The names of who is signed in, read once: on the identity path of the identity service (id, names, e-mail), on the store
 * path of the store (names alone; by its cookie, and a token where there is one), and of commerce, whose names win. Each may fail alone;
 * undefined without an id. Source: SES-10, specification section 7.
 */
export const readNames = async (id: string, session: Source): Promise<User | undefined> => {
  const { identityProvider } = resolveSettings(runtime().config.settings, location.pathname);
  const profile = await known(identityProvider ? () => session.profile() : () => storeProfile(id));
  const userId = id || profile?.id;
  if (!userId) return undefined;
  const user = await known(() => retryRead(() => callCommerce(readUser, { path: { userId } })));
  return {
    id: userId,
    firstName: user?.firstName ?? profile?.firstName ?? '',
    lastName: user?.lastName ?? profile?.lastName ?? '',
    ...(profile?.email !== undefined && { email: profile.email }),
  };
};

const storeProfile = async (id: string): Promise<Profile | undefined> => {
  const { store } = runtime().config;
  if (store === undefined || id === '') return undefined;
  const { givenName = '', familyName = '' } = await askStore(store, identityProfile, { userId: id });
  return { id, firstName: givenName, lastName: familyName };
};

const known = async <Result>(read: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await read();
  } catch (error) {
    console.info('Assess widgets: who is signed in could not be read.', error);
    return undefined;
  }
};
