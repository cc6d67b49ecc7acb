import { callService } from '../../core/http/call-service.ts';
import type { StoredLookUp } from '../../core/storage-types.ts';
import { customer, NOBODY, type Customer } from '../customer.ts';
import { INVOICE_TOKEN } from './invoice.contract.ts';
import {
  askLookedUpPayment,
  askPayment,
  openLookedUpPayment,
  openPayment,
  payInvoices,
  payLookedUp,
  readLookedUpPayment,
  readPayment,
  type InvoicePayment,
  type PaymentIntent,
} from './payment.contract.ts';

/** What is sent to pay, besides the key. */
type PayWith = { token: string; expectedTotal: number; expectedCurrency: string };

/** The calls of one payer. Each rejects with `ServiceError`. */
export type PaymentCalls = {
  open(ids: readonly string[]): Promise<PaymentIntent>;
  pay(key: string, paying: PayWith): Promise<string>;
  ask(key: string): Promise<{ state: 'paid' | 'pending' | 'none'; paymentId?: string | undefined }>;
  read(paymentId: string, signal?: AbortSignal): Promise<InvoicePayment>;
};

/** Without a customer a call is refused, because the page's visitor has changed. */
const payer = (): Customer => customer() ?? NOBODY;

/** The calls of the signed-in customer, bound to the page's sign-in (SES-13). */
const ownCalls: PaymentCalls = {
  open: (ids) => callService(openPayment, { path: payer(), body: { ids: [...ids] } }),
  pay: async (key, paying) =>
    (await callService(payInvoices, { path: payer(), body: { key, ...paying } })).paymentId,
  ask: (key) => callService(askPayment, { path: payer(), body: { key } }),
  read: (paymentId, signal) => callService(readPayment, { path: { ...payer(), paymentId }, signal }),
};

const lookedUpCalls = (invoiceToken: string): PaymentCalls => {
  const headers = { [INVOICE_TOKEN]: invoiceToken };
  return {
    open: (ids) => callService(openLookedUpPayment, { headers, body: { ids: [...ids] } }),
    pay: async (key, paying) =>
      (await callService(payLookedUp, { headers, body: { key, ...paying } })).paymentId,
    ask: (key) => callService(askLookedUpPayment, { headers, body: { key } }),
    read: (paymentId, signal) => callService(readLookedUpPayment, { path: { paymentId }, headers, signal }),
  };
};

/** Returns the calls of whoever came by a look-up, also if somebody is signed in, else of the customer. */
export const paymentCalls = (lookUp: Pick<StoredLookUp, 'invoiceToken'> | undefined): PaymentCalls =>
  lookUp ? lookedUpCalls(lookUp.invoiceToken) : ownCalls;
