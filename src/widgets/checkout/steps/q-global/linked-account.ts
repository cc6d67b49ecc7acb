import type { Account } from '../../../../api/account/account.contract.ts';
import type { QGlobalAccount } from '../../../../api/q-global/q-global.contract.ts';

/** A customer account that the order can switch to. */
export type LinkedAccount = { id: string; name: string };

/**
 * The customer account that choosing a Q-global account changes the order's to: the one that it is linked to, where that is
 * another one and the customer can order for it. Source: CHK-04 e.
 */
export const linkedAccount = (
  { linkedAccountId: id, linkedAccountName }: Pick<QGlobalAccount, 'linkedAccountId' | 'linkedAccountName'>,
  current: string | undefined,
  accounts: readonly Account[] | undefined,
): LinkedAccount | undefined => {
  if (id === undefined || id === current) return undefined;
  const known = accounts?.find((account) => account.id === id);
  const name = known?.name ?? (accounts === undefined ? linkedAccountName : undefined);
  return name === undefined ? undefined : { id, name };
};
