import { useSyncExternalStore } from 'react';
import { whose } from '../core/registry/one-visitor.ts';
import { runtime } from '../core/runtime.ts';

/**
 * The address of the signed-in customer: `current`, or with sign-in by cookie their id, so that a cookie of another person
 * is refused. `whose` is the sign-in. As the `path` of a call, it binds the call to that sign-in (SES-13).
 */
export type Customer = { userId: string; whose: string };

let known: Customer | undefined;

/**
 * Returns the signed-in customer. Undefined if nobody is signed in, while the page does not know yet, and if the browser's
 * visitor has changed. The object stays the same until it changes.
 */
export const customer = (): Customer | undefined => {
  const { registry } = runtime();
  const { session } = registry.getSnapshot();
  const id = whose();
  if (session.status !== 'signed-in' || typeof id !== 'string') return undefined;
  const userId = (registry.session?.byCookie?.() && session.id) || 'current';
  if (known?.whose !== id || known.userId !== userId) known = { userId, whose: id };
  return known;
};

/** Returns the customer and follows changes. Another sign-in gives another customer, and so other query keys. */
export const useCustomer = (): Customer | undefined =>
  useSyncExternalStore(runtime().registry.subscribe, customer);
