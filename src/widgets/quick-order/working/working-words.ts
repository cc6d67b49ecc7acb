import { useWords, type Words } from '../../kit/element/useWords.ts';
import type file from '../../parts/list-file/messages/en.json';
import type first from '../messages/en.json';
import type en from './messages/en.json';
import type { Ask } from '../../../list-reader/assign.ts';
import { isLookingUp, listCounts } from '../../../api/quick-order/list/paste-report.ts';
import type { QuickOrderState } from '../../../api/quick-order/list/quick-order-state.ts';
import type { AddReport } from '../../../api/quick-order/list/add-outcome.ts';

/** Translates the form's messages and those of the part that loads with the first focus. */
export type WorkingWords = Words<typeof first & typeof en & typeof file>;

/** Returns the messages of the form and of this part, inside the part. */
export const useWorkingWords = (): WorkingWords => useWords<typeof first & typeof en & typeof file>();

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

/** Returns '7 items were added to the cart.', how many lines are left to add, and whether the outcome of any is unknown. */
export const addedWords = (
  t: WorkingWords,
  { units, left, unknown }: Extract<AddReport, { kind: 'added' }>,
): string => {
  return [
    units > 0 && t('quick-order.added', { count: units }),
    units + unknown === 0 && t('quick-order.addedNone'),
    left > unknown && t('quick-order.left', { count: left - unknown }),
    unknown > 0 && t('quick-order.failed.unconfirmed'),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Returns why nothing was added, and what to do. */
export const failedWords = (t: WorkingWords, { reason }: Extract<AddReport, { kind: 'failed' }>): string =>
  t(`quick-order.failed.${reason}`);
