import { afterEach, describe, expect, it } from 'vitest';
import { offeredDays } from './chosen-days.rules.ts';
import { latestTrainingDay } from './training.rules.ts';

const zoneBefore = process.env['TZ'];
const inZone = (zone: string): void => {
  process.env['TZ'] = zone;
};
afterEach(() => {
  if (zoneBefore === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneBefore;
});

describe('the last day of a training', () => {
  it.each([
    ['an ordinary day', 'America/New_York', '2026-11-23T15:00:00Z', '2028-11-23'],
    ['the last minute of a day', 'America/New_York', '2026-11-24T04:59:59Z', '2028-11-23'],
    ['the first minute of the next', 'America/New_York', '2026-11-24T05:00:00Z', '2028-11-24'],
    ['the last day of a year', 'Europe/Amsterdam', '2026-12-31T12:00:00Z', '2028-12-31'],
    ['a day that two years later is none', 'Europe/Amsterdam', '2028-02-29T12:00:00Z', '2030-03-01'],
    ['far east of the date line', 'Pacific/Pago_Pago', '2026-11-24T10:30:00Z', '2028-11-23'],
    ['far west of the date line', 'Pacific/Kiritimati', '2026-11-23T10:30:00Z', '2028-11-24'],
  ])('is two years away where the shopper is: %s, %s [TRN-02 a]', (_, zone, now, day) => {
    inZone(zone);
    expect(latestTrainingDay(Date.parse(now))).toBe(day);
  });
});

describe('the days that are offered', () => {
  it.each([
    [{ first: '2027-01-04', second: '2027-01-05' }, {}],
    [{ first: '', second: 'unfinished' }, {}],
    [{ first: '9027-01-04', second: '2027-01-04' }, {}],
    [{ first: '2020-01-05', second: '2027-01-11' }, { first: '2027-01-04' }],
    [{ first: '2020-01-05', second: '2027-01-04' }, { first: '2027-01-05' }],
    [{ first: '2027-01-04', second: '2020-01-05' }, { second: '2027-01-05' }],
    [{ first: '', second: '2020-01-05' }, { second: '2027-01-04' }],
    [
      { first: '2020-01-05', second: '2020-01-05' },
      { first: '2027-01-04', second: '2027-01-05' },
    ],
  ])('for %j are %j, never one day twice [TRN-02 a,b]', (values, offered) => {
    expect(offeredDays(values, '2027-01-04')).toEqual(offered);
  });
});
