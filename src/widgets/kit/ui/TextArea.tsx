import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { fieldParts } from './field-parts.ts';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & FieldProps;

/** Draws a field of several lines with its label, description and error. Needs field.css. */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = fieldParts(props);
  return (
    <Field {...frame}>{(wiring) => <textarea rows={4} {...control} {...wiring} className="input" />}</Field>
  );
}
