import { useEffect, useRef, useState } from 'react';
import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { stepPlace } from './step-address.ts';

export type Leaving = {
  /** The shown step: the one with unsaved edits, until the shopper decides about them. */
  shown: StepId;
  /** A step whose edits wait until the steps before it are done again. */
  begun: StepId | undefined;
  /** Whether the question about leaving is shown. */
  asks: boolean;
  /** Whether the shown step has unsaved edits. */
  isDirty: boolean;
  setDirty: (isDirty: boolean) => void;
  /** Goes there, or asks first. */
  leave: (go: () => void) => void;
  stay: () => void;
  /** Drops the edits of this step and goes on. */
  discard: () => void;
};

/**
 * Asks before a step with unsaved edits is left for another one, by Change or by the browser's Back and Forward.
 * `wanted` is the step in the address, `target` the step that it leads to. It does not ask if the address still names
 * the step: then a change elsewhere undid an earlier step, and the shopper can't stay. Source: CHK-06, CHK-15.
 */
export const useLeaving = (wanted: string | undefined, target: StepId, isSaving: boolean): Leaving => {
  const [dirty, setDirty] = useState<StepId>();
  /** What to do after the answer, if a button on the page led to the question. The address has not changed then. */
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
  // Read together with the address that is drawn, because Back may change both before an effect runs.
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
    isDirty: dirty === shown,
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
