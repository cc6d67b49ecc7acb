import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import type { Told } from './report-to-author.ts';
import { lazyPart, lazyPartWithWords } from './late-part.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { WidgetContext } from './widget-context.ts';
import { useTranslator } from './widget-messages.ts';
import { hasRuntime, runtime } from '../../../core/runtime.ts';

/** Returns whether the page is open in a CMS editor: `data-assess-author` on `<html>`, or `author` in the configuration. */
export const isAuthorPage = (): boolean =>
  document.documentElement.hasAttribute('data-assess-author') || (hasRuntime() && runtime().author);

const AuthorNotice = lazyPart(() => import('./author-mode.tsx'));
const BrokenWidget = lazyPartWithWords(() => import('../broken/BrokenWidget.tsx'));

/** What an element passes to the shell. It is set again at each change. */
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
 * Returns the component that every element draws: the widget's own component with its messages, behind an error
 * boundary. After an error the boundary says what failed; until that notice has loaded, or if it can't be loaded, it
 * shows `authored`, the author's own content (EMB-04). r2wc draws the shell when the element is connected; `input` is
 * set before that.
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
