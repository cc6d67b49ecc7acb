import { toMajor, toMinor } from '../../core/i18n/money.ts';
import type { Money } from '../money.contract.ts';
import type { InvoiceRow, InvoiceSum } from './invoice.contract.ts';

/** The selected invoices by their numbers, whatever page they are on. Source: LEAD-06 a. */
export type Selection = ReadonlyMap<string, InvoiceRow>;

/** Returns the selection with these rows in or out of it. */
export const withRows = (before: Selection, rows: readonly InvoiceRow[], isIn: boolean): Selection => {
  const next = new Map(before);
  for (const row of rows)
    if (isIn) next.set(row.id, row);
    else next.delete(row.id);
  return next;
};

/** What is summed of an invoice. */
export type Payable = Pick<InvoiceRow, 'id' | 'total' | 'toPay'>;

/** Returns what invoices come to, one entry a currency. */
export const sumsOf = (rows: readonly Payable[]): readonly InvoiceSum[] => {
  const sums = new Map<string, InvoiceSum>();
  for (const { total, toPay } of rows) {
    const currency = total.currencyIso;
    const before = sums.get(currency);
    const sum = (one: Money, other: Money | undefined): Money => {
      const minor = toMinor(one.value, currency) + toMinor(other?.value ?? 0, currency);
      return { currencyIso: currency, value: toMajor(minor, currency) };
    };
    sums.set(currency, {
      currency,
      count: (before?.count ?? 0) + 1,
      total: sum(total, before?.total),
      toPay: sum(toPay, before?.toPay),
    });
  }
  return [...sums.values()];
};

/** Returns the invoices that can be paid now: something is left, and nobody is paying them. */
export const payable = (rows: readonly InvoiceRow[]): InvoiceRow[] =>
  rows.filter(({ toPay, beingPaid }) => toPay.value > 0 && !beingPaid);
