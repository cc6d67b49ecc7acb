import { useEffect, useReducer } from 'react';
import { now } from '../../../core/clock.ts';

/** The longest wait before the time is checked again: an hour, because timers run late after a computer has slept. */
const LONGEST_WAIT_MS = 3_600_000;

/** Returns the time in ms since the epoch. Renders again at each given instant, and when a hidden page is back. */
export const useNow = (instants: readonly (number | undefined)[]): number => {
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const time = now();
  const next = Math.min(...instants.map((one) => (one !== undefined && one > time ? one : Infinity)));
  useEffect(() => {
    if (next === Infinity) return undefined;
    const timer = setTimeout(tick, Math.min(next - now(), LONGEST_WAIT_MS) + 1);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [next, ticks]);
  return time;
};
