import type { SessionPort } from './auth/index.ts';
import { readNames } from './auth/customer/read-names.ts';
import { lateOrWithout } from './core/late.ts';
import { runtime } from './core/runtime.ts';
import type { User } from './core/store/core-state.ts';

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
  registry.keep(LAST_KEY, before.id);
  void followActivity();
  if (storage.read('cartGuid', row.baseSite) !== undefined) void followCarts();
  const user = await readNames(before.id ?? '', session);
  const after = now();
  // The visitor may have changed while the names were being read.
  const same = after.status === 'signed-in' && after.id === before.id;
  if (user && same) registry.actions.setSession({ status: 'signed-in', id: user.id, user });
  if (same && last !== undefined && last !== before.id) void tellOtherPerson(user);
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
    () => import('./auth/tell-other-person.ts'),
    (part) => part.tellOtherPerson(user),
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
