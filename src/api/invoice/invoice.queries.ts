import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerQuery } from '../query.ts';
import { listInvoices, readInvoice, type InvoiceRow } from './invoice.contract.ts';
import { retryRead } from '../../core/http/retry-read.ts';

/** How many invoices a page of the list has. */
export const INVOICES_A_PAGE = 20;

/** What a list of invoices is to hold. '' sets no limit; `account` is a number. */
export type InvoicesWanted = { query: string; status: string; account: string };

/** Returns the parameters of a page of a search. Pages count from 0. */
const invoicesAsked = (
  { query, status, account }: InvoicesWanted,
  page: number,
  pageSize: number,
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries({ query, status, account }).filter(([, value]) => value !== '')),
  currentPage: String(page),
  pageSize: String(pageSize),
});

/** A page of the invoices of the customer's accounts. Source: ACC-07 a, g. */
export const invoicesQuery = (of: Customer | undefined, wanted: InvoicesWanted & { page: number }) => {
  const query = invoicesAsked(wanted, wanted.page, INVOICES_A_PAGE);
  return customerQuery({
    of,
    resource: 'invoices',
    part: ['list', JSON.stringify(query)],
    read: (path, signal) => callService(listInvoices, { path, query, signal }),
  });
};

/** One invoice with its lines and payments. Source: ACC-07 b. */
export const invoiceQuery = (of: Customer | undefined, invoiceId: string) =>
  customerQuery({
    of: of && { ...of, invoiceId },
    resource: 'invoices',
    part: [invoiceId],
    read: (path, signal) => callService(readInvoice, { path, signal }),
  });

/** How many invoices the service gives at once at most. */
const AT_ONCE = 100;

/** Reads the invoices of a search, in order and at most `most`. Rejects as the first call that fails. Source: LEAD-06 a. */
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
