import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from '../ui/Field.tsx';
import { fieldParts } from '../ui/field-parts.ts';

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> &
  FieldProps & {
    /** The first entry while nothing is chosen, such as 'Choose a state': its value is empty. */
    empty?: string | undefined;
    children: ReactNode;
  };

/** One of a list, by the browser's own list. Needs field.css, choices.css, form.css. */
export const SelectField = ({ empty, children, ...props }: SelectFieldProps) => {
  const { frame, control } = fieldParts(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <select {...control} {...wiring} className="input">
          {empty !== undefined && <option value="">{empty}</option>}
          {children}
        </select>
      )}
    </Field>
  );
};
