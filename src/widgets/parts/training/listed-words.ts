import type { Translate } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import type { FieldFault } from '../../kit/forms/field-faults.ts';
import { afterColon } from './after-colon.ts';
import type { TrainingKey } from './useTrainingMessages.ts';

type T = Translate<TrainingKey>;

/** A fault in the list above a form, with its field before it. */
export const fieldFaultWords = (t: T, field: string, words: string): string =>
  t('shared.training.fieldFault', { field, words: afterColon(words, runtime().row.tag) });

/** Of first and last name alike: away from their field nobody sees which is meant. */
const isUnnamed = ({ error }: FieldFault): boolean => error.message === 'shared.training.fault.name';

/** A fault of a person in the list above the form: its field is named where the words don't do it. */
export const personFaultWords = (t: T, fault: FieldFault & { words: string }): string =>
  isUnnamed(fault)
    ? fieldFaultWords(t, t(`shared.training.${fault.name as 'firstName' | 'lastName'}`), fault.words)
    : fault.words;

/** The same of a participant, who is named by the number in the form; `row` from 0. */
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
