import type { ChangeEvent, FocusEvent } from 'react';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';
import { UNFINISHED_DATE } from './unfinished-date.ts';

type DateFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max'> & {
  /** First and last day that can be chosen, as `2026-03-09`. A schema has the rule and its words. */
  min?: string | undefined;
  max?: string | undefined;
};

/** A field's value is '' while its date has a day and no year: who has begun has not left it empty. */
const withUnfinished = <E extends ChangeEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>>(
  event: E,
): E => {
  const { target } = event;
  return target.validity.badInput
    ? { ...event, type: event.type, target: { name: target.name, type: 'date', value: UNFINISHED_DATE } }
    : event;
};

/**
 * A day of the calendar by the browser's own field: as the person's system writes dates, with its picker. Its value is
 * `2026-03-09`, '' for none, `UNFINISHED_DATE` for a part of one. Needs field.css.
 */
export const DateField = ({ onChange, onBlur, inputClassName, ...props }: DateFieldProps) => (
  <TextField
    {...props}
    type="date"
    inputClassName={`num date ${inputClassName ?? ''}`.trim()}
    onChange={(event) => onChange?.(withUnfinished(event))}
    onBlur={(event) => {
      // A browser tells nobody of a part that makes no date yet.
      if (event.target.validity.badInput) onChange?.(withUnfinished(event) as never);
      onBlur?.(event);
    }}
  />
);
