/* Calendar days, `2026-12-31`, as they are counted in a time zone. Instants are milliseconds since the epoch. */

const DAY_MS = 86_400_000;

/** The day of an instant on a zone's calendar. Throws RangeError for a zone that is none. */
export const dayIn = (instant: number, timeZone: string): string =>
  new Date(instant).toLocaleDateString('sv-SE', { timeZone });

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from one day to another; one on which clocks change counts as any other. */
export const daysFrom = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS);

/** The last millisecond of a day in a zone whose clocks do not change at midnight. */
export const endOfDay = (day: string, timeZone: string): number => {
  const midnight = Date.parse(`${dayAfter(day, 1)}T00:00Z`);
  const offset = (at: number) =>
    Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`) - at;
  // The offset of the night before or after a change of the clocks is not that of the day.
  return midnight - offset(midnight - offset(midnight)) - 1;
};
