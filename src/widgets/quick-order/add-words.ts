import type { QuickOrderWords } from './row-words.ts';
import type { AddReport } from './state/add-outcome.ts';

/** '7 items were added to the cart.' */
export const addedWords = (t: QuickOrderWords, { units }: Extract<AddReport, { kind: 'added' }>): string =>
  units === 0 ? t('quick-order.addedNone') : t('quick-order.added', { count: units });

/** Why nothing was added, and what to do. */
export const failedWords = (t: QuickOrderWords, { reason }: Extract<AddReport, { kind: 'failed' }>): string =>
  t(`quick-order.failed.${reason}`);
