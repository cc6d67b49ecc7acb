import { runtime } from '../../../core/runtime.ts';
import { showConfirmation } from './step-address.ts';

/** The cart became this order, here or in another tab: its confirmation stands in its place, and what this tab had not sent of its steps is over. */
export const leadToOrder = (order: string): void => {
  const { storage, row } = runtime();
  storage.remove('checkoutDraft', row.baseSite);
  showConfirmation(order);
};
