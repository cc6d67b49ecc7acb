import { useEffect } from 'react';
import { accountsQuery } from '../../../api/account/account.queries.ts';
import { addressesQuery } from '../../../api/address/address-book.queries.ts';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { queryClient } from '../../../api/query.ts';
import type { NextStep } from './next-step.ts';

/*
 * Reads that a step would begin when it is drawn, begun as soon as it is known that it will (PERF-13). A step joins them; what fails is
 * its own to say.
 */

/** The accounts are read beside the cart: without them no step can be shown. */
export const useAccountsAhead = ({ userId, whose }: CartAddress): void => {
  useEffect(() => {
    void queryClient().prefetchQuery(accountsQuery({ userId, whose }));
  }, [userId, whose]);
};

/** While an account is chosen by itself: the addresses that the step after it, `next`, will show. */
export const readAddressesAhead = (at: CartAddress, accountId: string, next: NextStep): void => {
  if (next !== 'shipping-address' && next !== 'billing-address') return;
  const client = queryClient();
  const accounts = client.getQueryData(accountsQuery(at).queryKey);
  const account = accounts?.find(({ id }) => id === accountId);
  void client.prefetchQuery(addressesQuery(at));
  if (account?.type === 'ORGANIZATION') void client.prefetchQuery(addressesQuery(at, accountId));
};
