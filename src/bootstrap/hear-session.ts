import { CART_KEY } from '../api/cart/read-cart.ts';
import type { SessionPort } from '../auth/index.ts';
import type { PageRegistry } from '../core/registry/registry.ts';
import type { SessionState } from '../core/store/core-state.ts';
import { followSession } from './late-parts.ts';

/** Starts the session, and takes each word of who is there into the page: the cart of one is never another's. */
export const hearSession = (session: SessionPort, registry: PageRegistry, author: boolean): void =>
  session.start((state) => {
    const before = registry.getSnapshot().session;
    const isOther = before.status !== 'loading' && whose(before) !== whose(state);
    // Nothing of one visitor's cart is ever shown to another, not while it is read anew either (LEAD-12).
    if (isOther) registry.keep(CART_KEY, undefined);
    registry.actions.setSession(state);
    if (isOther) registry.changed(CART_KEY);
    // Only the first word of who is there: what follows a sign-out is said by `leave-after-sign-out.ts`.
    const isHeld = before.status === 'loading' && /checkout/i.test(location.pathname);
    if ((isHeld || state.status === 'signed-in') && !author) void followSession(session);
  });

const whose = (session: SessionState): unknown => session.status === 'signed-in' && session.id;
