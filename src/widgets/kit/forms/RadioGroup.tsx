import type { ReactNode } from 'react';
import { FieldError } from '../ui/Field.tsx';
import { classNames } from '../ui/class-names.ts';
import { useId } from '../element/widget-context.ts';
import { CheckField, type CheckFieldProps } from './CheckField.tsx';

type RadioOption = { value: string; label: ReactNode; note?: ReactNode; disabled?: boolean };

export type RadioGroupProps = Omit<
  CheckFieldProps,
  'label' | 'note' | 'error' | 'type' | 'value' | 'defaultValue' | 'id' | 'disabled'
> & {
  legend: ReactNode;
  options: readonly RadioOption[];
  /** The value that is chosen at first, if no form sets it. */
  defaultValue?: string | undefined;
  description?: ReactNode;
  error?: ReactNode;
};

/**
 * Draws a choice of one out of a few, all visible. They are native radio buttons, so that arrow keys choose and Tab
 * goes to the chosen one. All other props, such as those from `register`, go to each button. Needs field.css,
 * choices.css.
 */
export const RadioGroup = ({
  legend,
  options,
  defaultValue,
  description,
  error,
  ...control
}: RadioGroupProps) => {
  const id = useId();
  const hintId = description ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset className="choices" aria-describedby={classNames(hintId, errorId) || undefined}>
      <legend className="field-label">{legend}</legend>
      {hintId && (
        <div id={hintId} className="field-hint">
          {description}
        </div>
      )}
      {options.map(({ value, ...option }) => (
        <CheckField
          key={value}
          {...control}
          {...option}
          type="radio"
          value={value}
          {...(defaultValue !== undefined && { defaultChecked: value === defaultValue })}
          // The group's description and error are told once, with the group, and not again with each button.
          aria-invalid={errorId ? true : undefined}
        />
      ))}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
};
