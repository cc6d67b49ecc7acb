import { type ReactNode } from 'react';
import { useId } from '../element/widget-context.ts';

export type ProgressProps = {
  /** Done so far; left out, the end is not known. */
  value?: number | undefined;
  max: number;
  /** The count in words, e.g. '14 of 25 found'; it names the bar. */
  children: ReactNode;
  /** What can be done meanwhile, e.g. a button that cancels. */
  actions?: ReactNode;
};

/** Long work with its count. Not a live region: the page's one region says when it is done. Needs status.css. */
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
