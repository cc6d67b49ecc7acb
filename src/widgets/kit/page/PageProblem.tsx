import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { usePageMessages } from './usePageMessages.ts';

type PageProblemProps = {
  title: string;
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean;
  actions?: ReactNode;
  heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
};

/** Draws, in place of what could not be read, what failed, why, and what to do. Needs status.css, button.css. */
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
