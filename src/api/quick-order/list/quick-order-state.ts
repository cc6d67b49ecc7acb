import type { Product } from '../../product/product.contract.ts';
import { sameProductKey } from '../isbn.rules.ts';
import type { QuickOrderRefusal } from '../../../core/stored-values.ts';
import type { RowLimits } from '../quick-order.rules.ts';
import type { PasteReport } from './paste-report.ts';

/** One row of the form: both texts as typed. */
export type Row = {
  /** Stays with the row, wherever it moves. */
  readonly id: number;
  readonly code: string;
  readonly quantity: string;
  /**
   * `typing`: nothing is said about the code yet. `paused`: it may be looked up, but an unknown one is not complained
   * about, since the shopper is still in the field. `left`: all is said.
   */
  readonly entry: 'typing' | 'paused' | 'left';
  /** The quantity is ours, since a code came without one: it goes when the code goes. */
  readonly supplied?: boolean | undefined;
  /** The quantity is being typed: nothing is said against it before the field is left. */
  readonly counting?: boolean | undefined;
  /** Rises with each change of a code: of two rows with one product the older keeps it. */
  readonly changed: number;
  /** Codes that stood beside this one in a list; they go with the code. */
  readonly also?: readonly string[] | undefined;
  /** What its list says beside code and quantity; goes with the next change of either. */
  readonly remark?: Remark | undefined;
  /** Why the cart did not take the line as asked; goes with the next change of the row. */
  readonly refusal?: QuickOrderRefusal | undefined;
};

/** A line of a list as it was written, and the words of it that only its product's name may explain (QO-09 d). */
export type Remark = { readonly text: string; readonly words: readonly string[] };

/** What the look-up said of a code: the product, or null when there is none. */
export type Answer = Product | null;

/** Why codes have no answer: `stopped` by the shopper. */
export type LookUpFailure = 'failed' | 'offline' | 'forbidden' | 'stopped';

/** Rows as they were, to go back to. */
export type Undo = {
  kind: 'removed' | 'cleared' | 'placed' | 'merged' | 'replaced';
  /** Of a removed row, from 1. */
  number: number;
  before: readonly Row[];
  after: readonly Row[];
  /** What comes back with the rows: the question that was answered, or that another list came on top of. */
  back?: { report: PasteReport; undo: Undo | undefined } | undefined;
};

export type QuickOrderState = {
  readonly limits: RowLimits;
  readonly rows: readonly Row[];
  readonly nextId: number;
  /** By `sameProductKey`. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly failures: ReadonlyMap<string, LookUpFailure>;
  /** Keys being looked up. */
  readonly pending: ReadonlySet<string>;
  readonly undo: Undo | undefined;
  readonly report: PasteReport | undefined;
};

/** Nothing typed: neither code nor quantity. */
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

/** At least `limits.shown` rows, and a blank one at the end while there is room for another product (QO-02). */
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

/** Which codes of the row's list are not its product's, once that is known (QO-09 d). */
export const strangeCodes = ({ code, also = [] }: Row, answers: QuickOrderState['answers']): string[] => {
  const answer = answers.get(sameProductKey(code));
  const own = codesOf(answer).map(sameProductKey);
  return answer === undefined ? [] : also.filter((each) => !own.includes(sameProductKey(each)));
};

/** The product's other names, as far as they are known. */
export const codesOf = (answer: Answer | undefined): string[] =>
  answer ? [answer.code, answer.isbn, answer.upc].filter((code) => code !== undefined) : [];
