import { Suspense, type ComponentType, type ReactNode } from 'react';
import { isAuthorPage } from '../../../core/config/author-page.ts';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import type { Told } from './report-to-author.ts';
import { lazyPart } from './late-part.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { WidgetContext } from './widget-context.ts';
import { useTranslator } from './widget-messages.ts';

const AuthorNotice = lazyPart(() => import('./author-mode.tsx'));
const BrokenWidget = lazyPart(async () => (await import('../broken/load-broken.tsx')).loadBroken());

/** What an element hands to what it draws, anew at each change. */
export type ShellInput = {
  host: HTMLElement;
  props: Record<string, unknown>;
  problems: readonly Told[];
  catalogue: Catalogue;
  ids: string;
  onCommit: () => void;
  onError: (error: unknown) => void;
};

/**
 * What every element draws: its component, in its language, behind a boundary that says what failed and lets `authored`, what
 * the author wrote, stand for it (EMB-04). r2wc draws it first when it is connected, and `input` is set before.
 */
export const createShell =
  (Component: ComponentType<Record<string, unknown>>, authored: ReactNode) =>
  ({ input }: { input: ShellInput }): ReactNode => {
    const translate = useTranslator(input.catalogue);
    return (
      <WidgetContext value={{ host: input.host, translate, ids: input.ids }}>
        <WidgetBoundary
          onError={input.onError}
          onDrawn={input.onCommit}
          fallback={(retry, error) => (
            <WidgetBoundary fallback={() => authored} onError={input.onError}>
              <Suspense fallback={authored}>
                <BrokenWidget error={error} onRetry={retry} />
              </Suspense>
            </WidgetBoundary>
          )}
        >
          {isAuthorPage() && input.problems.length > 0 ? (
            <Suspense>
              <AuthorNotice problems={input.problems} />
            </Suspense>
          ) : null}
          <Component {...input.props} />
        </WidgetBoundary>
      </WidgetContext>
    );
  };
