/**
 * Dates in words. An instant is milliseconds since the epoch and shows in a time zone (the shopper's unless
 * one is given); a day such as `2026-02-28` is the same day everywhere. Source: LOC-10, visual design "Words".
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

const isInstant = (value: number) => Math.abs(value) <= 8.64e15;

function show(instant: number, tag: string, options: Intl.DateTimeFormatOptions): string {
  const text = isInstant(instant) ? formatOf(tag, options).format(instant) : '';
  // French counts the first day of a month, which Intl does not: 1er octobre.
  return tag.startsWith('fr') ? text.replace(/^1(?=\s\p{L})/u, '1er') : text;
}

const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const words = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** The date of an instant, such as `July 5, 2023`; empty for what is none. Throws RangeError for a zone that is none. */
export function formatDate(instant: number, tag: string, zone: Zone = {}): string {
  return show(instant, tag, { ...words, ...zone });
}

/** The time of an instant with its zone, such as `7:00 AM CDT`. */
export function formatTime(instant: number, tag: string, zone: Zone = {}): string {
  return show(instant, tag, { ...clock, ...zone });
}

/** Date and time of an instant with its zone, such as `July 5, 2023 at 7:00 AM CDT`. */
export function formatDateTime(instant: number, tag: string, zone: Zone = {}): string {
  return show(instant, tag, { ...words, ...clock, ...zone });
}

/** A day as a date in words, the same in every time zone; empty for what is none. */
export function formatDay(day: string, tag: string): string {
  const instant = parseDay(day);
  return instant === undefined ? '' : show(instant, tag, { ...words, timeZone: 'UTC' });
}

/** The start of a day (`2026-02-28`) in UTC; undefined for what is none, `2026-02-30` included. */
function parseDay(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const instant = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day ? undefined : instant;
}

/**
 * The instant of an ISO 8601 text with a zone, as services send it (`2026-02-28T09:30:00+0000` too, which not
 * every browser reads); undefined for anything else, a text without zone included, which means no one instant.
 */
export function parseInstant(raw: unknown): number | undefined {
  const found = typeof raw === 'string' ? instantText.exec(raw) : null;
  if (!found) return undefined;
  const [, day = '', time = '', zone = ''] = found;
  const instant = Date.parse(`${day}T${time}${zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(instant) || parseDay(day) === undefined ? undefined : instant;
}

const instantText = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})$/;
