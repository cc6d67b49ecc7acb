import { useMemo } from 'react';
import { useAccounts, useQualifiedUsers } from '../../../api/checkout/known.queries.ts';
import { useCustomer } from '../../../api/customer.ts';
import type { Buyer } from '../../../api/list/review-line.ts';
import { runtime } from '../../../core/runtime.ts';

/**
 * Returns the buyer whose qualifications count: the customer's only account. With several accounts, the checkout asks
 * for one. A plain host has no accounts. If the qualifications can't be read, nothing is said about them.
 */
export const useBuyer = (): Buyer => {
  const customer = useCustomer();
  const of = runtime().config.commerceExtensions ? customer : undefined;
  const at = useMemo(() => of && { ...of, cartId: 'current' }, [of]);
  const { data: accounts } = useAccounts(at);
  const { data: users } = useQualifiedUsers(at, accounts?.length === 1 ? accounts[0]?.id : undefined);
  return { isSignedIn: customer !== undefined, levels: users?.map(({ level }) => level) };
};
