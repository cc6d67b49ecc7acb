import type { Training } from '../../../api/training/training.contract.ts';
import { formatDay } from '../../../core/i18n/dates.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import type { TrainingKey } from './useTrainingMessages.ts';

/** Returns several texts as a list in the page's language. */
export const listText = (
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(runtime().row.tag, { type }).format(words);

/** Returns what was entered: the days, the contact and the number of participants. */
export const givenText = (
  { dates, contact, participants }: Training,
  seats: number,
  t: Translate<TrainingKey>,
): string => {
  const days = dates.map((day) => formatDay(day, runtime().row.tag));
  return [
    listText(days, 'disjunction'),
    contact && `${contact.firstName} ${contact.lastName}`,
    t('shared.training.seats', { count: participants.length, seats }),
  ]
    .filter(Boolean)
    .join(' · ');
};
