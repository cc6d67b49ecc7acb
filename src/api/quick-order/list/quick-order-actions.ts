import type { LineResult } from '../../cart/line-result.ts';
import type { QuickOrderDraftRow } from '../../../core/stored-values.ts';
import type { RowLimits } from '../quick-order.rules.ts';
import type { PasteProblem } from './paste-report.ts';
import type { Answer, LookUpFailure, QuickOrderState } from './quick-order-state.ts';

/** Changes within one row. */
export type RowAction =
  | { type: 'code-typed'; id: number; value: string }
  /** `live`: an error stands beside the quantity, so that every key is judged at once. */
  | { type: 'quantity-typed'; id: number; value: string; live: boolean }
  /** The shopper paused in a code field, left it, or left the quantity. */
  | { type: 'paused' | 'left' | 'quantity-left'; id: number }
  | { type: 'left-all' }
  /** A repair in one click. */
  | { type: 'code-used' | 'quantity-used'; id: number; value: string }
  | { type: 'refusal-forgotten'; id: number };

/** Changes of the list of rows, and reports about it. */
export type ListAction =
  | { type: 'row-added' | 'cleared' | 'undo-dismissed' | 'report-dismissed' }
  | { type: 'removed'; id: number }
  /** What code does that is not loaded with the form: `placePaste`, `mergeRow`, `mergePasted`, `undone`. */
  | { type: 'listed'; change: (state: QuickOrderState) => QuickOrderState }
  | { type: 'not-read'; problem: PasteProblem; file?: string | undefined }
  | { type: 'added'; results: readonly { id: number; result: LineResult }[] }
  /** Rows from storage: those of an earlier visit, or of another tab; `undoable` when they replace others by choice. */
  | { type: 'restored'; rows: readonly QuickOrderDraftRow[]; undoable?: boolean }
  | { type: 'limited'; limits: RowLimits };

export type LookUpAction =
  | { type: 'look-up-began'; keys: readonly string[] }
  | {
      type: 'look-up-ended';
      answers: readonly (readonly [key: string, answer: Answer])[];
      /** Those of the codes that have no answer. */
      failed?: readonly (readonly [key: string, failure: LookUpFailure])[];
    }
  | { type: 'look-up-failed'; keys: readonly string[]; failure: LookUpFailure }
  /** Failed look-ups may be tried again: of one row, or of all. */
  | { type: 'retried'; id?: number };

export type QuickOrderAction = RowAction | ListAction | LookUpAction;
