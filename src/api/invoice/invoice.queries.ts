import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerQuery } from '../query.ts';
import { listInvoices, readInvoice } from './invoice.contract.ts';

/** How many invoices a page of the list has. */
export const INVOICES_A_PAGE = 20;

/** What a list of invoices is to hold. '' sets no limit; `account` is a number. */
export type InvoicesWanted = { query: string; status: string; account: string };

/** Returns the parameters of a page of a search. Pages count from 0. */
export const invoicesAsked = (
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
