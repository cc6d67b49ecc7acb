import { type ReactNode, useSyncExternalStore } from 'react';
import { actedFor } from '../../../core/registry/one-visitor.ts';
import { runtime } from '../../../core/runtime.ts';
import { usePageMessages } from './usePageMessages.ts';

/**
 * Returns what is said in place of a control that stays the customer's own: that only they can do it. Undefined for the
 * customer themselves. Source: ACC-08 e.
 * @param what A choice of the text `kit.page.why.agent`.
 */
export const useCustomersOwn = (what: string | undefined): string | undefined => {
  const t = usePageMessages();
  const { registry } = runtime();
  // The name comes a while after the sign-in.
  useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().session);
  const customer = what && actedFor();
  return customer && t('kit.page.why.agent', { name: customer.name, what });
};

type OnlyCustomerProps = {
  what: string;
  children?: ReactNode;
};

/** Draws its children for the customer. A member of customer service who acts for them reads that only they can do it. Source: ACC-08 e. */
export const OnlyCustomer = ({ what, children }: OnlyCustomerProps) => {
  const words = useCustomersOwn(what);
  return words === undefined ? children : <p className="quiet">{words}</p>;
};
