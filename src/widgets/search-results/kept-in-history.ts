import { useEffect, useRef, useState } from 'react';

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

/** Returns the page's state of this history entry, of any kind. Undefined if nothing can be added to it. */
const entryState = (): Readonly<Record<string, unknown>> | undefined => {
  const state: unknown = history.state ?? {};
  return typeof state === 'object' && !Array.isArray(state) ? (state as Record<string, unknown>) : undefined;
};

/** Keeps a value for this entry of the history, over a reload and Back. */
const keepInEntry = (key: string, value: boolean | number): void => {
  const state = entryState();
  if (state && state[key] !== value) history.replaceState({ ...state, [key]: value }, '');
};
