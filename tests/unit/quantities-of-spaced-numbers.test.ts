import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/** Returns each row's quantity, or '_' if it is asked for, with '!' if the row shows its line. */
const told = (text: string) =>
  readPaste(text)
    .lines.map(({ quantity, remarks = [] }) => `${quantity || '_'}${remarks.includes('≠') ? '!' : ''}`)
    .join(', ');

describe('two numbers with a space between', () => {
  it.each([
    ['RPW-G3-LIC 20 900', '_!'],
    ['20 450 RPW-G3-LIC', '_!'],
    ['RPW-G3-LIC\t20 900', '_!'],
    ['20 900\tRPW-G3-LIC', '_!'],
    ['RPW-G3-LIC;20 900', '_!'],
    ['RPW-G3-LIC: 3 204', '_!'],
    ['9781559055413 20 900', '_!'],
    ['RPW-G3-LIC = 20 900', '_!'],
    ['RPW-G3-LIC 8 360\nRPW-G4-LIC 9 405\nRPW-G1-LIC 7 315', '_!, _!, _!'],
    ['LMS4-KIT 2 590 118\nVLS-KIT 1 265 265\nHMC-KIT 3 148 444', '_!, _!, _!'],
    ['RPW-G3-LIC 24\nRPW-G4-LIC 27 118', '24, _!'],
    ['Code\tQty\nRPW-G3-LIC\t20 900', '_!'],
  ])(
    'is asked and its line told, for the second may be a price or a room: %j → %s [QO-09 d]',
    (text, rows) => {
      expect(told(text)).toBe(rows);
    },
  );

  it.each([
    ['RPW-G3-LIC 20\u00A0900', '20 900'],
    ['RPW-G3-LIC\t1\u202F050', '1 050'],
    ['RPW-G3-LIC\t1\u2009050', '1 050'],
    ['1\u00A0050 RPW-G3-LIC', '1 050'],
    ['Code\tQté\nRPW-G3-LIC\t1\u202F050', '1 050'],
    ["RPW-G3-LIC 1'050", "1'050"],
  ])('is one number where the space lets no line break: %j → %s [QO-05]', (text, rows) => {
    expect(told(text)).toBe(rows);
  });

  it('is no number to choose from either, where a column is asked [QO-09 d]', () => {
    const { lines } = readPaste('Code\tSpring\tFall\nRPW-G3-LIC\t20 900\t4\nRPW-G4-LIC\t3\t5');
    expect(lines.flatMap(({ choices = [] }) => choices)).not.toContain('20 900');
  });
});
