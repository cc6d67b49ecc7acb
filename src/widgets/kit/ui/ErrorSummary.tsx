import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { useId } from '../element/widget-context.ts';

type SummaryError = {
  /** Unique and stable among the errors, such as the field's name. */
  key: string;
  message: ReactNode;
  /** The field's name. It is shown in front if another error has the same message. */
  field?: string | undefined;
  /** Moves the focus to the field. A callback, because a link to an id does not reach into a shadow root. */
  onSelect: () => void;
};

export type ErrorSummaryProps = {
  title: ReactNode;
  errors: readonly SummaryError[];
  /** How often the form was submitted. Each increase moves the focus here if there are errors. */
  attempt: number;
};

/** Lists all errors of a form above it; each one links to its field. Needs notice.css, button.css. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  const isRepeated = (message: ReactNode) => errors.filter((one) => one.message === message).length > 1;
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={titleId} className="notice notice-danger">
      <Icon name="stop" />
      <div>
        <h2 id={titleId}>{title}</h2>
        <ul className="summary-list">
          {errors.map(({ key, message, field, onSelect }) => (
            <li key={key}>
              <Button variant="link" onClick={onSelect}>
                {field && isRepeated(message) && `${field} · `}
                {message}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
