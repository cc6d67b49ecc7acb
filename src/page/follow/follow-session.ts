import type { SessionPort } from '../../auth/index.ts';
import { readNames } from '../../auth/customer/read-names.ts';
import { lateOrWithout } from '../../core/late.ts';
import type { PageRegistry } from '../../core/registry/registry.ts';
import { runtime } from '../../core/runtime.ts';
import type { User } from '../../core/store/core-state.ts';

/**
 * Handles each sign-in that the page sees: reads the names, handles a cart from before it, watches for inactivity, and
 * tells the shopper if the page was another person's before (SES-13). On a checkout page it also handles anonymous
 * visitors. If the names can't be read, the shopper is just not addressed by name. Source: SES-10, SES-11, CHK-19.
 */
export const followSession = async (session: SessionPort): Promise<void> => {
  const { registry, storage, row } = runtime();
  const now = () => registry.getSnapshot().session;
  const before = now();
  if (/checkout/i.test(location.pathname)) void followCheckout(session);
  if (before.status !== 'signed-in') return;
  const last = registry.reading(LAST_KEY).data;
  void followActivity();
  const acting = session.acting?.();
  // Whoever acts for a customer is still the same person (ACC-08).
  if (!acting) registry.keep(LAST_KEY, before.id);
  // While acting nothing asks to merge carts.
  if (storage.read('cartGuid', row.baseSite) !== undefined && !acting) void followCarts();
  followProfile(session);
  const { user, same } = await showNames(session, before.id);
  if (same && acting) void showActing();
  else if (same && last !== undefined && last !== before.id) void tellOtherPerson(user);
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

/** If its code fails to load, the checkout is shown, and its own calls fail because nobody is signed in. */
const followCheckout = (session: SessionPort): Promise<void> =>
  lateOrWithout(
    'look after who may check out',
    () => import('./follow-checkout.ts'),
    (part) => part.followCheckout(session),
  );

/** If its code fails to load, only the header shows that the visitor has changed. */
const tellOtherPerson = (user: User | undefined): Promise<void> =>
  lateOrWithout(
    'word of who is signed in by now',
    () => import('../../auth/tell-other-person.ts'),
    (part) => part.tellOtherPerson(user),
  );

/** If its code fails to load, the header still names the customer. */
const showActing = (): Promise<void> =>
  lateOrWithout(
    'bar of whom this page acts for',
    () => import('../../core/prompts/raise-acting.ts'),
    (part) => part.showActing(),
  );

/** If its code fails to load, the next page handles the anonymous cart (REL-06). */
const followCarts = (): Promise<void> =>
  lateOrWithout(
    'look after two carts',
    () => import('./follow-carts.ts'),
    (part) => part.followCarts(),
  );

/** If its code fails to load, inactivity does not sign out on this page. The service's own limit still applies. */
const followActivity = (): Promise<void> =>
  lateOrWithout(
    'look after who is there',
    () => import('./follow-activity.ts'),
    (part) => part.followActivity(),
  );
