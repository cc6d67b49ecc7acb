import type { ChangeEvent, FocusEvent } from 'react';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';

/** The value of a `DateField` while its date is incomplete. No date schema accepts it. */
const UNFINISHED_DATE = 'unfinished';

type DateFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max' | 'inputClassName'> & {
  /** The first and last day that can be chosen, as `2026-03-09`. The schema enforces the range and has the error message. */
  min?: string | undefined;
  max?: string | undefined;
};

/** Returns the event with `UNFINISHED_DATE` while the date is incomplete. The browser gives '' then. */
const withUnfinished = <E extends ChangeEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>>(
  event: E,
): E => {
  const { target } = event;
  return target.validity.badInput
    ? { ...event, type: event.type, target: { name: target.name, type: 'date', value: UNFINISHED_DATE } }
    : event;
};

/** Draws the browser's date field. Value: `2026-03-09`, '' if empty, `UNFINISHED_DATE` if half typed. Needs field.css. */
export const DateField = ({ onChange, onBlur, ...props }: DateFieldProps) => (
  <TextField
    {...props}
    type="date"
    inputClassName="num date"
    onChange={(event) => onChange?.(withUnfinished(event))}
    onBlur={(event) => {
      // The browser sends no change event for an incomplete date.
      if (event.target.validity.badInput) onChange?.(withUnfinished(event) as never);
      onBlur?.(event);
    }}
  />
);
