import type { WorkingWords } from './working-words.ts';
import type { Undo } from '../../../api/quick-order/list/quick-order-state.ts';

/** Returns the text for a change that can be undone; undefined for a paste, which its own report describes. */
export const undoWords = (t: WorkingWords, { kind, number }: Undo): string | undefined =>
  kind === 'placed' ? undefined : t(`quick-order.${kind}`, { row: number });
