import * as contract from '../../../src/api/invoice/invoice.contract.ts';
import { customerOf, localeOf, siteOf, viewOf, type AnyCall } from '../core/commerce-call.ts';
import { handle, type Call, type Route } from '../core/endpoint-handler.ts';
import { unknownResource } from '../core/occ-error.ts';
import { pageOf } from '../core/pages-of.ts';
import type { Services } from '../core/services.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceReply, lookedUpReply, rowReply } from './invoice-reply.ts';
import { invoiceFor, invoicesOf, type InvoiceNow } from './known-invoices.ts';
import { lookedUp, lookUp } from './look-up.ts';
import { pdfWords } from './pdf-words.ts';
import { byUrgency, searchInvoices } from './search-invoices.ts';

/** The store's own endpoints for invoices. Source: ACC-07, IDN-05. */
export const invoiceRoutes = (services: Services): Route[] => {
  const ownInvoice = (
    call: AnyCall & { path: { userId: string; invoiceId: string } },
  ): { user: string; invoice: InvoiceNow } => {
    siteOf(call);
    const user = customerOf(call, services);
    const invoice = invoiceFor(user, call.path.invoiceId, services);
    if (!invoice) throw unknownResource('invoice', call.path.invoiceId);
    return { user, invoice };
  };
  const pdf = (call: AnyCall & Pick<Call, 'reply'>, invoice: InvoiceNow): Promise<Blob> => {
    const row = localeOf(call);
    const name = `${pdfWords[row.language].file}-${invoice.id}.pdf`;
    call.reply.headers['Content-Disposition'] = `attachment; filename="${name}"`;
    return invoicePdf(invoice, row);
  };
  return [
    handle(contract.listInvoices, (call) => {
      siteOf(call);
      const user = customerOf(call, services);
      const all = invoicesOf(user, services);
      const { rows, totals, overdue } = searchInvoices(all, {
        account: call.query.get('account') ?? '',
        query: call.query.get('query') ?? '',
        statuses: (call.query.get('status') ?? '').split(',').filter(Boolean),
      });
      const { page, ...paging } = pageOf(rows, [{ code: 'byDue', name: 'Due', order: byUrgency }], call);
      const accounts = new Map(all.map(({ account: { number, name } }) => [number, { number, name }]));
      return {
        invoices: page.map((invoice) => rowReply(invoice, user)),
        ...paging,
        totals,
        counts: { all: all.length, overdue },
        accounts: [...accounts.values()],
      };
    }),

    handle(contract.readInvoice, (call) => {
      const { user, invoice } = ownInvoice(call);
      return invoiceReply(invoice, user, viewOf(call, services));
    }),

    handle(contract.readInvoicePdf, (call) => pdf(call, ownInvoice(call).invoice)),

    handle(contract.lookUpInvoice, (call) => {
      siteOf(call);
      const { invoice, invoiceToken } = lookUp(call, services);
      return { invoice: lookedUpReply(invoice), invoiceToken };
    }),

    handle(contract.readLookedUp, (call) => {
      siteOf(call);
      return lookedUpReply(lookedUp(call, services));
    }),

    handle(contract.readLookedUpPdf, (call) => pdf(call, lookedUp(call, services))),
  ];
};
