import type { ReactNode } from 'react';
import type { Reason } from '../../../core/reason-of.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useOfflineOver } from '../ui/useOnline.ts';
import { usePageMessages } from './usePageMessages.ts';

type FailureNoticeProps = {
  /** What failed, in words. */
  title: string;
  /** Why, by `reasonOf`. Children say it in other words. */
  why?: Reason | undefined;
  children?: ReactNode;
  /** Tries again. Absent if that can't help. */
  onRetry?: (() => void) | undefined;
  /** What is offered in place of a retry. */
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
      word={t('shared.level.danger')}
      title={title}
      actions={onRetry ? <Button onClick={onRetry}>{t('shared.tryAgain')}</Button> : actions}
      dismissLabel={t('shared.close')}
      onDismiss={onDismiss}
    >
      {!isOver && (children ?? (why && t(`kit.page.why.${why}`)))}
    </Notice>
  );
};
