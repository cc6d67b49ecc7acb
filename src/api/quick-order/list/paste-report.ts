import type { QuantityChoice } from '../paste/quantity-question.ts';
import type { PasteResult, UnreadLine } from '../paste/read-paste.ts';

/** A line whose product is already in the form. `done` once its quantity was added to that row. */
export type PastedDuplicate = PastedLine & { rowId: number; done: boolean };

/** `choices` are its quantities by the possible quantity columns, while the question is open. */
type PastedLine = {
  code: string;
  quantity: string;
  choices?: readonly string[] | undefined;
  /** The other codes of the line, so that a copy of the line leads to the same question. */
  also?: readonly string[] | undefined;
};

/**
 * The question which column holds the quantities. It is asked once for all rows whose quantity is open; `rows` are their
 * choices by row id.
 */
export type AskedColumn = {
  columns: readonly QuantityChoice[];
  rows: ReadonlyMap<number, readonly string[]>;
};

/** The result of every line of a paste or file, so that no line is dropped silently (QO-05). */
export type PasteReport = {
  /** The name of the file. Undefined for a paste. */
  file: string | undefined;
  placed: number;
  /** The number of lines with content: placed, unread, duplicates, not placed and left off. */
  total: number;
  unread: readonly UnreadLine[];
  duplicates: readonly PastedDuplicate[];
  /** The lines after the last free row, in a form that can be pasted again. */
  notPlaced: readonly PastedLine[];
  leftOff: number;
  asked: AskedColumn | undefined;
  /** The answer to the question: a column, or one of each. */
  answer: QuantityChoice | 'each' | undefined;
  problem: PasteProblem | undefined;
};

/**
 * Why nothing was read at all: too large (in bytes or characters), empty, a workbook instead of a text file, or a file or
 * reader that could not be loaded.
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

/** Returns the report of a reading before its lines are placed. */
export const reportOf = (result: PasteResult, file?: string): PasteReport => {
  const { lines, unread, leftOff, error } = result;
  if (error) return problemReport({ code: error.code, ...error.params }, file);
  const total = lines.length + unread.length + leftOff;
  if (total === 0) return problemReport({ code: 'nothing' }, file);
  return { ...EMPTY, file, total, unread, leftOff };
};

/** Returns whether nothing is left to report: every line has its place. */
export const isClean = (report: PasteReport): boolean =>
  report.problem === undefined &&
  report.asked === undefined &&
  report.unread.length === 0 &&
  report.notPlaced.length === 0 &&
  report.leftOff === 0 &&
  report.duplicates.every(({ done }) => done);
