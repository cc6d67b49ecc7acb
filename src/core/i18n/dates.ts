/**
 * Dates in words. An instant is milliseconds since the epoch. It is shown in the shopper's time zone unless another is
 * given. A line breaks in them only before and after the year. A day such as `2026-02-28` is the same in every time zone. Source: LOC-10, visual design "Words".
 */

type Zone = { timeZone?: string };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, options);
  formats.set(key, made);
  return made;
}

/** A space at which a line must not break: any but those before and after the year. */
const HELD = /(?<!\d{4}) (?!\d{4}|de \d)/g;

const isInstant = (value: number) => Math.abs(value) <= 8.64e15;

function show(instant: number, tag: string, options: Intl.DateTimeFormatOptions): string {
  const text = isInstant(instant) ? formatOf(tag, options).format(instant).replaceAll(HELD, '\u00a0') : '';
  // French uses an ordinal for the first day of a month, which Intl does not: 1er octobre.
  // Nor does French write a 0 before the hour, as Intl does: 3 h 15.
  return tag.startsWith('fr') ? text.replace(/^1(?=\s\p{L})/u, '1er').replace(/(?<!\d)0(?=\d\sh)/, '') : text;
}

const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const words = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** Formats the date of an instant, such as `July 5, 2023`; '' if it is none. Throws RangeError for an unknown time zone. */
export function formatDate(instant: number, tag: string, zone: Zone = {}): string {
  return show(instant, tag, { ...words, ...zone });
}

/** Formats the time of an instant with its time zone, such as `7:00 AM CDT`. */
export function formatTime(instant: number, tag: string, zone: Zone = {}): string {
  return show(instant, tag, { ...clock, ...zone });
}

/** Formats the date and time of an instant with its time zone, such as `July 5, 2023 at 7:00 AM CDT`. */
export function formatDateTime(instant: number, tag: string, zone: Zone = {}): string {
  return show(instant, tag, { ...words, ...clock, ...zone });
}

/** Formats a day as a date in words, the same in every time zone. Returns '' if the text is not a day. */
export function formatDay(day: string, tag: string): string {
  const instant = parseDay(day);
  return instant === undefined ? '' : show(instant, tag, { ...words, timeZone: 'UTC' });
}

/** Returns the start of a day (`2026-02-28`) in UTC. Undefined if the text is not a day of the calendar, such as `2026-02-30`. */
function parseDay(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const instant = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day ? undefined : instant;
}

/**
 * Parses an ISO 8601 text with a time zone, in the forms that services send. Some browsers can't read all of them, such as
 * `2026-02-28T09:30:00+0000`. Returns undefined for any other text, and for a text without a time zone, which is ambiguous.
 */
export function parseInstant(raw: unknown): number | undefined {
  const found = typeof raw === 'string' ? instantText.exec(raw) : null;
  if (!found) return undefined;
  const [, day = '', time = '', zone = ''] = found;
  const instant = Date.parse(`${day}T${time}${zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(instant) || parseDay(day) === undefined ? undefined : instant;
}

const instantText = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})$/;
