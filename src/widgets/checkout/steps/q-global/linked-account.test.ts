import { describe, expect } from 'vitest';
import { everyRow } from '../../../../../tests/support/every-row.ts';
import { linkedAccount } from './linked-account.ts';

const ACCOUNTS = [{ id: 'org-1', name: 'Riverbend', taxExempt: false, hasOrdered: true }];
const RIVERBEND = { id: 'org-1', name: 'Riverbend' };

describe('the customer account of a Q-global account [CHK-04 e part]', () => {
  everyRow([
    ['of none', {}, 'org-2', ACCOUNTS, undefined],
    ['of the order’s own', { linkedAccountId: 'org-1' }, 'org-1', ACCOUNTS, undefined],
    ['of another one', { linkedAccountId: 'org-1' }, 'org-2', ACCOUNTS, RIVERBEND],
    [
      'of one that the customer can’t order for',
      { linkedAccountId: 'org-9', linkedAccountName: 'X' },
      'org-2',
      ACCOUNTS,
      undefined,
    ],
    [
      'while the list is not there',
      { linkedAccountId: 'org-1', linkedAccountName: 'Riverbend' },
      'org-2',
      undefined,
      RIVERBEND,
    ],
    ['without list and name', { linkedAccountId: 'org-1' }, 'org-2', undefined, undefined],
  ])('is told %s', (_what, account, current, accounts, expected) => {
    expect(linkedAccount(account, current, accounts)).toEqual(expected);
  });
});
