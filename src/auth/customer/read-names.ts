import { resolveSettings } from '../../core/config/settings.ts';
import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { runtime } from '../../core/runtime.ts';
import type { User } from '../../core/store/core-state.ts';
import type { Profile } from '../session-port.ts';
import { identityProfile } from './store.contract.ts';
import { readUser } from './user.contract.ts';

type Source = { profile(): Promise<Profile | undefined> };

/** Reads the customer's names: from commerce, else identity or store. Undefined if the id is unknown (SES-10, section 7). */
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
    ...(user?.customerId !== undefined && { number: user.customerId }),
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
