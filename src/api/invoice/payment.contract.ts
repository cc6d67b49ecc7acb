import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';
import { moneySchema } from '../money.contract.ts';

/*
 * How invoices are paid exactly once: an intent has the service's key for a set of invoices, the payment is made with that
 * key, and the key says what became of it. Signed in, the paths begin with the customer. Whoever came by a look-up sends
 * its token in X-Invoice-Token instead. Source: ACC-07 d to f, LEAD-06 d; `placing.rules.ts`.
 */

const id = v.pipe(v.string(), v.regex(SEGMENT), v.maxLength(128));
const text = v.optional(v.string());

/** The most invoices of one payment. Source: LEAD-06 d. */
export const MOST_TO_PAY = 50;

const intentBody = v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_TO_PAY)) });
const intentSchema = v.object({
  paymentId: id,
  /** It pays at most once. Another one comes with the next intent. */
  key: id,
  ids: v.array(id),
  /** What all of them come to, and its currency, ISO 4217. */
  total: moneySchema,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
export type PaymentIntent = v.InferOutput<typeof intentSchema>;

const payBody = v.object({
  key: id,
  token: v.pipe(v.string(), v.minLength(1)),
  /** What was on show when the button was pressed, in major units. */
  expectedTotal: v.pipe(v.number(), v.finite()),
  expectedCurrency: v.string(),
});
const paidSchema = v.object({ paymentId: id });

const askBody = v.object({ key: id });
const outcomeSchema = v.object({
  /** `none` is final: nothing can be paid with this key any more. */
  state: v.picklist(['paid', 'pending', 'none']),
  paymentId: v.optional(id),
});

const paymentSchema = v.object({
  state: v.picklist(['open', 'pending', 'paid', 'none']),
  /** For Customer Support. */
  reference: v.string(),
  invoices: v.array(v.object({ id, amount: moneySchema })),
  total: moneySchema,
  /** ISO instant. */
  paidAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  lastFour: text,
  /** Where the receipt goes. Absent after a look-up. */
  receiptEmail: text,
});
export type InvoicePayment = v.InferOutput<typeof paymentSchema>;

const OWN = '/users/{userId}/invoices/payments';
const LOOKED_UP = '/invoices/payments';

/**
 * The same open invoices of the same payer give the same intent until it is settled. 409 InvoicePaid, InvoiceBeingPaid,
 * InvoiceNotOpen or CurrencyMixed, with one error for each invoice, whose number is its `subject`.
 */
const intent = { body: intentBody, response: intentSchema } as const;
/**
 * All are paid or none. The service first asks for a proof of a customer (IDN-05). 409 as above, and PaymentRefused,
 * PaymentChallengeRequired (its `subject` is the challenge), TotalChanged (the new total), PaymentKeyRetired, PaymentPending.
 */
const pay = {
  body: payBody,
  response: paidSchema,
  // The service waits for a bank.
  timeoutMs: 30_000,
} as const;
/** Says what became of a key. A key that nothing was paid with can't be used any more after this. */
const ask = { body: askBody, response: outcomeSchema } as const;
/** 404 for another payer's. */
const read = { response: paymentSchema } as const;

export const openPayment = defineEndpoint('POST', `${OWN}/intents`, { ...intent, auth: 'customer' });
export const payInvoices = defineEndpoint('POST', OWN, { ...pay, auth: 'customer' });
export const askPayment = defineEndpoint('POST', `${OWN}/byKey`, { ...ask, auth: 'customer' });
export const readPayment = defineEndpoint('GET', `${OWN}/{paymentId}`, { ...read, auth: 'customer' });

export const openLookedUpPayment = defineEndpoint('POST', `${LOOKED_UP}/intents`, {
  ...intent,
  auth: 'none',
});
export const payLookedUp = defineEndpoint('POST', LOOKED_UP, { ...pay, auth: 'none' });
export const askLookedUpPayment = defineEndpoint('POST', `${LOOKED_UP}/byKey`, { ...ask, auth: 'none' });
export const readLookedUpPayment = defineEndpoint('GET', `${LOOKED_UP}/{paymentId}`, {
  ...read,
  auth: 'none',
});
