import type { InferOutput } from 'valibot';
import type { listInvoices } from '../../api/invoice/invoice.contract.ts';
import type { Money } from '../../api/money.contract.ts';
import type { listOrders } from '../../api/order/order.contract.ts';
import type { Qualification, readQualifications } from '../../api/qualification/qualification.contract.ts';
import { qualificationBadge } from '../../api/qualification/qualification.rules.ts';
import type { listQuotes } from '../../api/quote/quote.contract.ts';
import { shownState } from '../../api/quote/quote.rules.ts';
import { timesOf } from '../../api/quote/quote-times.rules.ts';
import type { QualificationType } from '../../core/locale/route-table.ts';

/* What waits for a customer, by the lists of their things. Rows are looked at here too: a host may ignore a filter. Source: SHL-06. */

export type Orders = InferOutput<(typeof listOrders)['response']>;
export type Invoices = InferOutput<(typeof listInvoices)['response']>;
export type Quotes = InferOutput<(typeof listQuotes)['response']>;
export type Levels = InferOutput<(typeof readQualifications)['response']>;

export type Overdue = { count: number; toPay: readonly Money[]; oldest: string };

/** Returns how many invoices are overdue, what they come to in each currency, and the day when the oldest was due. */
export const overdueOf = ({ invoices, totals, counts }: Invoices): Overdue | undefined => {
  const days = invoices.flatMap(({ status, due }) => (status === 'OVERDUE' ? [due] : []));
  const [oldest] = days.toSorted();
  if (oldest === undefined) return undefined;
  return { count: counts?.overdue ?? days.length, toPay: totals.map(({ toPay }) => toPay), oldest };
};

/** Returns how many orders are on hold. A host that does not count them has the newest ones looked at. */
export const heldOf = ({ orders, totals }: Orders): number =>
  totals ? (totals.byStatus['ON_HOLD'] ?? 0) : orders.filter(({ status }) => status === 'ON_HOLD').length;

export type Ending = { count: number; code: string; expires: number | undefined };

/** Returns how many quotes end soon, and which ends first. `now` is in milliseconds, `zone` the shop's. */
export const endingOf = ({ quotes, pagination }: Quotes, now: number, zone: string): Ending | undefined => {
  const ending = quotes
    .map((quote) => ({ code: quote.code, ...timesOf(quote, zone) }))
    .filter((quote) => shownState(quote, now) === 'expiring')
    .toSorted((one, other) => (one.expires ?? 0) - (other.expires ?? 0));
  const [first] = ending;
  if (!first) return undefined;
  const isAll = ending.length === quotes.length;
  const count = isAll ? (pagination?.totalResults ?? ending.length) : ending.length;
  return { count, code: first.code, expires: first.expires };
};

/** Returns the newest qualification of each of these types, where it expires soon. `today` is an ISO date. */
export const expiringOf = (
  levels: Levels,
  types: readonly QualificationType[],
  today: string,
): readonly Qualification[] =>
  levels.types.flatMap(({ type, newest }) =>
    newest && types.includes(type) && qualificationBadge(newest, today).is === 'expiring' ? [newest] : [],
  );
