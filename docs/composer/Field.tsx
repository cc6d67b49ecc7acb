import { useId, type ReactNode } from 'react';

type Props = {
  label: ReactNode;
  help?: ReactNode;
  problem?: string | undefined;
  children: (ids: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode;
};

/** A control with its label, and below it its help and what is wrong. */
export const Field = ({ label, help, problem, children }: Props) => {
  const id = useId();
  return (
    <div className="composer-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-help`, 'aria-invalid': Boolean(problem) })}
      <div id={`${id}-help`} className="composer-help">
        {help}
        {problem && <strong className="composer-problem">{problem}</strong>}
      </div>
    </div>
  );
};

/** Returns words of a contract, in which what stands between backticks is code. */
export const withCode = (words: string): ReactNode =>
  words.split('`').map((part, place) => (place % 2 === 0 ? part : <code key={place}>{part}</code>));
