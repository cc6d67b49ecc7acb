import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../kit/ui/Notice.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { useSlow } from './useSlow.ts';

/** The time after which a visitor who sees only bars wonders whether anything comes, in milliseconds. */
const SLOW_MS = 5000;

type FirstStepAwaitedProps = {
  /** Whether it takes the focus, because the element that it replaces had it. */
  focused: boolean;
  heading: ReactNode;
  after: ReactNode;
};

/**
 * Draws bars in place of the first step. After a while it says that the service is slow, and shows the other ways to
 * continue.
 */
export const FirstStepAwaited = ({ focused, heading, after }: FirstStepAwaitedProps) => {
  const t = useWords<typeof en>();
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
