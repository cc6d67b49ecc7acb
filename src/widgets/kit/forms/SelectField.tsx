import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps, fieldParts } from '../ui/Field.tsx';

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> &
  FieldProps & {
    /** The text of the first entry, such as 'Choose a state'. Its value is ''. */
    empty?: string | undefined;
    children: ReactNode;
  };

/** Draws the browser's own list to choose from. Needs field.css, choices.css, form.css. */
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
