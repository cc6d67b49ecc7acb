import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerQuery } from '../query.ts';
import { listAimswebAccounts } from './aimsweb.contract.ts';

/** The customer's aimswebPlus accounts. Source: CHK-05. */
export const aimswebAccountsQuery = (of: Customer | undefined) =>
  customerQuery({
    of,
    resource: 'aimswebAccounts',
    read: async (path, signal) => (await callService(listAimswebAccounts, { path, signal })).aimswebAccounts,
  });
