import { Suspense, type ComponentType } from 'react';
import type { Translate } from '../../../core/i18n/translator.ts';
import { lazyPart } from '../element/late-part.ts';
import { useMessages } from '../element/widget-context.ts';
import { RowsAwaited } from './RowsAwaited.tsx';

/** Returns a widget of pages, a list's placeholder until loaded: `latePages('cards', () => import('./CardPages.tsx'))`. */
export const latePages = <P extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<P> }>,
) => {
  const Pages: ComponentType<P> = lazyPart(load);
  return (props: P) => {
    const t: Translate = useMessages<string>();
    return (
      <div className={`${name} panel`}>
        <Suspense fallback={<RowsAwaited label={t(`${name}.loading`)} rows={4} />}>
          <Pages {...props} />
        </Suspense>
      </div>
    );
  };
};
