import type { WorkingWords } from './working-words.ts';
import type { AddReport } from '../../../api/quick-order/list/add-outcome.ts';

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
