import { CART_KEY } from '../api/cart/read-cart.ts';
import {
  type SessionPort,
  createMemorySession,
  createTokenSession,
  type TokenSessionPorts,
} from '../auth/index.ts';
import { signedIn } from '../core/registry/one-visitor.ts';
import { endVisit } from '../core/registry/own-readings.ts';
import type { PageRegistry } from '../core/registry/registry.ts';
import { runtime } from '../core/runtime.ts';
import { followSession, leaveAfterSignOut } from './load-late.ts';
import { now } from '../core/clock.ts';
import type { PageConfig } from '../core/config/page-config.ts';

/** Starts the session and applies each of its states to the page. One visitor's data is never shown to another. */
export const hearSession = (session: SessionPort, registry: PageRegistry, author: boolean): void => {
  /** The browser's sign-in when the page was drawn. The page may show what they typed before the session is known. */
  let owner = signedIn();
  const isEnded = (): boolean => {
    const before = owner;
    owner = signedIn();
    return before !== undefined && before !== owner;
  };
  runtime().storage.subscribe('signedIn', () => isEnded() && endVisit(registry));
  session.start((state, isOther) => {
    const before = registry.getSnapshot().session;
    // One visitor's data must not be shown to another, not even while it is being read again (LEAD-12, SES-13).
    if (isOther) registry.keep(CART_KEY, undefined);
    if (state.status === 'signed-in') runtime().storage.signIn(state.id || session.whose?.() || '');
    if (isEnded() || (isOther && before.status === 'signed-in')) endVisit(registry);
    registry.actions.setSession(state);
    if (isOther) registry.changed(CART_KEY);
    // Only for the first state: after a sign-out, `leave-after-sign-out.ts` decides what happens.
    const isHeld = before.status === 'loading' && /checkout/i.test(location.pathname);
    if ((isHeld || state.status === 'signed-in') && !author) void followSession(session);
  });
};

/** Creates the page's session: by the identity service, by the store's cookie (API-04), or none in author mode (EMB-11). */
export const createSession = (
  { identity, store, settings }: PageConfig,
  author: boolean,
  ports: Pick<TokenSessionPorts, 'storage' | 'tabs' | 'forgets'>,
): SessionPort => {
  const byCookie = settings['identityProvider'] === false;
  return (byCookie ? store : identity) &&
    settings['session'] !== false &&
    settings['loggedInUser'] !== false &&
    !author &&
    !isSimplified(settings)
    ? createTokenSession({
        ...ports,
        service: byCookie ? undefined : identity,
        now,
        ended: leaveAfterSignOut,
      })
    : createMemorySession();
};

/** Returns whether the page shows simplified invoices (SES-12), by the rule of `config/settings.ts`, which loads later. */
const isSimplified = (settings: PageConfig['settings']): boolean =>
  settings.invoices?.simplified ?? /\/invoices\/[a-z]{2}-[a-z]{2}\/?$/i.test(location.pathname);
