import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../element/late-part.ts';
import { useTranslate } from '../element/widget-context.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import button from '../styles/button.css?inline';
import field from '../styles/field.css?inline';
import notice from '../styles/notice.css?inline';
import status from '../styles/status.css?inline';
import page from './page.css?inline';

/** The styles of a widget of pages, before its own. */
export const pageStyles = [button, field, notice, status, page];

/** Returns a widget of pages, a list's placeholder until loaded: `latePages('cards', () => import('./CardPages.tsx'))`. */
export const latePages = <P extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<P> }>,
) => {
  const Pages: ComponentType<P> = lazyPart(load);
  return (props: P) => {
    const t = useTranslate();
    return (
      <div className={`${name} panel`}>
        <Suspense fallback={<RowsAwaited label={t(`${name}.loading`)} rows={4} />}>
          <Pages {...props} />
        </Suspense>
      </div>
    );
  };
};

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
