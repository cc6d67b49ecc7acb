import type { Product } from '../../product/product.contract.ts';
import { sameProductKey } from '../isbn.rules.ts';
import type { QuickOrderRefusal, QuickOrderDraftRow } from '../../../core/storage-types.ts';
import type { RowLimits } from '../quick-order.rules.ts';
import type { PasteReport, PasteProblem } from './paste-report.ts';
import type { LineResult } from '../../cart/line-result.ts';

/** One row of the form. Both texts are as typed. */
export type Row = {
  /** The id stays with the row when it moves. */
  readonly id: number;
  readonly code: string;
  readonly quantity: string;
  /** `typing`: nothing is said about the code yet. `paused`: it may be looked up. `left`: everything is reported. */
  readonly entry: 'typing' | 'paused' | 'left';
  /** True if the quantity was filled in for a code without one. It is removed together with the code. */
  readonly supplied?: boolean | undefined;
  /** True while the quantity is being typed. Errors are reported only after the field is left. */
  readonly counting?: boolean | undefined;
  /** Grows with each change of a code. Of two rows with one product, the older one keeps it. */
  readonly changed: number;
  /** The line of a list that the row was made from. It is removed when another code is typed. */
  readonly from?: ListLine | undefined;
  /** Why the cart did not take the line as asked. It is removed when the row changes. */
  readonly refusal?: QuickOrderRefusal | undefined;
};

/** A line of a list that became a row: its number and text, and what was placed of it (QO-10 d). */
export type ListLine = {
  /** The id of the list. */
  readonly list: number;
  readonly line: number;
  readonly text: string;
  /** The whole numbers of the line that are no part of its codes. */
  readonly numbers: readonly number[];
  /** Whether the line names other products too. */
  readonly namesOthers: boolean;
  readonly code: string;
  readonly quantity: string;
};

/** The answer of a look-up: the product, or null if there is none. */
export type Answer = Product | null;

/** Why codes have no answer. `stopped`: the shopper stopped the look-up. */
export type LookUpFailure = 'failed' | 'offline' | 'forbidden' | 'stopped';

/** A state of the rows to go back to. */
export type Undo = {
  kind: 'removed' | 'cleared' | 'placed' | 'merged' | 'replaced';
  /** The number of a removed row, from 1. */
  number: number;
  /** The list that was placed. */
  list?: number;
  before: readonly Row[];
  after: readonly Row[];
  /** The report that is restored with the rows, where they were cleared or another list replaced it. */
  back?: { report: PasteReport; undo: Undo | undefined } | undefined;
};

export type QuickOrderState = {
  readonly limits: RowLimits;
  readonly rows: readonly Row[];
  readonly nextId: number;
  /** The answers by `sameProductKey`. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly failures: ReadonlyMap<string, LookUpFailure>;
  /** The keys that are being looked up. */
  readonly pending: ReadonlySet<string>;
  readonly undo: Undo | undefined;
  readonly report: PasteReport | undefined;
};

/** Returns whether a row has neither code nor quantity. */
export const isBlank = (row: Row): boolean => sameProductKey(row.code) === '' && row.quantity.trim() === '';

export const blankRow = (id: number): Row => ({ id, code: '', quantity: '', entry: 'typing', changed: id });

export const createState = (limits: RowLimits): QuickOrderState =>
  fitRows({
    limits,
    rows: [],
    nextId: 1,
    answers: new Map(),
    failures: new Map(),
    pending: new Set(),
    undo: undefined,
    report: undefined,
  });

/** Makes sure that there are at least `limits.shown` rows, and a blank one at the end while there is room (QO-02). */
export const fitRows = (state: QuickOrderState): QuickOrderState => {
  const { limits } = state;
  const rows = [...state.rows];
  let { nextId } = state;
  while (rows.length > limits.max && isBlank(rows.at(-1)!)) rows.pop();
  const last = rows.at(-1);
  const wantsOne = rows.length < limits.max && (last === undefined || !isBlank(last));
  const wanted = Math.max(limits.shown, rows.length + (wantsOne ? 1 : 0));
  while (rows.length < wanted) rows.push(blankRow(nextId++));
  return rows.length === state.rows.length && nextId === state.nextId ? state : { ...state, rows, nextId };
};

/** Returns the codes of the answer's product, as far as they are known. */
export const codesOf = (answer: Answer | undefined): string[] =>
  answer ? [answer.code, answer.isbn, answer.upc].filter((code) => code !== undefined) : [];

/** The changes within one row. */
export type RowAction =
  | { type: 'code-typed'; id: number; value: string }
  /** `live` is true while an error is shown at the quantity. Then each key is checked at once. */
  | { type: 'quantity-typed'; id: number; value: string; live: boolean }
  /** The shopper paused in a code field, left it, or left the quantity. */
  | { type: 'paused' | 'left' | 'quantity-left'; id: number }
  | { type: 'left-all' }
  /** The shopper accepted a suggested repair. */
  | { type: 'code-used' | 'quantity-used'; id: number; value: string }
  | { type: 'refusal-forgotten'; id: number };

/** The changes of the list of rows, and its reports. */
export type ListAction =
  | { type: 'row-added' | 'cleared' | 'undo-dismissed' | 'report-dismissed' }
  | { type: 'removed'; id: number }
  /** A change by code that loads separately: `placePaste`, `mergeRow`, `mergePasted`, `undone`. */
  | { type: 'listed'; change: (state: QuickOrderState) => QuickOrderState }
  | { type: 'not-read'; problem: PasteProblem; file?: string | undefined }
  | { type: 'added'; results: readonly { id: number; result: LineResult }[] }
  /** Rows from storage, from an earlier visit or another tab. `undoable` if the shopper chose to replace other rows with them. */
  | { type: 'restored'; rows: readonly QuickOrderDraftRow[]; undoable?: boolean }
  | { type: 'limited'; limits: RowLimits };

export type LookUpAction =
  | { type: 'look-up-began'; keys: readonly string[] }
  | {
      type: 'look-up-ended';
      answers: readonly (readonly [key: string, answer: Answer])[];
      /** The codes without an answer. */
      failed?: readonly (readonly [key: string, failure: LookUpFailure])[];
    }
  | { type: 'look-up-failed'; keys: readonly string[]; failure: LookUpFailure }
  /** Failed look-ups may be tried again: of one row, or of all rows. */
  | { type: 'retried'; id?: number };

export type QuickOrderAction = RowAction | ListAction | LookUpAction;
