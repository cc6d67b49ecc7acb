import type { InferInput } from 'valibot';
import type { accountSchema } from '../../../src/api/account/account.contract.ts';
import { addressReply } from '../address/address.ts';
import type { StoredAccount } from './store.ts';

/** An account as the contract gives it. */
export const accountReply = (account: StoredAccount): InferInput<typeof accountSchema> => {
  const { billingAddress, discount: _discount, ...rest } = account;
  return { ...rest, ...(billingAddress && { billingAddress: addressReply(billingAddress) }) };
};

/** Of the account that a customer has for themselves. */
export const personalId = (userId: string): string => `personal-${userId}`;
