import { useEffect, useRef, useState } from 'react';
import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { stepPlace } from './step-address.ts';

export type Leaving = {
  /** The step that is on show: the one with unsaved edits until it is known what becomes of them. */
  shown: StepId;
  /** A step whose edits wait until those before it are done again. */
  begun: StepId | undefined;
  /** It is asked whether to leave. */
  asks: boolean;
  setDirty: (isDirty: boolean) => void;
  /** Goes there, or asks first. */
  leave: (go: () => void) => void;
  stay: () => void;
  /** Drops the edits of this step and goes on. */
  discard: () => void;
};

/**
 * Asks before a step with unsaved edits is left for another one: by Change, by the browser's Back and Forward. `wanted` is what the
 * address names, `target` the step that it leads to. Nothing is asked where the address still names the step: then a change
 * elsewhere has undone one before it, and there is nothing to stay in. Source: CHK-06, CHK-15.
 */
export const useLeaving = (wanted: string | undefined, target: StepId, isSaving: boolean): Leaving => {
  const [dirty, setDirty] = useState<StepId>();
  /** What waits for the answer, where it was pressed on the page; the address is as it was then. */
  const [waiting, setWaiting] = useState<() => void>();
  const [begun, setBegun] = useState<StepId>();
  const place = useRef(0);
  if (dirty !== undefined && dirty !== target && dirty === wanted) {
    setDirty(undefined);
    setBegun(dirty);
  }
  if (begun === target) setBegun(undefined);
  const isHeld = dirty !== undefined && dirty !== target && !isSaving;
  const shown = isHeld ? dirty : target;
  // Read with the address that is drawn: an effect may run once Back has changed both.
  const drawn = stepPlace();
  useEffect(() => {
    if (!isHeld) place.current = drawn;
  });
  const forget = () => {
    setDirty(undefined);
    setWaiting(undefined);
  };
  return {
    shown,
    begun,
    asks: isHeld || waiting !== undefined,
    setDirty: (isDirty) => setDirty(isDirty ? shown : undefined),
    leave: (go) => {
      if (dirty === shown) setWaiting(() => go);
      else go();
    },
    stay: () => {
      setWaiting(undefined);
      const steps = place.current - stepPlace();
      if (isHeld && steps !== 0) history.go(steps);
    },
    discard: () => {
      forget();
      waiting?.();
    },
  };
};
