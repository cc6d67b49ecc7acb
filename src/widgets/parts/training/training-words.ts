import type { Training } from '../../../api/training/training.contract.ts';
import { formatDay } from '../../../core/i18n/dates.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { keptFields } from '../../kit/forms/form-draft.ts';
import type { OwnDraft } from '../drafts/own-draft.ts';

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

export type TrainingKey = keyof typeof en;

export const useTrainingMessages = () => useWords<typeof en>();

/** The name under which the number of rows is kept, so that the note can tell it without the code that reads lists. */
export const REST_COUNT = 'count';

/** Returns how many rows of a pasted list are not added yet, from what is kept of it. Source: TRN-03 d, LEAD-03. */
export const restCountOf = ({ place, owner }: OwnDraft): number => {
  const [, text] = keptFields(place.read(), owner, [REST_COUNT])[0] ?? [];
  return Math.max(0, Number(text)) || 0;
};

/** Returns how many rows are left over and where they are. '' if there are none. */
export const restText = (count: number, t: Translate<TrainingKey>): string =>
  count > 0 ? `${t('shared.training.notAdded', { count })} ${t('shared.training.restPlace', { count })}` : '';
