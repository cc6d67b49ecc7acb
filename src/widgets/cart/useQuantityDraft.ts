import { useEffect, useRef, useState } from 'react';
import { checkQuantity, type Bounds, type QuantityFault } from './line-quantity.ts';

/** A press on plus or minus counts when no other follows it for so long. */
const PAUSE_MS = 600;

type Input = {
  /** The line's units now. */
  units: number;
  bounds: Bounds;
  onCommit: (quantity: number) => void;
};

/**
 * What is typed into a line's quantity field. It stays as typed until it is a quantity and committed: by Enter, on
 * leaving the field, or a short pause after plus or minus.
 */
export const useQuantityDraft = ({ units, bounds, onCommit }: Input) => {
  const [draft, setDraft] = useState<string>();
  const [fault, setFault] = useState<QuantityFault>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const commit = (text: string) => {
    stop();
    const read = checkQuantity(text, units, bounds);
    setFault(read.ok ? undefined : read.fault);
    if (!read.ok) return;
    setDraft(undefined);
    if (read.value !== units) onCommit(read.value);
  };

  return {
    value: draft ?? String(units),
    fault,
    type: (text: string) => {
      stop();
      setDraft(text);
      // Once something was wrong, each key says whether it still is.
      const read = fault && checkQuantity(text, units, bounds);
      if (read) setFault(read.ok ? undefined : read.fault);
    },
    step: (text: string) => {
      stop();
      setDraft(text);
      timer.current = setTimeout(() => commit(text), PAUSE_MS);
    },
    /** Nothing typed, nothing to commit. */
    commit: () => draft !== undefined && commit(draft),
    use: (quantity: number) => commit(String(quantity)),
    /** Back to what the line has. */
    reset: () => {
      stop();
      setDraft(undefined);
      setFault(undefined);
    },
  };
};
