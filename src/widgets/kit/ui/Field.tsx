import { type AriaAttributes, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './FieldError.tsx';
import { useId } from '../element/widget-context.ts';

/** What every field takes beside its control's own attributes. */
export type FieldProps = {
  label: ReactNode;
  /** The label stays for assistive technology; something else on the page shows it. */
  hideLabel?: boolean | undefined;
  /** A word after the label, e.g. '(optional)'. */
  labelNote?: ReactNode;
  description?: ReactNode;
  /** Marks the control invalid and stands below it. */
  error?: ReactNode;
  /** Marks the control invalid though its message stands elsewhere (name that in `aria-describedby`). */
  invalid?: boolean | undefined;
  className?: string | undefined;
};

/** The attributes the frame wants on the control. */
export type ControlAttributes = { id: string } & Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-errormessage' | 'aria-invalid'
>;

type FrameProps = FieldProps & {
  id: string | undefined;
  describedBy: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
};

/** Label, description and error around one control, and the ids that join them. Needs field.css. */
export function Field({ label, hideLabel, labelNote, description, error, invalid, ...frame }: FrameProps) {
  const ownId = useId();
  const id = frame.id ?? ownId;
  const hintId = description ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = classNames(hintId, errorId, frame.describedBy);
  const control: ControlAttributes = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-errormessage': errorId,
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
