import { useSyncExternalStore } from 'react';
import { whose } from '../core/registry/one-visitor.ts';
import { runtime } from '../core/runtime.ts';

/**
 * How the customer who is signed in is addressed: as `current`, and by cookie with their id, so that a cookie which is another's by
 * now is refused. `whose`: the sign-in it is addressed in. Given to a call as its `path` it holds the call to that one (SES-13).
 */
export type Customer = { userId: string; whose: string };

let known: Customer | undefined;

/** Undefined for nobody, while the page does not know yet, and once the browser is somebody else's. The same object until it changes. */
export const customer = (): Customer | undefined => {
  const { registry } = runtime();
  const { session } = registry.getSnapshot();
  const id = whose();
  if (session.status !== 'signed-in' || typeof id !== 'string') return undefined;
  const userId = (registry.session?.byCookie?.() && session.id) || 'current';
  if (known?.whose !== id || known.userId !== userId) known = { userId, whose: id };
  return known;
};

/** The customer, followed: another sign-in gives another one, and with it other query keys. */
export const useCustomer = (): Customer | undefined =>
  useSyncExternalStore(runtime().registry.subscribe, customer);
