/** A Monday, from which the names of the days are formatted. */
const MONDAY = Date.UTC(2026, 0, 5);
const HOUR = 3_600_000;
const [OPENS, CLOSES] = [8, 17];

const UTC = { timeZone: 'UTC' } as const;

/**
 * Returns the hours of an office in the language and region of `tag`: `Monday – Friday, 8:00 AM – 5:00 PM (Central
 * Time)`. Every office has the same hours, each in its own zone.
 */
export const officeHours = (zone: string, tag: string): string => {
  const days = new Intl.DateTimeFormat(tag, { weekday: 'long', ...UTC });
  const times = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', ...UTC });
  const named = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(MONDAY)
    .find(({ type }) => type === 'timeZoneName');
  const week = days.formatRange(MONDAY, MONDAY + 4 * 24 * HOUR);
  const day = times.formatRange(MONDAY + OPENS * HOUR, MONDAY + CLOSES * HOUR);
  // A time must not break in the middle, with "17 h" and "00" on two lines.
  const whole = day.replace(/(?<!–)\s(?!–)/g, '\u00a0');
  return `${week}, ${whole} (${named?.value ?? zone})`;
};
