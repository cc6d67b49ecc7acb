import { runtime } from '../../../core/runtime.ts';
import { showConfirmation } from './step-address.ts';

/** By page, so that a test's next page knows none. */
const known = new WeakMap<object, readonly string[]>();

const knownHere = (): readonly string[] => known.get(runtime()) ?? [];

/** Returns whether the service told this page that a cart became this order. The address alone could name any. */
export const isKnownOrder = (order: string): boolean => knownHere().includes(order);

/**
 * Shows the confirmation of the order that the cart became, here or in another tab. Unsent edits of this tab's steps
 * are dropped.
 */
export const leadToOrder = (order: string): void => {
  const { storage, row } = runtime();
  known.set(runtime(), [...knownHere(), order]);
  storage.remove('checkoutDraft', row.baseSite);
  showConfirmation(order);
};
