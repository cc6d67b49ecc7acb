import { aimswebAccountsQuery } from '../../../api/aimsweb/aimsweb.queries.ts';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { qGlobalAccountsQuery } from '../../../api/q-global/q-global.queries.ts';
import { useCustomerQuery } from '../../../api/query.ts';

/** Reads the customer's Q-global accounts. `of` as in known.ts. */
export const useQGlobalAccounts = (of: CartAddress | undefined) => useCustomerQuery(qGlobalAccountsQuery(of));

/** Reads the customer's aimswebPlus accounts. `of` as in known.ts. */
export const useAimswebAccounts = (of: CartAddress | undefined) => useCustomerQuery(aimswebAccountsQuery(of));
