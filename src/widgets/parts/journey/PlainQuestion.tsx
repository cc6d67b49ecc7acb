import type { CallbackOf } from '../../../auth/journey/journey-step.ts';
import { CheckField } from '../../kit/forms/CheckField.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { fieldName } from './answer-values.ts';
import { useQuestion } from './useQuestion.ts';

const NUMBER = /^\s*-?\d+(?:[.,]\d+)?\s*$/;

/** Draws a number field. It accepts a decimal point or comma. */
export const NumberQuestion = ({ ask }: { ask: CallbackOf<'number'> }) => {
  const { t, labelOf, errorOf, broken, wire } = useQuestion();
  const { label } = labelOf(ask.prompt);
  const name = fieldName(ask);
  return (
    <TextField
      label={label}
      labelNote={ask.required ? undefined : t('shared.journey.optional')}
      error={errorOf(name)}
      autoComplete="off"
      inputMode="decimal"
      inputClassName="num"
      aria-required={ask.required}
      {...wire(name, label, {
        required: ask.required,
        validate: (value) =>
          String(value).trim() === '' ||
          NUMBER.test(String(value)) ||
          broken({ policy: 'VALID_NUMBER', params: {} }, label),
      })}
    />
  );
};

/** Draws a checkbox for a yes-or-no question. */
export const BooleanQuestion = ({ ask }: { ask: CallbackOf<'boolean'> }) => {
  const { labelOf, errorOf, wire } = useQuestion();
  const name = fieldName(ask);
  const { label } = labelOf(ask.prompt);
  return <CheckField label={label} error={errorOf(name)} {...wire(name, label)} />;
};
