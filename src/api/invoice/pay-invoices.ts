import { isServiceError } from '../../core/errors.ts';
import { runtime } from '../../core/runtime.ts';
import type { StoredLookUp } from '../../core/storage-types.ts';
import { keptPayment, keptTries } from '../checkout/kept-placing.ts';
import { sentBy } from '../checkout/placing-answers.rules.ts';
import { PlacingClient } from '../checkout/placing-client.ts';
import type { PlacingSubject } from '../checkout/placing-calls.ts';
import { reportLater, reportSolved } from '../report-later.ts';
import { paymentCalls } from './payment-calls.ts';
import { isOfInvoices } from './payment-refusal.ts';

/**
 * What is paid exactly once: invoices, by the same rules as an order is placed. The attempt has the total and its currency;
 * the proof of a press is the token of the payment service, which is sent and not stored. Source: ACC-07 d, SEC-04.
 */
const paymentSubject = (lookUp: StoredLookUp | undefined): PlacingSubject => {
  const calls = paymentCalls(lookUp);
  return {
    kept: lookUp ? keptTries('payingInvoices', () => ({ owner: '', signIn: lookUp.id })) : keptPayment,
    send: async (key, { total, currency }, token = '') => {
      try {
        const paying = { token, expectedTotal: Number(total), expectedCurrency: String(currency) };
        const placed = await calls.pay(key, paying);
        reportSolved('invoices.pay');
        return { placed };
      } catch (error) {
        const sent = sentBy(error);
        if (sent !== 'lost' && 'refused' in sent && !isKnown(sent.refused))
          reportLater('invoices.pay', error);
        return sent;
      }
    },
    ask: async (key) => {
      try {
        const { state, paymentId } = await calls.ask(key);
        reportSolved('invoices.ask');
        if (state !== 'paid') return state;
        return paymentId === undefined ? 'unanswered' : { placed: paymentId };
      } catch (error) {
        if (!isServiceError(error)) throw error;
        reportLater('invoices.ask', error);
        return 'unanswered';
      }
    },
    tell: () => undefined,
    changed: async () => {
      for (const key of ['invoices', 'invoicePayments']) runtime().registry.changed(key);
    },
  };
};

const isKnown = (type: string): boolean =>
  isOfInvoices(type) ||
  ['PaymentRefused', 'TotalChanged', 'PaymentKeyRetired', 'PaymentPending'].includes(type);

let client: { of: string; client: PlacingClient } | undefined;

/** Returns the page's only client for paying invoices: of the look-up that the payment came by, else of the customer. */
export const invoicePaying = (lookUp: StoredLookUp | undefined): PlacingClient => {
  const of = lookUp?.id ?? '';
  if (client?.of !== of) {
    client?.client.close();
    client = { of, client: new PlacingClient(paymentSubject(lookUp)) };
  }
  return client.client;
};

/** Resets the module. For tests that simulate a new page. */
export const forgetInvoicePaying = (): void => {
  client?.client.close();
  client = undefined;
};
