import { runtime } from '../../../core/runtime.ts';
import { showConfirmation } from './step-address.ts';

const known = new Set<string>();

/** Whether this page was told by the service that a cart became this order; the address may name any. */
export const isKnownOrder = (order: string): boolean => known.has(order);

/** The cart became this order, here or in another tab: its confirmation stands in its place, and what this tab had not sent of its steps is over. */
export const leadToOrder = (order: string): void => {
  const { storage, row } = runtime();
  known.add(order);
  storage.remove('checkoutDraft', row.baseSite);
  showConfirmation(order);
};
