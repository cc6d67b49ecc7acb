import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../kit/ui/Notice.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useJourneyMessages } from './useJourneyMessages.ts';
import { useSlow } from './useSlow.ts';

/** Who has looked at bars for so long wonders whether anything comes. */
const SLOW_MS = 5000;

type FirstStepAwaitedProps = {
  /** Takes the focus, where that was on what it stands in place of. */
  focused: boolean;
  heading: ReactNode;
  after: ReactNode;
};

/** In place of the first step: bars, and after a while in words that the service is slow, with the ways on. */
export const FirstStepAwaited = ({ focused, heading, after }: FirstStepAwaitedProps) => {
  const t = useJourneyMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused && document.activeElement === document.body) box.current?.focus();
  }, [focused]);
  const slow = useSlow(true, SLOW_MS, 'shared.journey.stillWaiting');
  const bars = <Skeleton label={t('shared.journey.loading')} lines={slow ? 2 : 4} shape="control" />;
  return (
    <div
      ref={box}
      className={slow ? 'journey' : undefined}
      {...(focused && { tabIndex: -1, 'data-heading': true })}
    >
      {slow && heading}
      {slow && (
        <Notice tone="info" word={t('shared.level.info')}>
          {slow}
        </Notice>
      )}
      {bars}
      {slow && after}
    </div>
  );
};
