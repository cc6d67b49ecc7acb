import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps, fieldParts } from './Field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> &
  FieldProps & {
    /** The class of the input alone, such as tabular numbers. */
    inputClassName?: string | undefined;
  };

/** Draws a one-line text field with its label, description and error. Needs field.css. */
export function TextField({ inputClassName, ...props }: TextFieldProps) {
  const { frame, control } = fieldParts(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <input type="text" {...control} {...wiring} className={classNames('input', inputClassName)} />
      )}
    </Field>
  );
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & FieldProps;

/** Draws a field of several lines with its label, description and error. Needs field.css. */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = fieldParts(props);
  return (
    <Field {...frame}>{(wiring) => <textarea rows={4} {...control} {...wiring} className="input" />}</Field>
  );
}
