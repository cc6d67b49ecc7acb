import { formatNumber } from '../../core/i18n/numbers.ts';
import type { QuickOrderWords } from './row-words.ts';
import type { PasteProblem, PasteReport } from './state/paste-report.ts';

/** '23 of 25 lines placed.' */
export const placedWords = (t: QuickOrderWords, { file, placed, total }: PasteReport): string =>
  file === undefined
    ? t('quick-order.placed', { placed, total })
    : t('quick-order.placedFrom', { file, placed, total });

/** Why nothing of a list was read. */
export const pasteProblemWords = (t: QuickOrderWords, problem: PasteProblem, tag: string): string => {
  if (problem.code !== 'too-large') return t(`quick-order.paste.${problem.code}`);
  return t('quick-order.paste.too-large', {
    size: megabytes(problem.size, tag),
    limit: megabytes(problem.limit, tag),
  });
};

const megabytes = (size: number, tag: string): string =>
  formatNumber(Math.ceil(size / 1024 / 102.4) / 10, tag);
