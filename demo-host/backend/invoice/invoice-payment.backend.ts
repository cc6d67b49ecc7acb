import type { InferInput } from 'valibot';
import { INVOICE_TOKEN } from '../../../src/api/invoice/invoice.contract.ts';
import * as contract from '../../../src/api/invoice/payment.contract.ts';
import { customerOf, siteOf, type AnyCall } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { toMoney } from '../core/money.ts';
import { OccError, refused } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { siteByUid } from '../core/sites.ts';
import { askStepUp } from '../core/step-up.ts';
import { nameOf } from '../user/user.ts';
import { askKey, openIntent, payAll, paymentOf, paymentOfKey, type Payers } from './invoice-payments.ts';
import { anyInvoice, invoiceFor } from './known-invoices.ts';
import { invoicesIn, type StoredPayment } from './store.ts';

type Paid = InferInput<(typeof contract.readPayment)['response']>;
type Intent = InferInput<(typeof contract.openPayment)['response']>;

/** Endpoints that pay invoices, for customers and for whoever came by a look-up. Source: ACC-07 d to f, LEAD-06 d. */
export const invoicePaymentRoutes = (services: Services): Route[] => {
  const { repository, people } = services;

  const member = (call: AnyCall & { path: { userId: string } }): Payers & { id: string; email: string } => {
    siteOf(call);
    const id = customerOf(call, services);
    const { firstName, lastName, email } = nameOf(id, people);
    return {
      id,
      email,
      payer: { id, name: `${firstName} ${lastName}` },
      invoice: (number) => invoiceFor(id, number, services),
    };
  };
  /** A token that has ended is good for questions about the payment that was made with it. */
  const byToken = (call: AnyCall, isQuestion = false): Payers => {
    siteOf(call);
    const token = call.headers.get(INVOICE_TOKEN) ?? '';
    const found = invoicesIn(repository).lookUpOf(token);
    if (!found || (!isQuestion && found.until <= services.clock.now()))
      throw refused('InvoiceLookupOver', 'This look-up has ended.', { status: 403 });
    return {
      payer: {},
      token,
      invoice: (number) => (number === found.invoiceId ? anyInvoice(number, services) : undefined),
    };
  };

  const open = (ids: readonly string[], by: Payers): Intent =>
    repository.transaction(() => {
      const { paymentId, key, ids: all, total, site: uid } = openIntent(ids, by, services);
      const site = siteByUid(uid)!;
      return { paymentId, key, ids: [...all], total: toMoney(total, site), currency: site.currency };
    });
  const pay = (
    body: { key: string; token: string; expectedTotal: number; expectedCurrency: string },
    by: Payers,
  ) => {
    const outcome = repository.transaction(() =>
      payAll(paymentOfKey(body.key, by, services), body, by, services),
    );
    if (outcome instanceof OccError) throw outcome;
    return { paymentId: outcome.paymentId };
  };
  const ask = (key: string, by: Payers) => {
    const payment = repository.transaction(() => askKey(key, by, services));
    if (payment?.state === 'paid') return { state: 'paid' as const, paymentId: payment.paymentId };
    return { state: payment?.state === 'pending' ? ('pending' as const) : ('none' as const) };
  };
  const reply = (payment: StoredPayment, receiptEmail?: string): Paid => {
    const site = siteByUid(payment.site)!;
    const { state, ids, amounts, total, paidAt, lastFour, paymentId } = payment;
    return {
      state,
      reference: `PAY-${paymentId.slice(0, 8).toUpperCase()}`,
      invoices: ids.map((id, index) => ({ id, amount: toMoney(amounts[index] ?? 0, site) })),
      total: toMoney(total, site),
      ...(paidAt !== undefined && { paidAt: new Date(paidAt).toISOString() }),
      ...(lastFour !== undefined && { lastFour }),
      ...(receiptEmail !== undefined && { receiptEmail }),
    };
  };

  return [
    handle(contract.openPayment, (call) => open(call.body.ids, member(call))),
    handle(contract.payInvoices, (call) => {
      const by = member(call);
      const payment = paymentOfKey(call.body.key, by, services);
      // What is paid already needs no proof, and a key that pays nothing any more neither.
      if (payment?.state === 'open')
        askStepUp(call, services, by.id, { kind: 'tree', action: `pay ${payment.ids.toSorted().join()}` });
      return pay(call.body, by);
    }),
    handle(contract.askPayment, (call) => ask(call.body.key, member(call))),
    handle(contract.readPayment, (call) => {
      const by = member(call);
      return repository.transaction(() => reply(paymentOf(call.path.paymentId, by, services), by.email));
    }),

    handle(contract.openLookedUpPayment, (call) => open(call.body.ids, byToken(call))),
    handle(contract.payLookedUp, (call) => pay(call.body, byToken(call))),
    handle(contract.askLookedUpPayment, (call) => ask(call.body.key, byToken(call, true))),
    handle(contract.readLookedUpPayment, (call) => {
      const by = byToken(call, true);
      return repository.transaction(() => reply(paymentOf(call.path.paymentId, by, services)));
    }),
  ];
};
