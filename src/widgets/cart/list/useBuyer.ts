import { useMemo } from 'react';
import { useAccounts, useQualifiedUsers } from '../../../api/checkout/known.queries.ts';
import { useCustomer } from '../../../api/customer.ts';
import type { Buyer } from '../../../api/list/review-line.ts';
import { runtime } from '../../../core/runtime.ts';

/**
 * Whose qualifications count for who is here: those of the one account. Of several the checkout asks which; a plain host knows of none.
 * Nothing is said where they can't be read.
 */
export const useBuyer = (): Buyer => {
  const customer = useCustomer();
  const of = runtime().config.commerceExtensions ? customer : undefined;
  const at = useMemo(() => of && { ...of, cartId: 'current' }, [of]);
  const { data: accounts } = useAccounts(at);
  const { data: users } = useQualifiedUsers(at, accounts?.length === 1 ? accounts[0]?.id : undefined);
  return { isSignedIn: customer !== undefined, levels: users?.map(({ level }) => level) };
};
