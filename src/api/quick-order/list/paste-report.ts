import type { QuantityChoice } from '../paste/quantity-question.ts';
import type { PasteResult, UnreadLine } from '../paste/read-paste.ts';

/** A line whose product is in the form already; `done` once its quantity went to that row. */
export type PastedDuplicate = PastedLine & { rowId: number; done: boolean };

/** `choices`: its quantities by each column that may hold them, while that is asked. */
type PastedLine = {
  code: string;
  quantity: string;
  choices?: readonly string[] | undefined;
  /** Codes beside its own, so that a copy of the line asks what the line asks. */
  also?: readonly string[] | undefined;
};

/** Which column holds the quantities, asked once for all rows of the list whose quantity is open; by the rows' ids. */
export type AskedColumn = {
  columns: readonly QuantityChoice[];
  rows: ReadonlyMap<number, readonly string[]>;
};

/** What became of every line of a paste or file, so that nothing is dropped in silence (QO-05). */
export type PasteReport = {
  /** Name of the file, or undefined for a paste. */
  file: string | undefined;
  placed: number;
  /** Lines that held something: placed, unread, duplicates, not placed, left off. */
  total: number;
  unread: readonly UnreadLine[];
  duplicates: readonly PastedDuplicate[];
  /** Beyond the last free row, as they can be pasted again. */
  notPlaced: readonly PastedLine[];
  leftOff: number;
  asked: AskedColumn | undefined;
  /** What was answered: a column, or one of each. */
  answer: QuantityChoice | 'each' | undefined;
  problem: PasteProblem | undefined;
};

/**
 * Nothing was read at all: too large (in bytes or characters), nothing in it, a workbook in place of a text file, or
 * the file or its reader could not be had.
 */
export type PasteProblem =
  | { code: 'too-large'; size: number; limit: number }
  | { code: 'nothing' | 'workbook' | 'unavailable' };

const EMPTY: PasteReport = {
  file: undefined,
  placed: 0,
  total: 0,
  unread: [],
  duplicates: [],
  notPlaced: [],
  leftOff: 0,
  asked: undefined,
  answer: undefined,
  problem: undefined,
};

export const problemReport = (problem: PasteProblem, file?: string): PasteReport => ({
  ...EMPTY,
  file,
  problem,
});

/** The report of a reading before its lines are placed. */
export const reportOf = (result: PasteResult, file?: string): PasteReport => {
  const { lines, unread, leftOff, error } = result;
  if (error) return problemReport({ code: error.code, ...error.params }, file);
  const total = lines.length + unread.length + leftOff;
  if (total === 0) return problemReport({ code: 'nothing' }, file);
  return { ...EMPTY, file, total, unread, leftOff };
};

/** Nothing is left to tell: every line has its place. */
export const isClean = (report: PasteReport): boolean =>
  report.problem === undefined &&
  report.asked === undefined &&
  report.unread.length === 0 &&
  report.notPlaced.length === 0 &&
  report.leftOff === 0 &&
  report.duplicates.every(({ done }) => done);
