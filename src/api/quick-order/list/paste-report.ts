import type { OtherLine } from '../../../list-reader/assign.ts';
import type { OrderAssignment } from '../../../list-reader/assign-order.ts';
import type { FileProblem, Sheets } from '../../../list-reader/open-file.ts';
import type { Table } from '../../../list-reader/split.ts';
import type { QuickOrderState } from './quick-order-state.ts';
import type { WantedCode } from './look-up-codes.ts';

/** A line whose product is already in the form. `done` once its quantity was added to that row. */
export type PastedDuplicate = PastedLine & { line: number; rowId: number; done: boolean };

type PastedLine = { code: string; quantity: string };

/** A list that was pasted or uploaded, as long as it is the last one. It does not outlive the page. */
export type PastedList = {
  readonly id: number;
  readonly table: Table;
  /** What may be a code in it. */
  readonly candidates: readonly WantedCode[];
  /** How it was read. Undefined until its codes were looked up. */
  readonly assignment: OrderAssignment | undefined;
  /** True once each candidate has an answer. */
  readonly isWhole: boolean;
  /** The rows that it was given, by id, and their lines. A row that the shopper removed since is not made again. */
  readonly rows: ReadonlyMap<number, number>;
  /** Reads it again if its codes have been looked up since; else returns the same state. */
  readonly read: (state: QuickOrderState) => QuickOrderState;
};

/** The result of every line of a paste or file, so that no line is dropped silently (QO-05). */
export type PasteReport = {
  /** The name of the file. Undefined for a paste. */
  file: string | undefined;
  /** The sheets of a workbook. */
  sheets: Sheets | undefined;
  list: PastedList | undefined;
  /** The number of lines with content, without rows of titles. */
  total: number;
  /** The rows that were placed, and how many of them have a product that was found, or is unknown. */
  placed: number;
  found: number;
  unknown: number;
  duplicates: readonly PastedDuplicate[];
  /** The lines after the last free row, in a form that can be pasted again. */
  notPlaced: readonly PastedLine[];
  /** The lines that gave no row. */
  others: readonly OtherLine[];
  leftOff: number;
  problem: PasteProblem | undefined;
};

/** Why nothing was read at all: what is wrong with a file, a list without lines, or a file or reader that could not be loaded. */
export type PasteProblem = FileProblem | { readonly code: 'nothing' | 'unavailable' };

export const problemReport = (problem: PasteProblem, file?: string): PasteReport => ({
  file,
  sheets: undefined,
  list: undefined,
  total: 0,
  placed: 0,
  found: 0,
  unknown: 0,
  duplicates: [],
  notPlaced: [],
  others: [],
  leftOff: 0,
  problem,
});

/** Returns whether codes of the last list have neither an answer nor a failure. */
export const isLookingUp = ({ report, answers, failures }: QuickOrderState): boolean =>
  report?.list?.candidates.some(({ key }) => !answers.has(key) && !failures.has(key)) ?? false;

/** Returns whether every line has its place, but for lines without a code, which are none of an order. */
export const isPlaced = (report: PasteReport): boolean =>
  report.problem === undefined &&
  report.list?.assignment?.ask === undefined &&
  report.notPlaced.length === 0 &&
  report.leftOff === 0 &&
  report.others.every(({ why }) => why === undefined) &&
  report.duplicates.every(({ done }) => done);

/** Returns whether nothing is left to report. */
export const isClean = (report: PasteReport): boolean => isPlaced(report) && report.others.length === 0;

/** How many lines of a list are in which state. `open` are those of `found` that need a quantity. */
type ListCounts = {
  found: number;
  repeated: number;
  unknown: number;
  open: number;
  left: number;
  others: number;
};

/** Counts the lines of the last list as it was read, and the rows of it that need a quantity now. */
export const listCounts = ({ report, rows }: QuickOrderState): ListCounts => ({
  found: report?.found ?? 0,
  unknown: report?.unknown ?? 0,
  open: rows.filter(({ from, quantity }) => from && from.list === report?.list?.id && quantity.trim() === '')
    .length,
  repeated: report?.duplicates.length ?? 0,
  left: (report?.notPlaced.length ?? 0) + (report?.leftOff ?? 0),
  others: report?.others.length ?? 0,
});
