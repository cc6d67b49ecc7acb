const CLOCK = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?$/;

/** Offset of the clocks in Chicago from UTC at an instant, in milliseconds. */
const offsetAt = (instant: number): number => {
  const wall = new Date(instant).toLocaleString('sv-SE', { timeZone: 'America/Chicago' });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - instant;
};

/**
 * The instant, in milliseconds since the epoch, of a time that the CMS gives: a number as it stands, a text without a
 * zone as Central Time (`2023-07-05T07:00`), one with a zone as it says. Undefined for what is no time. An hour that the
 * clocks skip is the one after it. Source: SHL-04.
 */
export const centralInstant = (raw: unknown): number | undefined => {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) ? raw : undefined;
  if (typeof raw !== 'string') return undefined;
  const [, day, time = '00:00'] = CLOCK.exec(raw.trim()) ?? [];
  const read = Date.parse(day === undefined ? raw : `${day}T${time}Z`);
  // Without a year in front, browsers read as a time what is none.
  if (Number.isNaN(read) || !/^\s*\d{4}-/.test(raw)) return undefined;
  // The offset of the night before or after a change of the clocks is not that of the day.
  return day === undefined ? read : read - offsetAt(read - offsetAt(read));
};
