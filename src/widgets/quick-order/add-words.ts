import type { Excess } from '../../api/cart/excess.ts';
import type { QuickOrderWords } from './row-words.ts';
import type { AddReport } from '../../api/quick-order/list/add-outcome.ts';

/** '7 items were added to the cart.', how many lines wait to be added again, and of how many it is not known whether they are in. */
export const addedWords = (
  t: QuickOrderWords,
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

/** Of which product the cart holds too much, and why that may be. */
export const excessWords = (t: QuickOrderWords, { name, over, units, earlier }: Excess): string =>
  t(earlier ? 'quick-order.excessEarlier' : 'quick-order.excess', { name, over, units });

/** Why nothing was added, and what to do. */
export const failedWords = (t: QuickOrderWords, { reason }: Extract<AddReport, { kind: 'failed' }>): string =>
  t(`quick-order.failed.${reason}`);

/** What the button that tries again says: of what nobody knows it asks the cart first, and adds nothing that may be in. */
export const againWords = (t: QuickOrderWords, report: AddReport): string => {
  const asksFirst =
    report.kind === 'failed'
      ? report.reason === 'unconfirmed'
      : report.unknown > 0 && report.unknown === report.left;
  return t(asksFirst ? 'quick-order.checkAgain' : 'shared.tryAgain');
};
