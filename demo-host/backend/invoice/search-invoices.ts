import type { InvoiceSum } from '../../../src/api/invoice/invoice.contract.ts';
import { toMoney } from '../core/money.ts';
import { compactOf, type InvoiceNow } from './known-invoices.ts';

/** What a list of invoices is asked for. '' and no status set no limit. */
export type InvoiceSearch = { account: string; query: string; statuses: readonly string[] };

/** Finds invoices, and says what they come to in each currency. Source: ACC-07 a, LEAD-06 a. */
export const searchInvoices = (
  all: readonly InvoiceNow[],
  { account, query, statuses }: InvoiceSearch,
): { rows: readonly InvoiceNow[]; totals: InvoiceSum[]; overdue: number } => {
  const words = compactOf(query);
  const found = all.filter(
    (invoice) =>
      (account === '' || invoice.account.number === account) &&
      (words === '' || invoice.compact.includes(words)),
  );
  const rows = statuses.length === 0 ? found : found.filter(({ status }) => statuses.includes(status));
  return {
    rows,
    totals: sumsOf(rows),
    overdue: found.filter(({ status }) => status === 'OVERDUE').length,
  };
};

const sumsOf = (rows: readonly InvoiceNow[]): InvoiceSum[] =>
  [...Map.groupBy(rows, ({ site }) => site.currency)].map(([currency, ofIt]) => {
    const { site } = ofIt[0]!;
    const sum = (of: 'total' | 'toPay') =>
      toMoney(
        ofIt.reduce((all, one) => all + one[of], 0),
        site,
      );
    return { currency, count: ofIt.length, total: sum('total'), toPay: sum('toPay') };
  });

const RANK = { OVERDUE: 0, OPEN: 1, PAID: 2 } as const;

/** Overdue ones first, then by due day; the paid ones last, the latest of them first. Compares by characters, which is quick. */
export const byUrgency = (a: InvoiceNow, b: InvoiceNow): number => {
  if (a.status !== b.status) return RANK[a.status] - RANK[b.status];
  const [first, second] = a.status === 'PAID' ? [b, a] : [a, b];
  return compare(first.due, second.due) || compare(a.id, b.id);
};

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
