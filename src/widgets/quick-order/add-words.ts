import type { QuickOrderWords } from './row-words.ts';
import type { AddReport } from './state/add-outcome.ts';

/** '7 items were added to the cart.', and how many lines wait to be added again. */
export const addedWords = (
  t: QuickOrderWords,
  { units, left, interrupted }: Extract<AddReport, { kind: 'added' }>,
): string => {
  return [
    interrupted && t('quick-order.interrupted'),
    units === 0 ? t('quick-order.addedNone') : t('quick-order.added', { count: units }),
    left > 0 && t('quick-order.left', { count: left }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Why nothing was added, and what to do. */
export const failedWords = (t: QuickOrderWords, { reason }: Extract<AddReport, { kind: 'failed' }>): string =>
  t(`quick-order.failed.${reason}`);
