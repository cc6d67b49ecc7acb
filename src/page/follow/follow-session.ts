import type { SessionPort } from '../../auth/index.ts';
import { readNames } from '../../auth/customer/read-names.ts';
import type { PageRegistry } from '../../core/registry/registry.ts';
import { runtime } from '../../core/runtime.ts';
import type { User } from '../../core/store/core-state.ts';
import { follow } from './follow-table.ts';

/**
 * Handles each sign-in that the page sees: names, earlier cart, inactivity, and whether it was another person's page
 * (SES-13). A failure of the names changes nothing else. Source: SES-10, SES-11, CHK-19.
 */
export const followSession = async (session: SessionPort): Promise<void> => {
  const { registry, storage, row } = runtime();
  const now = () => registry.getSnapshot().session;
  const before = now();
  const isSignedIn = before.status === 'signed-in';
  const acting = Boolean(session.acting?.());
  const hasEarlierCart = storage.read('cartGuid', row.baseSite) !== undefined;
  follow('known', { session, isSignedIn, acting, hasEarlierCart });
  if (!isSignedIn) return;
  const last = registry.reading(LAST_KEY).data;
  // Whoever acts for a customer is still the same person (ACC-08).
  if (!acting) registry.keep(LAST_KEY, before.id);
  followProfile(session);
  const { user, same } = await showNames(session, before.id);
  const isOther = last !== undefined && last !== before.id;
  if (same) follow('named', { session, isSignedIn, acting, user, isOther });
};

/** Reads the names and shows them. Returns whether the same customer is still signed in. */
const showNames = async (
  session: SessionPort,
  id: string | undefined,
): Promise<{ user: User | undefined; same: boolean }> => {
  const { registry } = runtime();
  const user = await readNames(id ?? '', session);
  const after = registry.getSnapshot().session;
  // The visitor may have changed while the names were being read.
  const same = after.status === 'signed-in' && after.id === id;
  if (user && same) registry.actions.setSession({ status: 'signed-in', id: user.id, user });
  return { user, same };
};

/** The registry whose changes are followed. */
let followed: PageRegistry | undefined;

/** Reads the names again when the customer has changed their profile, here or in another tab. Source: ACC-03 a. */
const followProfile = (session: SessionPort): void => {
  const { registry } = runtime();
  if (followed === registry) return;
  followed = registry;
  registry.onChanged?.((key) => {
    const now = registry.getSnapshot().session;
    if (key === 'profile' && now.status === 'signed-in') void showNames(session, now.id);
  });
};

/** The reading of the customer who was last signed in on this page. */
const LAST_KEY = 'last customer';
