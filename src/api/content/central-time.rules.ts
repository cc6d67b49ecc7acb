const CLOCK = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?$/;

/** Returns Chicago's offset from UTC at an instant, in milliseconds. */
const offsetAt = (instant: number): number => {
  const wall = new Date(instant).toLocaleString('sv-SE', { timeZone: 'America/Chicago' });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - instant;
};

/**
 * Parses a time of the CMS and returns milliseconds since the epoch. A number is returned unchanged. A text without a time
 * zone is Central Time (`2023-07-05T07:00`). Undefined for anything else. An hour that the clocks skip counts as the next
 * hour.
 * Source: SHL-04.
 */
export const centralInstant = (raw: unknown): number | undefined => {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) ? raw : undefined;
  if (typeof raw !== 'string') return undefined;
  const [, day, time = '00:00'] = CLOCK.exec(raw.trim()) ?? [];
  const read = Date.parse(day === undefined ? raw : `${day}T${time}Z`);
  // Without a leading year, browsers accept texts that are not times.
  if (Number.isNaN(read) || !/^\s*\d{4}-/.test(raw)) return undefined;
  // Uses the offset at the time itself. Near a change of the clocks it differs from the offset at other times of the day.
  return day === undefined ? read : read - offsetAt(read - offsetAt(read));
};
