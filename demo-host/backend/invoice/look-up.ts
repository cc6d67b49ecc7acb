import { INVOICE_TOKEN } from '../../../src/api/invoice/invoice.contract.ts';
import type { Call } from '../core/endpoint-handler.ts';
import { refused, unknownResource } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { wrongTries } from '../core/wrong-tries.ts';
import { anyInvoice, compactOf, type InvoiceNow } from './known-invoices.ts';
import { invoicesIn } from './store.ts';

const MINUTE_MS = 60_000;

/**
 * Finds an invoice by its number and the postal code of its bill, and gives a token for it. Wrong tries are counted by the
 * caller's network address over all numbers, and by number over all callers. Source: ACC-07 c, ACC-01 d.
 */
export const lookUp = (
  { headers, body }: Pick<Call<string, { number: string; postalCode: string }>, 'headers' | 'body'>,
  services: Services,
): { invoice: InvoiceNow; invoiceToken: string } => {
  const caller = headers.get('x-forwarded-for') ?? 'here';
  const number = compactOf(body.number).replace(/^inv/, '').slice(0, 40);
  const counts = [
    [wrongTries('look-ups by caller', { most: 5, withinMs: 15 * MINUTE_MS }, services), caller],
    [wrongTries('look-ups by number', { most: 20, withinMs: 60 * MINUTE_MS }, services), number],
  ] as const;
  for (const [tries, of] of counts) tries.check(of);
  const invoice = anyInvoice(body.number, services);
  const postalCode = invoice?.account.billingAddress?.postalCode;
  if (!invoice || !postalCode || compactOf(postalCode) !== compactOf(body.postalCode)) {
    for (const [tries, of] of counts) tries.note(of);
    throw unknownResource('invoice with this postal code', number);
  }
  const invoiceToken = services.random();
  invoicesIn(services.repository).keepLookUp(invoiceToken, invoice.id, services.clock.now());
  return { invoice, invoiceToken };
};

/** Returns the invoice that the call's token was given for, if it is the one that the call names. Refuses all else with 403. */
export const lookedUp = (
  { headers, path }: Pick<Call, 'headers'> & { path: { invoiceId: string } },
  services: Services,
): InvoiceNow => {
  const found = invoicesIn(services.repository).lookUpOf(headers.get(INVOICE_TOKEN) ?? '');
  const isGood = found && found.until > services.clock.now() && found.invoiceId === path.invoiceId;
  const invoice = isGood && anyInvoice(found.invoiceId, services);
  if (!invoice) throw refused('InvoiceLookupOver', 'This look-up has ended.', { status: 403 });
  return invoice;
};
