import { useSyncExternalStore } from 'react';
import { keptOrder } from '../../../api/checkout/kept-placing.ts';
import {
  hearPlacingCode,
  isTryKept,
  loadPlacingCode,
  placingCode,
} from '../../../api/checkout/late-placing.ts';
import { useNeededPart } from '../parts/useNeededPart.ts';

/**
 * Loads the code that places an order if this browser keeps a try: after a reload, and when another tab starts one.
 * Nothing else is shown until that code has said what became of it. Source: CHK-14, PERF-02.
 */
export const useKeptTry = (): { isWaiting: boolean; isMissing: boolean } => {
  const isKept = useSyncExternalStore(keptOrder.hear, isTryKept);
  // After a press on this page the code is there at once: nothing may replace the button that has the focus.
  const isWaiting = useSyncExternalStore(hearPlacingCode, placingCode) === undefined && isKept;
  const { isMissing } = useNeededPart(loadPlacingCode, isWaiting);
  return { isWaiting, isMissing };
};
