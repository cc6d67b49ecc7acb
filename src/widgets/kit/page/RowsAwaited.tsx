import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Draws placeholder rows of the final height while a list is read. Needs page.css, status.css. */
export const RowsAwaited = ({ label, rows }: { label: string; rows: number }) => (
  <div className="list-awaited" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: rows }, (_, at) => (
      <div key={at} className="list-wait-row sk" aria-hidden>
        <div className="sk-bar" />
        <div className="sk-bar" />
      </div>
    ))}
  </div>
);
