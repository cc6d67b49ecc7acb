import type { ComponentProps, ReactNode } from 'react';
import { useId } from '../element/widget-context.ts';
import { FieldError } from '../ui/FieldError.tsx';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  error?: ReactNode;
};

/** A box to tick, or one of several to choose from (`type="radio"`). Needs field.css, journey.css. */
export const CheckField = ({
  label,
  error,
  type = 'checkbox',
  ...control
}: CheckFieldProps & { type?: 'checkbox' | 'radio' }) => {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="check">
      <label className="check-label">
        <input
          {...control}
          type={type}
          className="check-box"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        <span>{label}</span>
      </label>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
};
