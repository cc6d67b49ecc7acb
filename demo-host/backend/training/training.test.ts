import { expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { earliestDay } from './training.ts';

everyRow([
  ['of which it is still the day before, twelve hours behind', '2027-03-01T11:59:59.999Z', '2027-04-11'],
  ['that has begun everywhere', '2027-03-01T12:00:00.000Z', '2027-04-12'],
])('six weeks are counted from a day %s [TRN-05 b]', (_what, now, day) => {
  expect(earliestDay(Date.parse(now))).toBe(day);
});
