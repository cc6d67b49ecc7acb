import { classNames } from './class-names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SpinnerProps = {
  /** What is under way, for screen readers; without it the spinner is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A turning ring in the colour and size of its text; it stands still under reduced motion. Needs status.css. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span className={classNames('spinner', className)}>
      <span className="spin" aria-hidden />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
