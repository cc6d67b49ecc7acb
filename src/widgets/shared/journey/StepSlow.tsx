import { useEffect, useState } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { useJourneyMessages } from './useJourneyMessages.ts';

/** Who has pressed a button wonders after so long whether anything happens. */
const SLOW_MS = 2000;

/** Below a step: that its answer takes longer than usual. Its line is always there, mostly empty. */
export const StepSlow = ({ busy }: { busy: boolean }) => {
  const t = useJourneyMessages();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => {
      setIsSlow(true);
      runtime().registry.actions.announce(t('shared.journey.takesLonger'));
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
    // The words stay the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [busy]);
  return <p className="journey-slow">{isSlow && t('shared.journey.takesLonger')}</p>;
};
