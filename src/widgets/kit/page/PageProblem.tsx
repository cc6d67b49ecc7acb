import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { usePageMessages } from './usePageMessages.ts';

type PageProblemProps = {
  /** What failed, in words. */
  title: string;
  /** Why, and what to do. */
  children: ReactNode;
  /** Tries again. Absent if that can't help. */
  onRetry?: (() => void) | undefined;
  /** Whether the retry is under way. */
  busy?: boolean;
  /** Other links or buttons. */
  actions?: ReactNode;
  heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
};

/**
 * Shows what is drawn in place of content that could not be read: what failed, why, and what to do. Needs status.css,
 * button.css.
 */
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
