import type { QuantityChoice } from '../../../api/quick-order/paste/quantity-question.ts';
import { formatNumber } from '../../../core/i18n/numbers.ts';
import type { WorkingWords } from './working-words.ts';
import type { AskedColumn, PasteProblem, PasteReport } from '../../../api/quick-order/list/paste-report.ts';

/** Returns '23 of 25 lines added.' */
export const placedWords = (t: WorkingWords, { file, placed, total }: PasteReport): string =>
  file === undefined
    ? t('quick-order.placed', { placed, total })
    : t('quick-order.placedFrom', { file, placed, total });

/** Returns the announcement of a list: what was placed, and the question about it or its answer. */
export const listWords = (t: WorkingWords, report: PasteReport): string => {
  const { asked, answer } = report;
  if (answer === 'each') return t('quick-order.answeredEach');
  if (answer) return t('quick-order.answered', { column: columnWords(t, answer) });
  const placed = [placedWords(t, report)];
  if (report.unread.length > 0 && report.placed > 0) placed.push(t('quick-order.unreadCheck'));
  return [...placed, ...(asked ? [askWords(t, asked)] : [])].join(' ');
};

/** Returns the question that must be answered before the quantities are known (QO-09). */
export const askWords = (t: WorkingWords, { columns }: AskedColumn): string =>
  t('quick-order.ask', { count: columns.length });

/** Returns a column's title, or its position if it has none, with its first cells. */
export const columnWords = (t: WorkingWords, { title, column, examples }: QuantityChoice): string => {
  const cells = examples.join(', ');
  return title === ''
    ? t('quick-order.askPlace', { column, cells })
    : t('quick-order.askColumn', { title, cells });
};

/** Returns why nothing of a list was read. */
export const pasteProblemWords = (t: WorkingWords, problem: PasteProblem, tag: string): string => {
  if (problem.code !== 'too-large') return t(`quick-order.paste.${problem.code}`);
  return t('quick-order.paste.too-large', {
    size: megabytes(problem.size, tag),
    limit: megabytes(problem.limit, tag),
  });
};

const megabytes = (size: number, tag: string): string =>
  formatNumber(Math.ceil(size / 1024 / 102.4) / 10, tag);
