import { dayAfter } from '../../core/i18n/zone-days.ts';

/* The end of a quote as a calendar file (RFC 5545). Source: LEAD-09 a. */

export type CalendarEntry = {
  /** The entry's id. It is the same for the same quote, so that a second file updates the first one's entry. */
  uid: string;
  /** When the file was made, in milliseconds. */
  made: number;
  /** The last day in the shop's time zone, `2026-12-31`. */
  day: string;
  title: string;
  text: string;
  address: string;
};

/** The maximum length of a line in octets, without its end. */
const LONGEST = 75;

/** Returns a calendar file for the quote's last day, a whole day, with a reminder three days before at nine. */
export const calendarFile = ({ uid, made, day, title, text, address }: CalendarEntry): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Assess Store Widgets//Quotes//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${address.replaceAll(/[\r\n]/g, '')}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P2DT15H',
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

/** Folds a line that is too long: the next one begins with a space. No character is cut in two. */
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
