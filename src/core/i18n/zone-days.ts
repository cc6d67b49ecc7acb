import { now } from '../clock.ts';

/* Calendar days (`2026-12-31`) in a time zone. Instants are milliseconds since the epoch. */

const DAY_MS = 86_400_000;

/** Returns the day of an instant in a time zone. Throws RangeError for an unknown time zone. */
export const dayIn = (instant: number, timeZone: string): string =>
  new Date(instant).toLocaleDateString('sv-SE', { timeZone });

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of calendar days from one day to another. Changes of the clocks make no difference. */
export const daysFrom = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS);

/** Returns the last millisecond of a day in a time zone whose clocks do not change at midnight. */
export const endOfDay = (day: string, timeZone: string): number => {
  const midnight = Date.parse(`${dayAfter(day, 1)}T00:00Z`);
  const offset = (at: number) =>
    Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`) - at;
  // Uses the offset at local midnight. Near a change of the clocks it differs from the offset at other times of the day.
  return midnight - offset(midnight - offset(midnight)) - 1;
};

/** Returns the instants between two days of a zone, by default the shopper's; the second is not included (AXS-05 d). */
export const instantsOfDays = (from: string, to: string, zone?: string): { from: string; to: string } => {
  const after = (day: string) => new Date(endOfDay(day, zone ?? zoneHere()) + 1).toISOString();
  return { from: from === '' ? '' : after(dayAfter(from, -1)), to: to === '' ? '' : after(to) };
};

/** Returns today's day where the shopper is, as an ISO date. */
export const todayHere = (): string => dayIn(now(), zoneHere());

/** Browsers take some milliseconds for it. */
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
