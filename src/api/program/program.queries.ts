import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerQuery } from '../query.ts';
import { listPrograms } from './program.contract.ts';

/** The third-party programs that an order can be placed under. Source: CHK-18. */
export const programsQuery = (of: Customer | undefined) =>
  customerQuery({
    of,
    resource: 'programs',
    read: async (path, signal) => (await callService(listPrograms, { path, signal })).programs,
  });
