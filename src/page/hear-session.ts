import { CART_KEY } from '../api/cart/read-cart.ts';
import type { SessionPort } from '../auth/index.ts';
import { signedIn } from '../core/registry/one-visitor.ts';
import { endVisit } from '../core/registry/own-readings.ts';
import type { PageRegistry } from '../core/registry/registry.ts';
import { runtime } from '../core/runtime.ts';
import { followSession } from './late-parts.ts';

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
