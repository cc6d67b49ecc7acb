import { runtime } from '../../../core/runtime.ts';
import { showConfirmation } from './step-address.ts';

const known = new Set<string>();

/** Returns whether the service told this page that a cart became this order. The address alone could name any. */
export const isKnownOrder = (order: string): boolean => known.has(order);

/**
 * Shows the confirmation of the order that the cart became, here or in another tab. Unsent edits of this tab's steps
 * are dropped.
 */
export const leadToOrder = (order: string): void => {
  const { storage, row } = runtime();
  known.add(order);
  storage.remove('checkoutDraft', row.baseSite);
  showConfirmation(order);
};
