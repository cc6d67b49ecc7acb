import { callService } from '../../core/http/call-service.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import type { Customer } from '../customer.ts';
import { listInvoices, type InvoiceRow } from './invoice.contract.ts';
import { invoicesAsked, type InvoicesWanted } from './invoice.queries.ts';

/** How many invoices the service gives at once at most. */
const AT_ONCE = 100;

/**
 * Reads the invoices of a search, in order and at most `most`, page by page. Rejects as the first call that fails.
 * Source: LEAD-06 a.
 */
export const readInvoices = async (
  of: Customer,
  wanted: InvoicesWanted,
  most: number,
): Promise<readonly InvoiceRow[]> => {
  const found = new Map<string, InvoiceRow>();
  for (let page = 0; page * AT_ONCE < most; page += 1) {
    const query = invoicesAsked(wanted, page, AT_ONCE);
    // One page after the other: a service must not be asked for many at once.
    // oxlint-disable-next-line no-await-in-loop
    const { invoices, pagination } = await retryRead(() => callService(listInvoices, { path: of, query }));
    // If one was paid meanwhile, it stands at another place.
    for (const invoice of invoices) found.set(invoice.id, invoice);
    if (invoices.length === 0 || page + 1 >= (pagination?.totalPages ?? 1)) break;
  }
  return [...found.values()].slice(0, most);
};
