import { afterEach, describe, expect, it } from 'vitest';
import type { Training } from './training.contract.ts';
import { areDatesEarly, dateFaults, earliestTrainingDay, missingParts, seatsOf } from './training.rules.ts';

const zoneBefore = process.env['TZ'];
const inZone = (zone: string): void => {
  process.env['TZ'] = zone;
};
afterEach(() => {
  if (zoneBefore === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneBefore;
});

describe('the first day of a training', () => {
  it.each([
    ['an ordinary day', 'America/New_York', '2026-11-23T15:00:00Z', '2027-01-04'],
    ['the last minute of a day', 'America/New_York', '2026-11-24T04:59:59Z', '2027-01-04'],
    ['the first minute of the next', 'America/New_York', '2026-11-24T05:00:00Z', '2027-01-05'],
    ['before the night of 23 hours', 'America/New_York', '2026-03-08T06:59:59Z', '2026-04-19'],
    ['after the night of 23 hours', 'America/New_York', '2026-03-08T07:00:00Z', '2026-04-19'],
    ['late on the day of 23 hours', 'America/New_York', '2026-03-09T03:30:00Z', '2026-04-19'],
    ['first hour of one o’clock of 25 hours', 'America/New_York', '2026-11-01T05:30:00Z', '2026-12-13'],
    ['second hour of one o’clock of 25 hours', 'America/New_York', '2026-11-01T06:30:00Z', '2026-12-13'],
    ['late on the day of 25 hours', 'America/New_York', '2026-11-02T04:30:00Z', '2026-12-13'],
    ['a night of 23 hours within the six weeks', 'Europe/Amsterdam', '2026-03-01T23:30:00Z', '2026-04-13'],
    ['a night of 25 hours within the six weeks', 'Europe/Amsterdam', '2026-10-01T21:59:00Z', '2026-11-12'],
    [
      'late in the evening, a night of 23 hours ahead',
      'America/New_York',
      '2026-03-02T04:30:00Z',
      '2026-04-12',
    ],
    [
      'just after midnight, a night of 25 hours ahead',
      'Europe/Amsterdam',
      '2026-10-01T22:30:00Z',
      '2026-11-13',
    ],
    ['a day that begins at one o’clock', 'America/Santiago', '2026-09-06T04:00:00Z', '2026-10-18'],
    ['six weeks before such a day', 'America/Santiago', '2026-07-26T12:00:00Z', '2026-09-06'],
    ['far east of the date line', 'Pacific/Pago_Pago', '2026-11-24T10:30:00Z', '2027-01-04'],
    ['far west of the date line', 'Pacific/Kiritimati', '2026-11-23T10:30:00Z', '2027-01-05'],
    ['west of the date line, in summer', 'Pacific/Auckland', '2026-11-23T11:00:00Z', '2027-01-05'],
    ['a zone of three quarters of an hour', 'Asia/Kathmandu', '2026-11-23T18:15:00Z', '2027-01-05'],
    ['over the end of a leap February', 'Europe/Amsterdam', '2028-01-18T12:00:00Z', '2028-02-29'],
  ])('is 42 days of the calendar away where the shopper is: %s, %s [TRN-02 a]', (_, zone, now, day) => {
    inZone(zone);
    expect(earliestTrainingDay(Date.parse(now))).toBe(day);
  });
});

describe('two preferred days', () => {
  const bounds = { earliest: '2027-01-04', latest: '2028-11-23' };
  it.each([
    [{ first: '', second: '' }, ['first required', 'second required']],
    [{ first: '2027-01-04', second: '' }, ['second required']],
    [{ first: 'unfinished', second: '2027-01-05' }, ['first unfinished']],
    [{ first: '2027-13-40', second: '2027-01-05' }, ['first unfinished']],
    [{ first: '20270-01-04', second: '2027-01-05' }, ['first unfinished']],
    [{ first: '2027-01-03', second: '2027-01-05' }, ['first early']],
    [{ first: '2027-01-03', second: '2027-01-03' }, ['first early', 'second early']],
    [{ first: '2027-01-04', second: '2027-01-04' }, ['second same']],
    [{ first: '9027-01-04', second: '2028-11-24' }, ['first late', 'second late']],
    [{ first: '9027-01-04', second: '9027-01-04' }, ['first late', 'second late']],
    [{ first: '2028-11-23', second: '2028-11-22' }, []],
    [{ first: '2027-01-05', second: '2027-01-04' }, []],
    [{ first: '2027-01-04', second: '2027-01-05' }, []],
  ])('%j: %j [TRN-02 a,b]', (values, faults) => {
    expect(dateFaults(values, bounds).map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
  });
});

describe('a training', () => {
  const person = { firstName: 'Ana', lastName: 'Martin', email: 'ana@example.org' };
  const whole: Training = {
    dates: ['2027-01-04', '2027-01-11'],
    contact: { ...person, phone: '+1 202 555 0117', country: 'US' },
    participants: [person],
    complete: true,
  };
  const bounds = { seats: 1, earliest: '2027-01-04', latest: '2028-11-23' };

  it.each<[string, Partial<Training>, readonly string[]]>([
    ['with all', {}, []],
    [
      'with nothing',
      { dates: [], contact: undefined, participants: [] },
      ['dates', 'contact', 'participants'],
    ],
    ['with one date', { dates: ['2027-01-04'] }, ['dates']],
    ['with a date of the past', { dates: ['2027-01-03', '2027-01-11'] }, ['dates']],
    ['with one date twice', { dates: ['2027-01-04', '2027-01-04'] }, ['dates']],
    ['with more participants than seats', { participants: [person, person] }, ['participants']],
    ['with a date that is too far ahead', { dates: ['2027-01-04', '9027-01-11'] }, ['dates']],
    ['that the service has for incomplete', { complete: false }, ['dates']],
  ])('%s lacks %j [TRN-05 a]', (_, changed, missing) => {
    expect(missingParts({ ...whole, ...changed }, bounds)).toEqual(missing);
  });

  it.each([
    [[], false],
    [['2027-01-04', '2027-01-11'], false],
    [['2027-01-11', '2027-01-03'], true],
  ])('of the days %j: they have become too early: %s [TRN-05 c]', (dates, early) => {
    expect(areDatesEarly({ dates }, bounds.earliest)).toBe(early);
  });

  it.each([
    [{ seats: 20, quantity: 2 }, 20],
    [{ quantity: 3 }, 3],
    [{ seats: 0, quantity: 3 }, 3],
    [{ quantity: 0 }, 1],
  ])('of %j has so many seats: %i [TRN-03 a]', (line, seats) => {
    expect(seatsOf(line)).toBe(seats);
  });
});
