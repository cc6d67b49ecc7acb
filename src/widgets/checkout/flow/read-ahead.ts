import { useEffect } from 'react';
import { accountsQuery } from '../../../api/account/account.queries.ts';
import { addressesQuery } from '../../../api/address/address-book.queries.ts';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { queryClient } from '../../../api/query.ts';
import type { NextStep } from './next-step.ts';

/* Starts reads of a step before it is drawn, as soon as it is known that it will be (PERF-13). The step then uses the
   same reads and reports their failures. */

/** Reads the accounts together with the cart, because no step can be shown without them. */
export const useAccountsAhead = ({ userId, whose }: CartAddress): void => {
  useEffect(() => {
    void queryClient().prefetchQuery(accountsQuery({ userId, whose }));
  }, [userId, whose]);
};

/** Reads the addresses that the next step will show, while an account is chosen automatically. */
export const readAddressesAhead = (at: CartAddress, accountId: string, next: NextStep): void => {
  if (next !== 'shipping-address' && next !== 'billing-address') return;
  const client = queryClient();
  const accounts = client.getQueryData(accountsQuery(at).queryKey);
  const account = accounts?.find(({ id }) => id === accountId);
  void client.prefetchQuery(addressesQuery(at));
  if (account?.type === 'ORGANIZATION') void client.prefetchQuery(addressesQuery(at, accountId));
};
