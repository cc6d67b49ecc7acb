import type { ReactNode } from 'react';
import type { Reason } from '../../../core/reason-of.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useOfflineOver } from '../ui/useOnline.ts';
import { usePageMessages } from './usePageMessages.ts';

type FailureNoticeProps = {
  title: string;
  /** Why, by `reasonOf`. Children say it in other words. */
  why?: Reason | undefined;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  actions?: ReactNode;
  onDismiss: () => void;
};

/** The selector of the notice, for `useFocusAfter`. */
export const FAILURE = '.failure-notice';

/** Shows which action of a page failed and why, with a retry if that can help. Needs notice.css, button.css. */
export const FailureNotice = ({ title, why, children, onRetry, actions, onDismiss }: FailureNoticeProps) => {
  const t = usePageMessages();
  const isOver = useOfflineOver(why === 'offline');
  return (
    <Notice
      className="failure-notice"
      tabIndex={-1}
      role="alert"
      tone="danger"
      title={title}
      actions={onRetry ? <Button onClick={onRetry}>{t('shared.tryAgain')}</Button> : actions}
      onDismiss={onDismiss}
    >
      {!isOver && (children ?? (why && t(`kit.page.why.${why}`)))}
    </Notice>
  );
};

export const DONE = '.done-notice';

/** Says what was done on a page. Needs notice.css, button.css. */
export const DoneNotice = ({ children, onDismiss }: { children: ReactNode; onDismiss: () => void }) => (
  <Notice className="done-notice" tabIndex={-1} tone="success" onDismiss={onDismiss}>
    {children}
  </Notice>
);
