import { classNames } from './class-names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SpinnerProps = {
  /** What is under way, for screen readers. Without it, screen readers skip the spinner. */
  label?: string | undefined;
  className?: string | undefined;
};

/**
 * Draws a turning ring in the colour and size of its text. It does not turn if the user prefers reduced motion. Needs
 * status.css.
 */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span className={classNames('spinner', className)}>
      <span className="spin" aria-hidden />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
