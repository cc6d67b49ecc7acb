import { useEffect, useState } from 'react';
import { runtime } from '../../../core/runtime.ts';
import type { JourneyKey } from './journey-key.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

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
