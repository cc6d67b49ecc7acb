import type { QuickOrderWords } from './row-words.ts';
import type { Undo } from '../../api/quick-order/list/quick-order-state.ts';

/** What was done that can be taken back; undefined for a paste, whose own report says so. */
export const undoWords = (t: QuickOrderWords, { kind, number }: Undo): string | undefined =>
  kind === 'placed' ? undefined : t(`quick-order.${kind}`, { row: number });
