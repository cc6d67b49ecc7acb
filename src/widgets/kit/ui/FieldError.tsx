import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export type FieldErrorProps = { id: string; children: ReactNode };

/**
 * The message of one field, with its icon. Fields show their own; use it alone where the message stands
 * elsewhere, and name its id in the field's `aria-describedby`. Needs field.css.
 */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="field-error">
      <Icon name="stop" />
      <span>{children}</span>
    </p>
  );
}
