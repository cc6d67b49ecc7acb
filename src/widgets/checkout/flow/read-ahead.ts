import { useEffect } from 'react';
import { accountsQuery } from '../../../api/account/account.queries.ts';
import { addressesQuery } from '../../../api/address/address-book.queries.ts';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { queryClient } from '../../../api/query.ts';

/**
 * Reads the accounts and the saved addresses together with the cart: no step can be shown without the accounts, and most
 * orders begin with an address. The steps then use the same reads and report their failures. The head snippet may have
 * begun them. Source: PERF-13.
 */
export const useListsAhead = ({ userId, whose }: CartAddress): void => {
  useEffect(() => {
    const of = { userId, whose };
    void queryClient().prefetchQuery(addressesQuery(of));
    void readAccountsAhead(of);
  }, [userId, whose]);
};

/** An only account will be chosen by itself, and the addresses of an organization are offered first. */
const readAccountsAhead = async (of: Pick<CartAddress, 'userId' | 'whose'>): Promise<void> => {
  const query = accountsQuery(of);
  await queryClient().prefetchQuery(query);
  const [only, ...others] = queryClient().getQueryData(query.queryKey) ?? [];
  if (only?.type === 'ORGANIZATION' && others.length === 0)
    void queryClient().prefetchQuery(addressesQuery(of, only.id));
};
