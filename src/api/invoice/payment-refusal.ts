import { isServiceError } from '../../core/errors.ts';

/** The refusals that are about the invoices and no card. Nothing was charged. Source: ACC-07 f, LEAD-06 d. */
const OF_INVOICES = ['InvoicePaid', 'InvoiceBeingPaid', 'InvoiceNotOpen', 'InvoiceLookupOver'] as const;
type InvoiceRefusal = (typeof OF_INVOICES)[number];

/** Why invoices can't be paid, and which. A look-up that has ended names none. */
export type InvoicesRefused = { type: InvoiceRefusal; ids: readonly string[] };

/** Returns whether a refusal is about the invoices. */
export const isOfInvoices = (type: unknown): type is InvoiceRefusal =>
  (OF_INVOICES as readonly unknown[]).includes(type);

/** An invoice's number as services name it. */
const NUMBER = /^[\w.-]{1,40}$/;

/** Returns why invoices can't be paid, and which. Undefined for any other failure. */
export const invoicesRefused = (error: unknown): InvoicesRefused | undefined => {
  if (!isServiceError(error) || error.kind !== 'status' || error.status < 400 || error.status >= 500)
    return undefined;
  const type = error.errors[0]?.type;
  if (!isOfInvoices(type)) return undefined;
  const named = error.errors.flatMap(({ type: of, subject }) =>
    of === type && subject !== undefined && NUMBER.test(subject) ? [subject] : [],
  );
  return { type, ids: [...new Set(named)] };
};
