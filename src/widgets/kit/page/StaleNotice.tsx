import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { usePageMessages } from './usePageMessages.ts';

type StaleNoticeProps = {
  /** What may be outdated. */
  title: string;
  /** Why it could not be read again. */
  children: ReactNode;
  /** Whether the retry is under way. */
  busy: boolean;
  onRetry: () => void;
};

/** Draws a notice above content that may be outdated. Needs notice.css, button.css. */
export const StaleNotice = ({ title, children, busy, onRetry }: StaleNoticeProps) => {
  const t = usePageMessages();
  return (
    <Notice
      role="alert"
      tone="warning"
      word={t('shared.level.warning')}
      title={title}
      actions={
        <Button busy={busy} onClick={onRetry}>
          {t('shared.tryAgain')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
};
