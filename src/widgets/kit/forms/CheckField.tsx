import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '../ui/Field.tsx';
import { classNames } from '../ui/class-names.ts';
import { useId } from '../element/widget-context.ts';

export type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  /** Shown below the label and read out with it. */
  note?: ReactNode;
  error?: ReactNode;
  type?: 'checkbox' | 'radio';
};

/** Draws a checkbox, or a radio button for `RadioGroup`. Needs field.css, choices.css; form.css for note, error and disabled. */
export const CheckField = ({
  label,
  note,
  error,
  type = 'checkbox',
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...control
}: CheckFieldProps) => {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const noteId = note ? `${id}-note` : undefined;
  return (
    <div className="check">
      <label className="check-label">
        <input
          {...control}
          type={type}
          className="check-box"
          aria-invalid={error ? true : invalid}
          aria-describedby={classNames(noteId, errorId, describedBy) || undefined}
        />
        <span>{label}</span>
      </label>
      {noteId && (
        <div id={noteId} className="check-note field-hint">
          {note}
        </div>
      )}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
};
