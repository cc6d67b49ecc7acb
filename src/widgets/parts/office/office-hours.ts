/** A Monday, from which the names of the days are formatted. */
const MONDAY = Date.UTC(2026, 0, 5);
const HOUR = 3_600_000;
const FRIDAY = MONDAY + 4 * 24 * HOUR;
const [OPENS, CLOSES] = [8, 17];

const UTC = { timeZone: 'UTC' } as const;

/** How people of a language write days and hours. `Intl` joins them with dashes, as English does. */
const WRITTEN: Readonly<Record<string, (first: string, last: string) => string>> = {
  fr: (first, last) => `du ${first} au ${last}, de ${OPENS}\u00a0h à ${CLOSES}\u00a0h`,
  nl: (first, last) => `${first} tot en met ${last}, van ${OPENS}.00 tot ${CLOSES}.00\u00a0uur`,
  es: (first, last) => `de ${first} a ${last}, de ${OPENS}:00 a ${CLOSES}:00`,
};

/** Returns the hours of an office in a language: `Monday – Friday, 8:00 AM – 5:00 PM (Central Time)`. */
export const officeHours = (zone: string, tag: string): string => {
  const days = new Intl.DateTimeFormat(tag, { weekday: 'long', ...UTC });
  const named = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(MONDAY)
    .find(({ type }) => type === 'timeZoneName');
  const written = WRITTEN[tag.slice(0, 2)] ?? (() => `${days.formatRange(MONDAY, FRIDAY)}, ${hours(tag)}`);
  return `${written(days.format(MONDAY), days.format(FRIDAY))} (${named?.value ?? zone})`;
};

const hours = (tag: string): string => {
  const times = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', ...UTC });
  const day = times.formatRange(MONDAY + OPENS * HOUR, MONDAY + CLOSES * HOUR);
  // A time must not break in the middle.
  return day.replace(/(?<!–)\s(?!–)/g, '\u00a0');
};
