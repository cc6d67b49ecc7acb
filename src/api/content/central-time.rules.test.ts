import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { centralInstant } from './central-time.rules.ts';

describe('centralInstant', () => {
  everyRow([
    undefined,
    null,
    true,
    '',
    'soon',
    '7',
    'July 5',
    '2023-13-01T00:00',
    '2023-02-30T25:00',
    '2023-07-05T7:00',
    Number.NaN,
    1.5,
    Number.POSITIVE_INFINITY,
    {},
    ['2023-07-05'],
  ])('takes no %j for a time [SHL-04 part]', (raw) => {
    expect(centralInstant(raw)).toBeUndefined();
  });

  everyRow([
    ['2023-07-05T07:00', '2023-07-05T12:00:00Z'],
    ['2023-07-05 07:00:30', '2023-07-05T12:00:30Z'],
    [' 2023-07-01 ', '2023-07-01T05:00:00Z'],
    ['2023-12-24T17:00', '2023-12-24T23:00:00Z'],
    ['2023-03-12T01:59', '2023-03-12T07:59:00Z'],
    ['2023-03-12T03:00', '2023-03-12T08:00:00Z'],
    ['2023-11-05T00:59', '2023-11-05T05:59:00Z'],
    ['2023-11-05T03:00', '2023-11-05T09:00:00Z'],
    ['2023-07-05T07:00Z', '2023-07-05T07:00:00Z'],
    ['2023-07-05T07:00:00+02:00', '2023-07-05T05:00:00Z'],
  ])('reads %j by the clocks of Chicago, or by the zone it names, as %s [SHL-04 part]', (raw, instant) => {
    expect(new Date(centralInstant(raw) ?? 0).toISOString()).toBe(instant.replace('Z', '.000Z'));
  });

  it('reads an hour that the clocks skip as one beside it [SHL-04 part]', () => {
    const skipped = centralInstant('2023-03-12T02:30') ?? 0;
    expect(['2023-03-12T07:30:00.000Z', '2023-03-12T08:30:00.000Z']).toContain(
      new Date(skipped).toISOString(),
    );
  });

  it('leaves a number as it is: an instant it was read as before [SHL-04 part]', () => {
    expect(centralInstant(1_688_558_400_000)).toBe(1_688_558_400_000);
  });
});
