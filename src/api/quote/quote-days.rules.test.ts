import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { dayAfter, dayIn, daysFrom, endOfDay } from '../../core/i18n/zone-days.ts';
import { earlyReasons, isEarlyEnd, lastDay, type EarlyReason } from './quote-days.rules.ts';

const CHICAGO = 'America/Chicago';
const pricing = (date: string): EarlyReason => ({ reason: 'PRICING', date });
const discount = (date: string): EarlyReason => ({ reason: 'ORGANIZATION_DISCOUNT', date });

/** What is coming, the resulting last day, and the reasons listed, with today as 2026-11-23. 60 days later is 2027-01-22. */
const EARLY: readonly [why: string, coming: EarlyReason[], last: string, named: EarlyReason[]][] = [
  ['the day before today', [pricing('2026-11-22')], '2027-01-22', []],
  ['the day after the last', [discount('2027-01-23')], '2027-01-22', []],
  ['a day of next year', [pricing('2027-11-23')], '2027-01-22', []],
  ['nothing', [], '2027-01-22', []],
  ['today', [pricing('2026-11-23')], '2026-11-23', [pricing('2026-11-23')]],
  ['today + 60 days', [discount('2027-01-22')], '2027-01-22', [discount('2027-01-22')]],
  ['today + 59 days', [discount('2027-01-21')], '2027-01-21', [discount('2027-01-21')]],
  [
    'both, the later one first',
    [pricing('2027-01-15'), discount('2026-12-31')],
    '2026-12-31',
    [discount('2026-12-31'), pricing('2027-01-15')],
  ],
  [
    'both, one too late',
    [pricing('2027-01-23'), discount('2026-12-31')],
    '2026-12-31',
    [discount('2026-12-31')],
  ],
];

describe('the last day of a quote', () => {
  everyRow([
    ['2027-01-21', true],
    ['2027-01-22', false],
    ['2027-02-01', false],
  ])('%s, of one that was made on 2026-11-23, is early: %s [QTE-03 a]', (day, isEarly) => {
    // Late in the evening in the shop's time zone, when it is the next day in UTC.
    expect(isEarlyEnd(Date.parse('2026-11-24T05:00:00Z'), endOfDay(day, CHICAGO), CHICAGO)).toBe(isEarly);
  });

  everyRow(EARLY)('with %s [QTE-03 a, c; QTE-04 g]', (_why, coming, last, named) => {
    const early = earlyReasons('2026-11-23', coming);
    expect(early).toEqual(named);
    expect(lastDay('2026-11-23', early)).toEqual({ day: last, usual: '2027-01-22' });
  });

  everyRow([
    ['2026-01-01', '2026-03-02'],
    ['2028-01-01', '2028-03-01'],
    ['2026-12-31', '2027-03-01'],
  ])('made on %s is 60 days later, leap years and changes of the clocks included [QTE-04 g]', (from, to) => {
    expect(dayAfter(from, 60)).toBe(to);
    expect(daysFrom(from, to)).toBe(60);
  });

  everyRow([
    ['2026-11-23', '2026-11-24T05:59:59.999Z'],
    ['2026-07-04', '2026-07-05T04:59:59.999Z'],
    // The nights in which the shop's clocks change.
    ['2026-10-31', '2026-11-01T04:59:59.999Z'],
    ['2026-11-01', '2026-11-02T05:59:59.999Z'],
    ['2027-03-13', '2027-03-14T05:59:59.999Z'],
    ['2027-03-14', '2027-03-15T04:59:59.999Z'],
  ])('%s ends with the shop’s own day [QTE-04 g]', (day, instant) => {
    expect(new Date(endOfDay(day, CHICAGO)).toISOString()).toBe(instant);
    expect(dayIn(endOfDay(day, CHICAGO), CHICAGO)).toBe(day);
    expect(dayIn(endOfDay(day, CHICAGO) + 1, CHICAGO)).toBe(dayAfter(day, 1));
  });

  everyRow([
    ['Pacific/Kiritimati', '2026-11-24'],
    ['Asia/Tokyo', '2026-11-24'],
    ['Europe/Amsterdam', '2026-11-24'],
    [CHICAGO, '2026-11-23'],
    ['Pacific/Pago_Pago', '2026-11-23'],
  ])('is another day on a shopper’s calendar in %s at the same instant [QTE-03 a]', (zone, day) => {
    expect(dayIn(endOfDay('2026-11-23', CHICAGO), zone)).toBe(day);
  });
});
