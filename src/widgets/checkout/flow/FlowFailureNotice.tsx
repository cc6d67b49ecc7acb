import { useEffect, useRef } from 'react';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { flowFailureKey } from './failure-words.ts';
import type { FlowFailure } from './useGoOn.ts';

/**
 * Says what failed, above the open step. It is brought into view, because the pressed button is below the step: on a phone at the
 * window's edge. Source: AXS-04.
 */
export const FlowFailureNotice = ({ failure }: { failure: FlowFailure }) => {
  const t = useCheckoutMessages();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <Notice ref={notice} tone="danger" word={t('shared.level.danger')} role="alert">
      {t(flowFailureKey(failure))}
    </Notice>
  );
};
