import { useEffect, useReducer } from 'react';
import { now } from '../../../core/clock.ts';

/** An hour at most, since a computer that slept wakes late. */
const LONGEST_WAIT_MS = 3_600_000;

/** The time, in milliseconds since the epoch, drawn anew when one of the given instants has come. */
export const useNow = (instants: readonly (number | undefined)[]): number => {
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const time = now();
  const next = Math.min(...instants.map((one) => (one !== undefined && one > time ? one : Infinity)));
  useEffect(() => {
    if (next === Infinity) return undefined;
    const timer = setTimeout(tick, Math.min(next - now(), LONGEST_WAIT_MS) + 1);
    return () => clearTimeout(timer);
  }, [next, ticks]);
  return time;
};
