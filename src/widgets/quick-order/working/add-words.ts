import type { Excess } from '../../../api/cart/excess.ts';
import type { WorkingWords } from './working-words.ts';
import type { AddReport } from '../../../api/quick-order/list/add-outcome.ts';

/** Returns '7 items were added to the cart.', how many lines are left to add, and how many lines have an unknown outcome. */
export const addedWords = (
  t: WorkingWords,
  { units, found = 0, left, unknown, interrupted, late }: Extract<AddReport, { kind: 'added' }>,
): string => {
  return [
    interrupted && t('quick-order.interrupted'),
    late && t('quick-order.late'),
    units > 0 && t('quick-order.added', { count: units }),
    found > 0 && t('quick-order.found', { count: found }),
    units + unknown === 0 && !late && t('quick-order.addedNone'),
    left > unknown && t('quick-order.left', { count: left - unknown }),
    unknown > 0 && t('quick-order.unconfirmed', { count: unknown }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Returns the text for a product of which the cart holds too many units, and the possible reason. */
export const excessWords = (t: WorkingWords, { name, over, units, earlier }: Excess): string =>
  t(earlier ? 'quick-order.excessEarlier' : 'quick-order.excess', { name, over, units });

/** Returns why nothing was added, and what to do. */
export const failedWords = (t: WorkingWords, { reason }: Extract<AddReport, { kind: 'failed' }>): string =>
  t(`quick-order.failed.${reason}`);

/**
 * Returns the label of the button that tries again. If the outcome is unknown, a retry first reads the cart and adds
 * nothing that may be in it.
 */
export const againWords = (t: WorkingWords, report: AddReport): string => {
  const asksFirst =
    report.kind === 'failed'
      ? report.reason === 'unconfirmed'
      : report.unknown > 0 && report.unknown === report.left;
  return t(asksFirst ? 'quick-order.checkAgain' : 'shared.tryAgain');
};
