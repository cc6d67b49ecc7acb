import type { ReactNode } from 'react';
import { useId } from '../element/widget-context.ts';

export type ProgressProps = {
  /** The amount done so far. Left out if the end is not known. */
  value?: number | undefined;
  max: number;
  /** The count in words, such as '14 of 25 found'. It names the bar. */
  children: ReactNode;
  actions?: ReactNode;
};

/** Draws the progress of long work. The page's only live region announces the end. Needs status.css. */
export function Progress({ value, max, children, actions }: ProgressProps) {
  const id = useId();
  return (
    <div className="prog">
      <span id={id} className="num">
        {children}
      </span>
      {actions}
      <progress aria-labelledby={id} max={max} {...(value !== undefined && { value })} />
    </div>
  );
}
