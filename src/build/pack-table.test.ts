import { describe, expect, it } from 'vitest';
import { packTable } from './pack-table.ts';

const shared = ['core-R1', 'kit-R1', 'maps-R1'];
const today = { cart: [1, 0, 1], footer: [0, 0], header: [0, 0, 2, 1] } as const;
const contains = { header: ['cart', 'footer'] };
const pack = (further: Record<string, readonly [0 | 1, ...number[]]> = {}, inside = {}) =>
  packTable({
    shared,
    release: 'R1',
    widgets: { ...today, ...further },
    contains: { ...contains, ...inside },
    follows: {},
  });

describe('the loader’s packed table', () => {
  it('has a row a widget: what it needs beside the core, and what is inside it [PERF-01]', () => {
    expect(pack()).toEqual({
      release: 'R1',
      others: ',kit',
      widgets: ' cart=,+,kit footer= header=,kit,maps:cart:footer',
    });
  });

  it('is the same with a further widget as without it [PERF-01]', () => {
    expect(pack({ probe: [0, 0, 1] })).toEqual(pack());
    expect(pack({ probe: [0, 0] })).toEqual(pack());
  });

  it('refuses a further widget whose entry needs what would come a step late [PERF-05 part]', () => {
    expect(() => pack({ probe: [0, 0, 1, 2] })).toThrow('<assess-probe> has no row in the loader');
    expect(() => pack({ probe: [0, 0, 1, 2] })).toThrow('maps');
    expect(() => pack({ probe: [0, 0] }, { probe: ['cart'] })).toThrow('cart');
  });

  it('refuses a chunk with a hash of its own, which it can’t name', () => {
    const widgets = { cart: [0, 0] as const };
    expect(() =>
      packTable({ shared: ['query-x1y2z3'], release: 'R1', widgets, contains: {}, follows: {} }),
    ).toThrow('query-x1y2z3');
  });
});
