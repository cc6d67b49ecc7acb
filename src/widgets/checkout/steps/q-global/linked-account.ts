import type { Account } from '../../../../api/account/account.contract.ts';
import type { QGlobalAccount } from '../../../../api/q-global/q-global.contract.ts';

/** A customer account that the order can switch to. */
export type LinkedAccount = { id: string; name: string };

/** Returns the linked account that the choice switches to, if it is another that can be ordered for. Source: CHK-04 e. */
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
