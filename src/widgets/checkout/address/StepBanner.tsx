import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../kit/element/widget-context.ts';
import { Notice } from '../../kit/ui/Notice.tsx';

/** What a step wants before it can be left; each time it is said anew it takes the focus, which reads it. Give it the attempt as key. */
export const StepBanner = ({ children }: { children: ReactNode }) => {
  const t = useMessages();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} tabIndex={-1} tone="danger" word={t('shared.level.danger')}>
      {children}
    </Notice>
  );
};
