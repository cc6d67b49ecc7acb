import { listInvoices, payInvoices } from '../../../src/api/invoice/invoice.contract.ts';
import { customerOf, siteOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { answeredOnce } from '../core/idempotency.ts';
import { toMinor, toMoney } from '../core/money.ts';
import { unknownIdentifier } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { askStepUp } from '../core/step-up.ts';
import { invoicesIn } from './store.ts';

const DAY_MS = 86_400_000;

/** The store's own endpoints for invoices. Source: IDN-05. */
export const invoiceRoutes = (services: Services): Route[] => {
  const invoices = invoicesIn(services.repository);
  return [
    handle(listInvoices, (call) => {
      const site = siteOf(call);
      return {
        invoices: invoices.of(customerOf(call, services)).map((invoice) => ({
          id: invoice.id,
          status: invoice.paid ? ('PAID' as const) : ('OPEN' as const),
          dueDate: new Date(services.clock.now() + invoice.dueInDays * DAY_MS).toISOString().slice(0, 10),
          total: toMoney(toMinor(invoice.total, site.currency), site),
        })),
      };
    }),

    handle(payInvoices, (call) => {
      const user = customerOf(call, services);
      const { ids } = call.body;
      askStepUp(call, services, user, { kind: 'tree', action: `pay ${ids.toSorted().join()}` });
      const once = { ...call, path: { ...call.path, cartId: 'invoices' } };
      return answeredOnce(once, services, () => {
        const open = ids.map((id) => {
          const invoice = invoices.get(user, id);
          if (!invoice || invoice.paid) throw unknownIdentifier('open invoice', id);
          return invoice;
        });
        for (const invoice of open) invoices.put(user, invoice.id, { ...invoice, paid: true });
        return { paid: [...ids] };
      });
    }),
  ];
};
