import { useEffect, useState, type ReactNode } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useJourneyMessages } from './useJourneyMessages.ts';

/** Who has looked at bars for so long wonders whether anything comes. */
const SLOW_MS = 5000;

/** In place of the first step: bars, and after a while in words that the service is slow, with the ways on. */
export const FirstStepAwaited = ({ heading, after }: { heading: ReactNode; after: ReactNode }) => {
  const t = useJourneyMessages();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
      runtime().registry.actions.announce(t('shared.journey.stillWaiting'));
    }, SLOW_MS);
    return () => clearTimeout(timer);
    // The words stay the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const bars = <Skeleton label={t('shared.journey.loading')} lines={isSlow ? 2 : 4} shape="control" />;
  if (!isSlow) return bars;
  return (
    <div className="journey">
      {heading}
      <Notice tone="info" word={t('shared.level.info')}>
        {t('shared.journey.stillWaiting')}
      </Notice>
      {bars}
      {after}
    </div>
  );
};
