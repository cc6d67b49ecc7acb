import { CART_KEY } from '../api/cart/read-cart.ts';
import type { SessionPort } from '../auth/index.ts';
import { signedIn } from '../core/registry/one-visitor.ts';
import { endVisit } from '../core/registry/own-readings.ts';
import type { PageRegistry } from '../core/registry/registry.ts';
import { runtime } from '../core/runtime.ts';
import { followSession } from './late-parts.ts';

/** Starts the session, and takes each word of who is there into the page: what is one visitor's is never another's. */
export const hearSession = (session: SessionPort, registry: PageRegistry, author: boolean): void => {
  /** Whose the browser was when the page was drawn: it shows what they typed before anybody is known to be there. */
  let owner = signedIn();
  const isEnded = (): boolean => {
    const before = owner;
    owner = signedIn();
    return before !== undefined && before !== owner;
  };
  runtime().storage.subscribe('signedIn', () => isEnded() && endVisit(registry));
  session.start((state, isOther) => {
    const before = registry.getSnapshot().session;
    // Nothing of one visitor's is ever shown to another, not while it is read anew either (LEAD-12, SES-13).
    if (isOther) registry.keep(CART_KEY, undefined);
    if (isEnded() || (isOther && before.status === 'signed-in')) endVisit(registry);
    registry.actions.setSession(state);
    if (isOther) registry.changed(CART_KEY);
    // Only the first word of who is there: what follows a sign-out is said by `leave-after-sign-out.ts`.
    const isHeld = before.status === 'loading' && /checkout/i.test(location.pathname);
    if ((isHeld || state.status === 'signed-in') && !author) void followSession(session);
  });
};
