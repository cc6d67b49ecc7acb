import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export type FieldErrorProps = { id: string; children: ReactNode };

/**
 * Draws the error message of one field, with its icon. Fields draw their own. Use it alone if the message is elsewhere,
 * and name its id in the field's `aria-describedby`. Needs field.css.
 */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="field-error">
      <Icon name="stop" />
      <span>{children}</span>
    </p>
  );
}
