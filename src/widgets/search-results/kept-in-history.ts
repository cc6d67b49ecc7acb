import { useEffect, useRef, useState } from 'react';
import { entryState, keepInEntry } from '../kit/element/history-entry.ts';

const KEY = 'assessPlace';
/** What a shopper does who looks for another place. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Goes back to the place at which this history entry was left, once the results are drawn. Source: CRT-09 b. */
export const useKeptPlace = (isDrawn: boolean): void => {
  const hasMoved = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const move = () => {
      hasMoved.current = true;
    };
    for (const type of MOVES) addEventListener(type, move, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (!isDrawn) return undefined;
    const place = entryState()?.[KEY];
    if (typeof place === 'number' && !hasMoved.current) scrollTo({ top: place, behavior: 'instant' });
    const keep = () => keepInEntry(KEY, Math.round(scrollY));
    // Not heard before: the browser's own try ends where the short page ends.
    addEventListener('scrollend', keep);
    return () => removeEventListener('scrollend', keep);
  }, [isDrawn]);
};

/** Returns whether a part is open, and what opens or closes it, kept under `key` for Back. Source: CRT-09 b. */
export const useKeptOpen = (key: string): [open: boolean, setOpen: (open: boolean) => void] => {
  const [open, setOpen] = useState(() => entryState()?.[key] === true);
  // Each filter that is chosen makes an entry of its own.
  useEffect(() => {
    if ((entryState()?.[key] === true) !== open) keepInEntry(key, open);
  });
  return [open, setOpen];
};
