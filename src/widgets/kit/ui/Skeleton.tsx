import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SkeletonProps = {
  label: string;
  lines?: number | undefined;
  /** Bars as high as a line of text, or as a control. */
  shape?: 'text' | 'control' | undefined;
};

/** Draws bars in place of content that is being loaded. Give it the final height, so that nothing moves. Needs status.css. */
export function Skeleton({ label, lines = 3, shape = 'text' }: SkeletonProps) {
  const bar = shape === 'control' ? 'sk-bar sk-control' : 'sk-bar';
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="sk" aria-hidden>
        {Array.from({ length: lines }, (_, index) => (
          <div key={index} className={bar} />
        ))}
      </div>
    </>
  );
}
