import type { AriaAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useId } from '../element/widget-context.ts';
import { Icon } from './Icon.tsx';

/** The props of every field besides its control's own attributes. */
export type FieldProps = {
  label: ReactNode;
  /** Hides the label visually because something else on the page shows it. Assistive technology still has it. */
  hideLabel?: boolean | undefined;
  /** A word after the label, such as '(optional)'. */
  labelNote?: ReactNode;
  description?: ReactNode;
  /** The error message. It is shown below the control and marks it as invalid. */
  error?: ReactNode;
  /** Marks the control as invalid although its message is elsewhere. Name that message in `aria-describedby`. */
  invalid?: boolean | undefined;
  className?: string | undefined;
};

/** The attributes that the frame sets on the control. */
type ControlAttributes = { id: string } & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>;

type FrameProps = FieldProps & {
  id: string | undefined;
  describedBy: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
};

/** Draws label, description and error around a control. `aria-errormessage` would be read twice. Needs field.css. */
export function Field({ label, hideLabel, labelNote, description, error, invalid, ...frame }: FrameProps) {
  const ownId = useId();
  const id = frame.id ?? ownId;
  const hintId = description ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = classNames(hintId, errorId, frame.describedBy);
  const control: ControlAttributes = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error || invalid ? true : undefined,
  };
  return (
    <div className={classNames('field', frame.className)}>
      <label htmlFor={id} className={hideLabel ? 'vh' : 'field-label'}>
        {label}
        {labelNote && <span className="field-hint"> {labelNote}</span>}
      </label>
      {description && (
        <div id={hintId} className="field-hint">
          {description}
        </div>
      )}
      {frame.children(control)}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

type FieldErrorProps = { id: string; children: ReactNode };

/** Draws the error of one field. Used apart from it, `aria-describedby` must name its id. Needs field.css. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="field-error">
      <Icon name="stop" />
      <span>{children}</span>
    </p>
  );
}

type WithField = FieldProps & { id?: string | undefined; 'aria-describedby'?: string | undefined };

/** Splits a field's props into those of the frame and those of the control. */
export function fieldParts<P extends WithField>(props: P) {
  const {
    label,
    hideLabel,
    labelNote,
    description,
    error,
    invalid,
    className,
    id,
    'aria-describedby': describedBy,
    ...control
  } = props;
  const frame = { label, hideLabel, labelNote, description, error, invalid, className, id, describedBy };
  return { frame, control };
}
