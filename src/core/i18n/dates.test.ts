import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { localeTable } from '../locale/locale-table.ts';
import { formatDate, formatDateTime, formatDay, formatTime, parseInstant } from './dates.ts';

const plain = (text: string) => text.replace(/\s/gu, ' ');
const chicago = { timeZone: 'America/Chicago' };
const reopening = Date.UTC(2023, 6, 5, 12, 0);

describe('what is no instant', () => {
  everyRow([
    undefined,
    null,
    1688558400000,
    {},
    '',
    'tomorrow',
    '2023-07-05',
    '2023-07-05T12:00:00',
    '07/05/2023',
    '2023-02-30T12:00:00Z',
    '2023-13-01T12:00:00Z',
    '2023-07-05T25:00:00Z',
    '2023-07-05T12:00:00+99:99',
    '2023-07-05T12:00:00Z; DROP',
    '+275760-09-13T00:00:00Z',
  ])('%j is read as none [LOC-10 part]', (raw) => {
    expect(parseInstant(raw)).toBeUndefined();
  });

  everyRow([Number.NaN, Infinity, 9e15])(
    '%d shows as nothing, never as Invalid Date [LOC-10 part]',
    (instant) => {
      expect(formatDate(instant, 'en-US')).toBe('');
      expect(formatTime(instant, 'en-US')).toBe('');
      expect(formatDateTime(instant, 'en-US')).toBe('');
    },
  );

  everyRow(['', '2026-02-30', '2026-2-3', '2026-02-28T00:00', 'x'])('%j is no day [LOC-10 part]', (day) => {
    expect(formatDay(day, 'en-US')).toBe('');
  });
});

describe('instants of services', () => {
  everyRow([
    '2023-07-05T12:00:00Z',
    '2023-07-05T12:00Z',
    '2023-07-05T12:00:00.000Z',
    '2023-07-05T12:00:00+0000',
    '2023-07-05T07:00:00-05:00',
    '2023-07-05T07:00:00-0500',
  ])('%s is read as the instant it is [LOC-10 part]', (raw) => {
    expect(parseInstant(raw)).toBe(reopening);
  });
});

describe('dates in words', () => {
  it('stand as each site writes them [LOC-10 part]', () => {
    const shown = localeTable.map((row) => [row.locale, plain(formatDay('2026-02-28', row.tag))]);
    expect(Object.fromEntries(shown)).toEqual({
      'en-us': 'February 28, 2026',
      'en-ca': 'February 28, 2026',
      'fr-ca': '28 février 2026',
      'en-gb': '28 February 2026',
      'en-au': '28 February 2026',
      'en-nz': '28 February 2026',
      'ja-jp': 'February 28, 2026',
      'zh-sg': '28 February 2026',
      'nl-nl': '28 februari 2026',
      'es-es': '28 de febrero de 2026',
    });
  });

  everyRow([
    ['fr-CA', '2026-10-01', '1er octobre 2026'],
    ['fr-CA', '2026-10-11', '11 octobre 2026'],
    ['fr-CA', '2026-10-21', '21 octobre 2026'],
    ['nl-NL', '2026-10-01', '1 oktober 2026'],
    ['es-ES', '2026-10-01', '1 de octubre de 2026'],
    ['en-GB', '2026-10-01', '1 October 2026'],
  ])('count the first day of a month in French alone: %s, %s is %s [LOC-10 part]', (tag, day, text) => {
    expect(plain(formatDay(day, tag))).toBe(text);
    const noon = Date.parse(`${day}T12:00Z`);
    expect(plain(formatDate(noon, tag, { timeZone: 'UTC' }))).toBe(text);
    expect(plain(formatDateTime(noon, tag, { timeZone: 'UTC' }))).toContain(text);
    expect(plain(formatTime(noon, tag, { timeZone: 'UTC' }))).not.toContain('er');
  });

  it('follow the time zone for an instant, and not for a day [LOC-10 part]', () => {
    const midnight = Date.UTC(2026, 2, 1);
    expect(plain(formatDate(midnight, 'en-US', { timeZone: 'UTC' }))).toBe('March 1, 2026');
    expect(plain(formatDate(midnight, 'en-US', chicago))).toBe('February 28, 2026');
  });

  it('carry their zone with the time, in both halves of the year [LOC-10 part]', () => {
    expect(plain(formatTime(reopening, 'en-US', chicago))).toBe('7:00 AM CDT');
    expect(plain(formatTime(Date.UTC(2023, 0, 5, 13), 'en-US', chicago))).toBe('7:00 AM CST');
    expect(plain(formatTime(reopening, 'fr-CA', { timeZone: 'America/Montreal' }))).toMatch(/^8 h 00 \S+$/);
    expect(plain(formatDateTime(reopening, 'en-US', chicago))).toBe('July 5, 2023 at 7:00 AM CDT');
  });

  everyRow([
    ['fr-CA', 3, '3 h 15 UTC'],
    ['fr-CA', 0, '0 h 15 UTC'],
    ['fr-CA', 10, '10 h 15 UTC'],
    ['fr-CA', 20, '20 h 15 UTC'],
    ['nl-NL', 3, '03:15 UTC'],
  ])('have in French no 0 before the hour: %s, %d is %s [LOC-10 part]', (tag, hour, text) => {
    const instant = Date.UTC(2026, 1, 1, hour, 15);
    expect(plain(formatTime(instant, tag, { timeZone: 'UTC' }))).toBe(text);
    expect(plain(formatDateTime(instant, tag, { timeZone: 'UTC' }))).toMatch(new RegExp(` ${text}$`));
  });

  it('tell the two same hours of a daylight-saving night apart [REL-05 part]', () => {
    const first = Date.UTC(2023, 10, 5, 6, 30);
    const shown = [first, first + 3_600_000].map((instant) => plain(formatTime(instant, 'en-US', chicago)));
    expect(shown).toEqual(['1:30 AM CDT', '1:30 AM CST']);
  });
});

/** The evening of January 5, 2027 in Chicago. */
const EVENING = Date.UTC(2027, 0, 6, 5, 59);
/** Marks each space at which no line breaks by `_`. */
const marked = (text: string) => text.replace(/[\u00a0\u202f]/g, '_');

describe('a date in a narrow column', () => {
  everyRow([
    ['en-US', 'January_5, 2027', 'January_5, 2027 at_11:59_PM_CST'],
    ['en-GB', '5_January 2027', '5_January 2027 at_23:59_GMT-6'],
    ['fr-CA', '5_janvier 2027', '5_janvier 2027 à_23_h_59_HNC'],
    ['nl-NL', '5_januari 2027', '5_januari 2027 om_23:59_CST'],
    ['es-ES', '5_de_enero de 2027', '5_de_enero de 2027 a_las_23:59_GMT-6'],
  ])('breaks only before and after its year in %s [LOC-10 part]', (tag, day, moment) => {
    expect(marked(formatDate(EVENING, tag, chicago))).toBe(day);
    expect(marked(formatDateTime(EVENING, tag, chicago))).toBe(moment);
  });

  it('keeps the ordinal of a first day at its month [LOC-10 part]', () => {
    expect(marked(formatDay('2027-10-01', 'fr-CA'))).toBe('1er_octobre 2027');
  });
});
