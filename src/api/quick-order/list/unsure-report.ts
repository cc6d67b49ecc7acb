import { leftReport, type AddReport } from './add-outcome.ts';

/** Products of rows, by what the tabs know of adding them. */
export type UnsureCodes = {
  /** Not known to be in the cart, when the report was first shown. */
  before: readonly string[];
  /** Not known now. */
  now: readonly string[];
  /** Of these, what this tab has not told yet. */
  fresh: readonly string[];
  /** Known not to be in, and still in the list as they were. */
  left: readonly string[];
};

/** Of how many rows a report says that nobody knows. */
export const unknownIn = (report: AddReport | undefined, before: readonly string[]): number => {
  if (report?.kind === 'added') return report.unknown;
  return report?.reason === 'unconfirmed' ? before.length : 0;
};

/**
 * What is to be told above the rows, where another tab has tried to add some without an answer, or has found out what became of some that
 * the report tells of: a row that is in the cart goes with its line. `over`: nothing is left to tell. Undefined where the report stays as
 * it is. Source: API-06 b.
 */
export const unsureReport = (
  report: AddReport | undefined,
  { before, now, fresh, left }: UnsureCodes,
): AddReport | 'over' | undefined => {
  const unknown = unknownIn(report, before);
  const ended = before.filter((code) => !now.includes(code)).slice(0, unknown);
  // A failure has its own way on; what is fresh is told after it.
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
