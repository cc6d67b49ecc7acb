import type { InferInput } from 'valibot';
import type { accountSchema } from '../../../src/api/account/account.contract.ts';
import { addressReply } from '../address/address.ts';
import type { StoredAccount } from './store.ts';

/** Returns an account as the contract has it. */
export const accountReply = (account: StoredAccount): InferInput<typeof accountSchema> => {
  const { billingAddress, discount: _discount, ...rest } = account;
  return { ...rest, ...(billingAddress && { billingAddress: addressReply(billingAddress) }) };
};

/** Returns the id of a customer's personal account. */
export const personalId = (userId: string): string => `personal-${userId}`;
