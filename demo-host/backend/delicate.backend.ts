import { customerOf, siteOf, type Services } from './commerce-call.ts';
import { deleteCard, listCards, listInvoices, payInvoices, readAccessCodes } from './delicate.contract.ts';
import { handle, type Route } from './endpoint-handler.ts';
import { answeredOnce } from './idempotency.ts';
import { toMinor, toMoney } from './money.ts';
import { unknownIdentifier } from './occ-error.ts';
import { askStepUp } from './step-up.ts';

const DAY_MS = 86_400_000;

/** Cards, access codes and invoices, as far as a step-up needs them to be there. Source: IDN-05. */
export const delicateRoutes = (services: Services): Route[] => {
  const { belongings } = services;
  return [
    handle(listCards, (call) => ({ payments: [...belongings.of(customerOf(call, services)).cards] })),

    handle(deleteCard, (call) => {
      const user = customerOf(call, services);
      const id = call.path.paymentDetailsId;
      const mine = belongings.of(user);
      if (!mine.cards.some((card) => card.id === id)) throw unknownIdentifier('card', id);
      askStepUp(call, services, user, { kind: 'transaction' });
      belongings.keep(user, { ...mine, cards: mine.cards.filter((card) => card.id !== id) });
      return undefined;
    }),

    handle(readAccessCodes, (call) => {
      const user = customerOf(call, services);
      const { accessCodes } = belongings.of(user);
      const { orderCode } = call.path;
      if (!Object.hasOwn(accessCodes, orderCode)) throw unknownIdentifier('order', orderCode);
      askStepUp(call, services, user, { kind: 'transaction', isRead: true });
      return { accessCodes: [...(accessCodes[orderCode] ?? [])] };
    }),

    handle(listInvoices, (call) => {
      const site = siteOf(call);
      return {
        invoices: belongings.of(customerOf(call, services)).invoices.map((invoice) => ({
          id: invoice.id,
          status: invoice.paid ? ('PAID' as const) : ('OPEN' as const),
          dueDate: new Date(services.clock.now() + invoice.dueInDays * DAY_MS).toISOString().slice(0, 10),
          total: toMoney(toMinor(invoice.total, site.currency), site),
        })),
      };
    }),

    handle(payInvoices, (call) => {
      const user = customerOf(call, services);
      askStepUp(call, services, user, { kind: 'tree' });
      const once = { ...call, path: { ...call.path, cartId: 'invoices' } };
      return answeredOnce(once, services, () => {
        const mine = belongings.of(user);
        const unknown = call.body.ids.find((id) => !mine.invoices.some((one) => one.id === id && !one.paid));
        if (unknown !== undefined) throw unknownIdentifier('open invoice', unknown);
        const invoices = mine.invoices.map((one) => ({
          ...one,
          paid: one.paid || call.body.ids.includes(one.id),
        }));
        belongings.keep(user, { ...mine, invoices });
        return { paid: [...call.body.ids] };
      });
    }),
  ];
};
