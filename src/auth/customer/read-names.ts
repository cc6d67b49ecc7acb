import { resolveSettings } from '../../core/config/settings.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { runtime } from '../../core/runtime.ts';
import type { User } from '../../core/store/core-state.ts';
import type { Profile } from '../session-port.ts';
import { identityProfile } from './store.contract.ts';
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
  const user = await known(() => retryRead(() => callService(readUser, { path: { userId } })));
  return {
    id: userId,
    firstName: user?.firstName ?? profile?.firstName ?? '',
    lastName: user?.lastName ?? profile?.lastName ?? '',
    ...(profile?.email !== undefined && { email: profile.email }),
  };
};

const storeProfile = async (id: string): Promise<Profile | undefined> => {
  if (runtime().config.store === undefined || id === '') return undefined;
  const { givenName = '', familyName = '' } = await callService(identityProfile, { query: { userId: id } });
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
