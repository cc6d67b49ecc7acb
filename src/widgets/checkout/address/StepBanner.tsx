import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../kit/element/widget-context.ts';
import { Notice } from '../../kit/ui/Notice.tsx';

/**
 * Says what is needed before the step can be left. It takes the focus each time, so that screen readers read it. Give
 * it the attempt as key, and its id to the choices that it is about.
 */
export const StepBanner = ({ id, children }: { id?: string; children: ReactNode }) => {
  const t = useMessages();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} id={id} tabIndex={-1} tone="danger" word={t('shared.level.danger')}>
      {children}
    </Notice>
  );
};
