import type { Translate } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import type { FieldFault } from '../../kit/forms/field-faults.ts';
import type { TrainingKey } from './training-words.ts';

type T = Translate<TrainingKey>;

/** Returns the text of an error in the list above a form, with its field's name before it. */
export const fieldFaultWords = (t: T, field: string, words: string): string =>
  t('shared.training.fieldFault', { field, words: afterColon(words, runtime().row.tag) });

/** Returns whether first and last name have the same message, which away from its field names neither. */
const isUnnamed = ({ error }: FieldFault): boolean => error.message === 'shared.training.fault.name';

/** Returns the text of a person's error in the list above the form. The field is named if the message does not name it. */
export const personFaultWords = (t: T, fault: FieldFault & { words: string }): string =>
  isUnnamed(fault)
    ? fieldFaultWords(t, t(`shared.training.${fault.name as 'firstName' | 'lastName'}`), fault.words)
    : fault.words;

/** Returns the same for a participant, who is named by their number in the form. `row` counts from 0. */
export const participantFaultWords = (t: T, row: number, fault: FieldFault & { words: string }): string => {
  const words = afterColon(fault.words, runtime().row.tag);
  return isUnnamed(fault)
    ? t('shared.training.rowFieldFault', {
        row: row + 1,
        field: t(`shared.training.${fault.name as 'firstName' | 'lastName'}`),
        words,
      })
    : t('shared.training.rowFault', { row: row + 1, words });
};

/** Returns a sentence after a colon: except in English it begins with a small letter. `tag` is the page's language tag. */
export const afterColon = (words: string, tag: string): string =>
  tag.startsWith('en') ? words : words.charAt(0).toLocaleLowerCase(tag) + words.slice(1);
