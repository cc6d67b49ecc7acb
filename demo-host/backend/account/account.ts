import type { InferInput } from 'valibot';
import type { accountSchema } from '../../../src/api/account/account.contract.ts';
import { addressReply } from '../address/address.ts';
import type { StoredAccount } from './store.ts';

/** Returns an account as the contract has it. */
export const accountReply = (account: StoredAccount): InferInput<typeof accountSchema> => {
  const { billingAddress, discount: _discount, isUnconfirmed, ...rest } = account;
  return {
    ...rest,
    membership: isUnconfirmed ? 'UNCONFIRMED' : 'MEMBER',
    isTemporary: account.number.length > 4,
    ...(billingAddress && { billingAddress: addressReply(billingAddress) }),
  };
};

/** Returns the id of a customer's personal account. */
export const personalId = (userId: string): string => `personal-${userId}`;
