import type { Ask } from '../../../list-reader/assign.ts';
import { isLookingUp, listCounts } from '../../../api/quick-order/list/paste-report.ts';
import type { QuickOrderState } from '../../../api/quick-order/list/quick-order-state.ts';
import type { WorkingWords } from './working-words.ts';

/** Returns what became of the lines of a list: '7 lines: 3 found, 2 repeated, 2 need a quantity.' */
export const readWords = (t: WorkingWords, state: QuickOrderState): string => {
  const { report } = state;
  if (!report) return '';
  const { file, sheets, total, list } = report;
  const text = list?.assignment
    ? t('quick-order.read', { total, ...listCounts(state) })
    : t(isLookingUp(state) ? 'quick-order.reading' : 'quick-order.notRead', { total });
  if (file === undefined) return text;
  const sheet = sheets && sheets.names.length > 1 ? `, ${sheets.names[sheets.shown]}` : '';
  return t('quick-order.readFrom', { file: file + sheet, text });
};

/** Returns the announcement of a list: what became of its lines, and what is asked about them. */
export const listWords = (t: WorkingWords, state: QuickOrderState): string => {
  const ask = state.report?.list?.assignment?.ask;
  return [readWords(t, state), ...(ask ? [columnsTitle(t, ask)] : [])].join(' ');
};

/** Returns what is asked about the columns of a list, or the name of its picture. */
export const columnsTitle = (t: WorkingWords, ask: Ask<'code' | 'quantity'> | undefined): string =>
  t(ask ? `quick-order.ask.${ask.field}` : 'quick-order.checkColumns');
