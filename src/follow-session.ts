import type { SessionPort } from './auth/index.ts';
import { readNames } from './auth/customer/read-names.ts';
import { lateOrWithout } from './core/late.ts';
import { runtime } from './core/runtime.ts';
import type { User } from './core/store/core-state.ts';

/**
 * Looks after who is signed in, once for each sign-in that the page sees: learns the names, and what becomes of a cart from
 * before it, and whether somebody is still there, and tells where the
 * page was somebody else's before (SES-13); on a page of the checkout also after nobody. What fails changes nothing but
 * that nobody is called by name. Source: SES-10, SES-11, CHK-19.
 */
export const followSession = async (session: SessionPort): Promise<void> => {
  const { registry, storage, row } = runtime();
  const now = () => registry.getSnapshot().session;
  const before = now();
  if (/checkout/i.test(location.pathname)) void followCheckout(session);
  if (before.status !== 'signed-in') return;
  const last = registry.reading(LAST_KEY).data;
  registry.keep(LAST_KEY, before.id);
  void followActivity();
  if (storage.read('cartGuid', row.baseSite) !== undefined) void followCarts();
  const user = await readNames(before.id ?? '', session);
  const after = now();
  // Somebody else may have signed in, or this one out, while the names were on their way.
  const same = after.status === 'signed-in' && after.id === before.id;
  if (user && same) registry.actions.setSession({ status: 'signed-in', id: user.id, user });
  if (same && last !== undefined && last !== before.id) void tellOtherPerson(user);
};

/** The customer whose the page was last. */
const LAST_KEY = 'last customer';

/** Without its code the checkout shows, and its own calls say that nobody is signed in. */
const followCheckout = (session: SessionPort): Promise<void> =>
  lateOrWithout(
    'look after who may check out',
    () => import('./follow-checkout.ts'),
    (part) => part.followCheckout(session),
  );

/** Without its code the header alone shows whose the page has become. */
const tellOtherPerson = (user: User | undefined): Promise<void> =>
  lateOrWithout(
    'word of who is signed in by now',
    () => import('./auth/tell-other-person.ts'),
    (part) => part.tellOtherPerson(user),
  );

/** Without its code the anonymous cart waits for the next page (REL-06). */
const followCarts = (): Promise<void> =>
  lateOrWithout(
    'look after two carts',
    () => import('./follow-carts.ts'),
    (part) => part.followCarts(),
  );

/** Without its code nobody is signed out for doing nothing here; the service's own limit holds. */
const followActivity = (): Promise<void> =>
  lateOrWithout(
    'look after who is there',
    () => import('./follow-activity.ts'),
    (part) => part.followActivity(),
  );
