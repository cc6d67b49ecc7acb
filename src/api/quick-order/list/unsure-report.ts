import { leftReport, type AddReport } from './add-outcome.ts';

/** Products of rows, by what the tabs know about adding them. */
export type UnsureCodes = {
  /** The result was unknown when the report was first shown. */
  before: readonly string[];
  /** The result is unknown now. */
  now: readonly string[];
  /** The part of `now` that this tab has not reported yet. */
  fresh: readonly string[];
  /** Known not to be in the cart, and unchanged in the list. */
  left: readonly string[];
};

/** Returns the number of rows that a report calls unknown. */
export const unknownIn = (report: AddReport | undefined, before: readonly string[]): number => {
  if (report?.kind === 'added') return report.unknown;
  return report?.reason === 'unconfirmed' ? before.length : 0;
};

/**
 * Returns the new report if another tab tried to add rows without an answer, or found out the result of rows in the current
 * report. A row that is in the cart is removed with its line. `over`: nothing is left to report. Undefined if the report
 * stays the same. Source: API-06 b.
 */
export const unsureReport = (
  report: AddReport | undefined,
  { before, now, fresh, left }: UnsureCodes,
): AddReport | 'over' | undefined => {
  const unknown = unknownIn(report, before);
  const ended = before.filter((code) => !now.includes(code)).slice(0, unknown);
  // A failure has its own next steps. New rows are reported after it.
  if (ended.length === 0 && (fresh.length === 0 || report?.kind === 'failed')) return undefined;
  const told = report?.kind === 'added' ? report : leftReport(unknown, unknown);
  const gone = ended.filter((code) => !left.includes(code)).length;
  const next = {
    ...told,
    left: told.left - gone + fresh.length,
    unknown: unknown - ended.length + fresh.length,
    elsewhere: true as const,
  };
  const { units, refused, prices, excess, behind } = next;
  const isOver = units + refused + next.left + prices.length + excess.length + behind.length === 0;
  return isOver ? 'over' : next;
};
