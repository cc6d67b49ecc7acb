import type { Repository } from '../core/repository.ts';

/** Who pays. Without an id it is somebody who came by a look-up. */
export type Payer = { id?: string | undefined; name?: string | undefined };

/**
 * What became of an invoice since the demo began. `beingPaid` stands while a payment is under way, `paid` once it was
 * captured; never both. Instants are server time in milliseconds.
 */
export type InvoiceState = {
  id: string;
  beingPaid?: { payer: Payer; paymentId: string; since: number };
  paid?: { payer: Payer; paymentId: string; at: number; lastFour?: string | undefined };
};

/** An invoice that was found without signing in, under its token. */
export type LookUp = { invoiceId: string; until: number };

/** How a payment of invoices stands. `pending`: the bank has not answered. `paid` and `none` are final. */
export type StoredPayment = {
  paymentId: string;
  /** Pays at most once. */
  key: string;
  ids: readonly string[];
  /** In minor units, by invoice and in all. */
  amounts: readonly number[];
  total: number;
  site: string;
  payer: Payer;
  /** The token of the look-up that it came by. It stays good for questions about this payment. */
  lookUpToken?: string | undefined;
  state: 'open' | 'pending' | 'paid' | 'none';
  /** When it began, in server time, and until when the bank may take. */
  since: number;
  pending?: { until: number; comesToPayment: boolean; lastFour: string; token: string } | undefined;
  paidAt?: number | undefined;
  lastFour?: string | undefined;
};

/** How long a look-up's token is good, in milliseconds. Source: `design/account.md`. */
const TOKEN_MS = 30 * 60_000;

/**
 * The one place that knows whether an invoice is being paid or was paid. An invoice without a row is as the rule made it
 * (`known-invoices.ts`). Call it in a transaction to change several at once.
 */
export const invoicesIn = (repository: Repository) => {
  const states = repository.collection<InvoiceState>('invoice states');
  const lookUps = repository.collection<LookUp>('invoice look-ups');
  const payments = repository.collection<StoredPayment>('invoice payments');
  return {
    stateOf: (id: string): InvoiceState | undefined => states.get(id),
    markBeingPaid: (ids: readonly string[], beingPaid: NonNullable<InvoiceState['beingPaid']>): void => {
      for (const id of ids) states.put(id, '', { id, beingPaid });
    },
    markPaid: (ids: readonly string[], paid: NonNullable<InvoiceState['paid']>): void => {
      for (const id of ids) states.put(id, '', { id, paid });
    },
    /** Makes them open again: their payment failed or was given up. */
    release: (ids: readonly string[]): void => {
      for (const id of ids) states.put(id, '', { id });
    },
    payment: (paymentId: string): StoredPayment | undefined => payments.get(paymentId),
    payments: (): readonly StoredPayment[] => payments.of('payments'),
    savePayment: (payment: StoredPayment): void => payments.put(payment.paymentId, 'payments', payment),
    keepLookUp: (token: string, invoiceId: string, now: number): void =>
      lookUps.put(token, '', { invoiceId, until: now + TOKEN_MS }),
    lookUpOf: (token: string): LookUp | undefined => lookUps.get(token),
    clear: (): void => {
      states.clear();
      lookUps.clear();
      payments.clear();
    },
  };
};
