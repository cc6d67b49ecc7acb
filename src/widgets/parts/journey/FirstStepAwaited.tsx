import { useEffect, useRef, type ReactNode, useState } from 'react';
import { Notice } from '../../kit/ui/Notice.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { runtime } from '../../../core/runtime.ts';
import type { JourneyKey } from './journey-words.ts';

/** The time after which a visitor who sees only bars wonders whether anything comes, in milliseconds. */
const SLOW_MS = 5000;

type FirstStepAwaitedProps = {
  /** Whether it takes the focus, because the element that it replaces had it. */
  focused: boolean;
  heading: ReactNode;
  after: ReactNode;
};

/** Draws bars in place of the first step; after a while, that the service is slow and the other ways to continue. */
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
      {slow && <Notice tone="info">{slow}</Notice>}
      {bars}
      {slow && after}
    </div>
  );
};

/** Returns the message after `ms` milliseconds of waiting and announces it once. Undefined before. */
export const useSlow = (waits: boolean, ms: number, key: JourneyKey): string | undefined => {
  const words = useWords<typeof en>()(key);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => {
      setIsSlow(true);
      runtime().registry.actions.announce(words);
    }, ms);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
    // The text does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [waits]);
  return isSlow ? words : undefined;
};
