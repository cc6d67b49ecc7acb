import type { Account } from '../../api/account/account.contract.ts';

/** Returns the sample accounts of author mode (EMB-11). */
export const sampleAccounts = (): { accounts: Account[] } => ({ accounts: [sampleAccount()] });

export const sampleAccount = (): Account => ({
  id: 'sample',
  number: '0000',
  name: 'Sample Clinic',
  type: 'ORGANIZATION',
  billingAddress: { line1: '1 Sample Street', town: 'Sampleton', defaultAddress: false },
  taxExempt: false,
  hasOrdered: true,
  qGlobal: [{ number: 'QG-000000', isOwner: true }],
  aimswebNumber: 'AW-0000',
});
