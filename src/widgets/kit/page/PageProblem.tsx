import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { usePageMessages } from './usePageMessages.ts';

type PageProblemProps = {
  /** What failed, in words. */
  title: string;
  /** Why, and what to do. */
  children: ReactNode;
  /** Asks again; absent where that can't help. */
  onRetry?: (() => void) | undefined;
  /** It is being asked again. */
  busy?: boolean;
  /** Other ways on. */
  actions?: ReactNode;
  heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
};

/** In place of what could not be read: what, why, and the way on. Needs status.css, button.css. */
export const PageProblem = ({
  title,
  children,
  onRetry,
  busy,
  actions,
  heading: Heading,
}: PageProblemProps) => {
  const t = usePageMessages();
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={<Heading>{title}</Heading>}
        actions={
          <>
            {onRetry && (
              <Button variant="primary" busy={busy} onClick={onRetry}>
                {t('shared.tryAgain')}
              </Button>
            )}
            {actions}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
};
