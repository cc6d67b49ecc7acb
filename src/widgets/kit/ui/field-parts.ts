import type { FieldProps } from './Field.tsx';

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
