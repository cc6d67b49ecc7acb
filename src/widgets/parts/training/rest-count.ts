import { keptFields } from '../../kit/forms/kept-fields.ts';
import type { OwnDraft } from '../drafts/own-draft.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import type { TrainingKey } from './useTrainingMessages.ts';

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
