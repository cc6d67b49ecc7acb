import type { ReactNode } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { usePageMessages } from './usePageMessages.ts';

/** The selector of the notice, for `useFocusAfter`. */
export const DONE = '.done-notice';

/** Says what was done on a page. Needs notice.css, button.css. */
export const DoneNotice = ({ children, onDismiss }: { children: ReactNode; onDismiss: () => void }) => {
  const t = usePageMessages();
  return (
    <Notice
      className="done-notice"
      tabIndex={-1}
      tone="success"
      word={t('shared.level.success')}
      dismissLabel={t('shared.close')}
      onDismiss={onDismiss}
    >
      {children}
    </Notice>
  );
};
