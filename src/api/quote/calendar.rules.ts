/* The end of a quote as a file that calendars take (RFC 5545). Source: LEAD-09 a. */

export type CalendarEntry = {
  /** The same for the same quote, so that a second file changes the first one's entry. */
  uid: string;
  /** Instants in milliseconds. */
  made: number;
  ends: number;
  title: string;
  text: string;
  address: string;
};

const HOUR_MS = 3_600_000;
/** Octets of a line, without its end. */
const LONGEST = 75;

/** The last hour of it, with a reminder three days before. */
export const calendarFile = ({ uid, made, ends, title, text, address }: CalendarEntry): string => {
  // The last second and not the last millisecond, which the format does not have.
  const end = Math.ceil(ends / 1000) * 1000;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Assess Store Widgets//Quotes//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART:${stamp(end - HOUR_MS)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${address.replaceAll(/[\r\n]/g, '')}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P3D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};

const stamp = (instant: number): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[\p{Cc}]/gu, '');

/** Long lines go on after a line's end and a blank; no character is cut in two. */
const folded = (line: string): string => {
  const octets = (text: string) => new TextEncoder().encode(text).length;
  const parts = [''];
  for (const one of line) {
    const last = parts.length - 1;
    const most = last === 0 ? LONGEST : LONGEST - 1;
    if (octets(parts[last]! + one) > most) parts.push(one);
    else parts[last] += one;
  }
  return parts.join('\r\n ');
};
