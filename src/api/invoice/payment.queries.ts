import { customerQuery, type Owner } from '../query.ts';
import type { PaymentCalls } from './payment-calls.ts';
import { invoicesRefused, type InvoicesRefused } from './payment-refusal.ts';
import type { InvoicePayment } from './payment.contract.ts';

/** A payment as its page shows it. `key`: it can be paid. `refused`: which of its invoices can't be. */
export type Paying = InvoicePayment & { key?: string; refused?: InvoicesRefused };

/** Reads a payment, and asks for its key if it is not paid. Source: ACC-07 d. */
const readPaying = async (calls: PaymentCalls, paymentId: string, signal: AbortSignal): Promise<Paying> => {
  const known = await calls.read(paymentId, signal);
  if (known.state === 'paid') return known;
  try {
    const { key, total } = await calls.open(known.invoices.map(({ id }) => id));
    if (known.state === 'none') return known;
    const isSame = total.value === known.total.value;
    return { ...(isSame ? known : await calls.read(paymentId, signal)), key };
  } catch (error) {
    const refused = invoicesRefused(error);
    if (!refused) throw error;
    return { ...known, refused };
  }
};

/** A payment by its id. Nothing is read without an owner or an id. */
export const paymentQuery = (of: Owner | undefined, paymentId: string, calls: PaymentCalls) =>
  customerQuery({
    of: of && paymentId !== '' ? of : undefined,
    resource: 'invoicePayments',
    part: [paymentId],
    read: (_of, signal) => readPaying(calls, paymentId, signal),
  });
