import type { LineResult } from '../../cart/line-result.ts';
import type { QuickOrderDraftRow } from '../../../core/stored-values.ts';
import type { RowLimits } from '../quick-order.rules.ts';
import type { PasteProblem } from './paste-report.ts';
import type { Answer, LookUpFailure, QuickOrderState } from './quick-order-state.ts';

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
