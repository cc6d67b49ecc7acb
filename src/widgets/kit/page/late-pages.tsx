import { Suspense, type ComponentType } from 'react';
import type { Translate } from '../../../core/i18n/translator.ts';
import { lazyPart } from '../element/late-part.ts';
import { useMessages } from '../element/widget-context.ts';
import { RowsAwaited } from './RowsAwaited.tsx';

/**
 * Returns the component of a widget of pages: the placeholder of a list, until the code that reads has loaded. `name` is
 * its class and the beginning of its text keys: `latePages('cards', () => import('./CardPages.tsx'))`.
 */
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
