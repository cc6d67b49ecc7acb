import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerQuery } from '../query.ts';
import { searchCustomers } from './support.contract.ts';

/** The fewest characters that are searched for. */
export const SHORTEST_WORDS = 3;

/** The customers that a search finds, for members of customer service. Source: ACC-08 b. */
export const customersQuery = (of: Customer | undefined, query: string) =>
  customerQuery({
    of,
    resource: 'customers',
    part: [query],
    read: async (_of, signal) => (await callService(searchCustomers, { body: { query }, signal })).customers,
  });
