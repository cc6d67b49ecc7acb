import { expect, it } from 'vitest';
import { instantsOfDays } from './zone-days.ts';

it('asks for whole days of the shopper’s zone, also where clocks change [LEAD-05 b] [AXS-05 d]', () => {
  const rows = [
    ['', '', 'UTC', '', ''],
    ['2026-01-01', '', 'UTC', '2026-01-01T00:00:00.000Z', ''],
    ['', '2026-01-01', 'UTC', '', '2026-01-02T00:00:00.000Z'],
    ['2026-01-01', '2026-01-01', 'America/Chicago', '2026-01-01T06:00:00.000Z', '2026-01-02T06:00:00.000Z'],
    ['2026-03-08', '2026-03-08', 'America/Chicago', '2026-03-08T06:00:00.000Z', '2026-03-09T05:00:00.000Z'],
    ['2026-12-31', '2026-12-31', 'Asia/Tokyo', '2026-12-30T15:00:00.000Z', '2026-12-31T15:00:00.000Z'],
  ] as const;
  for (const [from, to, zone, first, last] of rows)
    expect([from, to, zone, instantsOfDays(from, to, zone)]).toEqual([
      from,
      to,
      zone,
      { from: first, to: last },
    ]);
});
