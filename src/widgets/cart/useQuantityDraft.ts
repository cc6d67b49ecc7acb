import { useEffect, useRef, useState } from 'react';
import { checkQuantity, type Bounds, type QuantityFault } from './line-quantity.ts';

/** A press on plus or minus is committed if no other follows within this many milliseconds. */
const PAUSE_MS = 600;

type Input = {
  /** The line's current units. */
  units: number;
  bounds: Bounds;
  onCommit: (quantity: number) => void;
};

/**
 * Returns the text in a line's quantity field and its handlers. The text stays as typed until it is a valid quantity
 * and committed: by Enter, on leaving the field, or after a short pause after plus or minus.
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
      // After a fault, each key press checks again whether the text is still wrong.
      const read = fault && checkQuantity(text, units, bounds);
      if (read) setFault(read.ok ? undefined : read.fault);
    },
    step: (text: string) => {
      stop();
      setDraft(text);
      timer.current = setTimeout(() => commit(text), PAUSE_MS);
    },
    /** Does nothing if nothing was typed. */
    commit: () => draft !== undefined && commit(draft),
    use: (quantity: number) => commit(String(quantity)),
    /** Resets the field to the line's quantity. */
    reset: () => {
      stop();
      setDraft(undefined);
      setFault(undefined);
    },
  };
};
