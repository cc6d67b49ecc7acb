import { useEffect, useRef } from 'react';
import { entryState, keepInEntry } from './useKeptOpen.ts';

const KEY = 'assessPlace';
/** What a shopper does who looks for another place. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Goes back to the place of the page at which this entry of the history was left, once the results are drawn. The
 * browser does so too early: the page is still short then. A shopper who has moved since stays. Source: CRT-09 b.
 */
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
