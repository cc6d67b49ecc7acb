import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';
import { unbrokenDate } from './unbroken-date.ts';

/** The evening of January 5, 2027 in Chicago. */
const EVENING = Date.UTC(2027, 0, 6, 5, 59);
const zone = { timeZone: 'America/Chicago' };
/** Marks each non-breaking space by `_`. */
const seen = (text: string) => unbrokenDate(text).replaceAll('\u00a0', '_');

describe('a date in a narrow column', () => {
  it.each([
    ['en-US', 'January_5, 2027', 'January_5, 2027 at 11:59_PM_CST'],
    ['en-GB', '5_January 2027', '5_January 2027 at 23:59_GMT-6'],
    ['fr-CA', '5_janvier 2027', '5_janvier 2027 à 23_h_59_HNC'],
    ['nl-NL', '5_januari 2027', '5_januari 2027 om 23:59_CST'],
    ['es-ES', '5_de_enero de 2027', '5_de_enero de 2027 a las 23:59_GMT-6'],
  ])('keeps its day at its month and its time whole in %s [LOC-10 part]', (tag, day, moment) => {
    expect(seen(formatDate(EVENING, tag, zone))).toBe(day);
    expect(seen(formatDateTime(EVENING, tag, zone))).toBe(moment);
  });

  it.each([
    ['', ''],
    ['–', '–'],
    ['1er octobre 2027', '1er_octobre 2027'],
    ['2027年1月5日 23:59 JST', '2027年1月5日 23:59_JST'],
    ['at 11:59 p.m. CST', 'at 11:59_p.m._CST'],
  ])('is %j as it was, but for those spaces', (text, told) => {
    expect(seen(text)).toBe(told);
    expect(unbrokenDate(text).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
