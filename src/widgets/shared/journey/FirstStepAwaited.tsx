import type { ReactNode } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useJourneyMessages } from './useJourneyMessages.ts';
import { useSlow } from './useSlow.ts';

/** Who has looked at bars for so long wonders whether anything comes. */
const SLOW_MS = 5000;

/** In place of the first step: bars, and after a while in words that the service is slow, with the ways on. */
export const FirstStepAwaited = ({ heading, after }: { heading: ReactNode; after: ReactNode }) => {
  const t = useJourneyMessages();
  const slow = useSlow(true, SLOW_MS, 'shared.journey.stillWaiting');
  const bars = <Skeleton label={t('shared.journey.loading')} lines={slow ? 2 : 4} shape="control" />;
  if (!slow) return bars;
  return (
    <div className="journey">
      {heading}
      <Notice tone="info" word={t('shared.level.info')}>
        {slow}
      </Notice>
      {bars}
      {after}
    </div>
  );
};
