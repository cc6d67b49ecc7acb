import { describe, expect, it } from 'vitest';
import { isSentApart, sentAtOnce } from './shipments.rules.ts';

type Line = { format?: 'PRINT' | 'DIGITAL'; ships?: string; released?: string };

const entriesOf = (lines: readonly Line[]) =>
  lines.map(({ format, ships, released }) => ({
    product: { productFormat: format },
    estimatedToShip: ships,
    estimatedRelease: released,
  })) as never;

describe('the shipments of an order', () => {
  it.each<[readonly Line[], 'all' | 'some' | 'none', boolean]>([
    [[], 'all', false],
    [[{}], 'all', false],
    [[{}, { format: 'PRINT' }], 'all', false],
    [[{}, { ships: '2027-03-15' }], 'some', true],
    [[{}, { released: '2027-03-15' }], 'some', true],
    [[{ ships: '2027-03-15' }], 'none', false],
    [[{ ships: '2027-03-15' }, { released: '2027-03-15' }], 'none', false],
    [[{ ships: '2027-03-15' }, { ships: '2027-04-01', released: '2027-03-15' }], 'none', true],
    [[{}, { format: 'DIGITAL', released: '2027-03-15' }], 'all', false],
  ])('of %j leave at once: %s, and apart: %s [CHK-08 a,b part]', (lines, atOnce, isApart) => {
    expect(sentAtOnce(entriesOf(lines))).toBe(atOnce);
    expect(isSentApart(entriesOf(lines))).toBe(isApart);
  });
});
