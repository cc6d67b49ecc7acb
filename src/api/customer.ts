import { useSyncExternalStore } from 'react';
import { customerSegment, whose } from '../core/registry/one-visitor.ts';
import { runtime } from '../core/runtime.ts';

/**
 * The address of the signed-in customer: `current`, or with sign-in by cookie their id, so that a cookie of another person
 * is refused. `whose` is the sign-in. As the `path` of a call, it binds the call to that sign-in (SES-13).
 */
export type Customer = { userId: string; whose: string };

/** Owns the writes of a page that nobody is signed in to: in author mode, where nothing is written. */
export const NOBODY: Customer = { userId: 'current', whose: '-' };

let known: Customer | undefined;

/** Returns the signed-in customer. Undefined if nobody is, or it is not known yet. The same object until it changes. */
export const customer = (): Customer | undefined => {
  const { registry } = runtime();
  const { session } = registry.getSnapshot();
  const id = whose();
  if (session.status !== 'signed-in' || typeof id !== 'string') return undefined;
  const userId = customerSegment();
  if (known?.whose !== id || known.userId !== userId) known = { userId, whose: id };
  return known;
};

/** Returns the customer and follows changes. Another sign-in gives another customer, and so other query keys. */
export const useCustomer = (): Customer | undefined =>
  useSyncExternalStore(runtime().registry.subscribe, customer);

/** Returns the customer's email address, if the session has it (SES-10). It is known a while after the sign-in. */
export const useCustomerEmail = (): string | undefined => {
  const { registry } = runtime();
  const session = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().session);
  return session.status === 'signed-in' ? session.user?.email : undefined;
};

/** Returns the customer's name. Each part is '' if the page does not know it. */
export const customerName = (): { firstName: string; lastName: string } => {
  const { session } = runtime().registry.getSnapshot();
  const user = session.status === 'signed-in' ? session.user : undefined;
  return { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' };
};
