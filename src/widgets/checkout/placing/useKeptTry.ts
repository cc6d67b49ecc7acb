import { useSyncExternalStore } from 'react';
import { hearKept } from '../../../api/checkout/kept-placing.ts';
import { isTryKept, loadPlacingCode } from '../../../api/checkout/late-placing.ts';
import { useNeededPart } from '../parts/useNeededPart.ts';

/**
 * Loads the code that places an order if this browser keeps a try: after a reload, and when another tab starts one.
 * Nothing else is shown until that code has said what became of it. Source: CHK-14, PERF-02.
 */
export const useKeptTry = (): { isWaiting: boolean; isMissing: boolean } => {
  const isKept = useSyncExternalStore(hearKept, isTryKept);
  const { part, isMissing } = useNeededPart(loadPlacingCode, isKept);
  return { isWaiting: isKept && !part, isMissing };
};
