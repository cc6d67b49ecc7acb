import { describe, expect, it } from 'vitest';
import { packTable } from './pack-table.ts';

describe('the loader’s packed table', () => {
  it('names what all widgets need once, the rest by one digit, and the release’s hash where a blank follows [PERF-01]', () => {
    const packed = packTable({
      shared: ['core-abc123', 'react-def456', 'parts-R1'],
      release: 'R1',
      widgets: { cart: [1, 0, 1, 2], footer: [0, 0, 1], header: [0, 0, 1, 2] },
      contains: { header: ['cart', 'footer'] },
    });
    expect(packed).toEqual({
      shared: 'parts core-abc123,react-def456',
      release: 'R1',
      always: '12',
      widgets: 'cart:+0 footer: header:0:cart:footer',
    });
  });

  it('refuses more shared chunks than a digit can name', () => {
    const shared = Array.from({ length: 37 }, (_, place) => `chunk${place}`);
    expect(() => packTable({ shared, release: 'R1', widgets: {}, contains: {} })).toThrow(
      '36 shared chunks, not 37',
    );
  });
});
