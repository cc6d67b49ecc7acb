import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { bringsHandOver, parseHandOver, withHandOver } from './kept-lines.ts';

const fragment = (told: unknown) => `#assess-arrival=${encodeURIComponent(JSON.stringify(told))}`;

describe('what a switch of locale takes to another host', () => {
  everyRow([
    '',
    '#top',
    '#assess-arrival=',
    '#assess-arrival=%',
    '#assess-arrival=null',
    '#assess-arrival=7',
    fragment({ lines: [['LMS4-KIT', 1]] }),
    fragment({ from: 'xx', lines: [] }),
    fragment({ from: ['en-gb'], lines: [] }),
    fragment({ from: 'en-gb', lines: [['A'.repeat(7000), 1]] }),
  ])('is nothing for %j [LEAD-10]', (hash) => {
    expect(parseHandOver(hash)).toBeUndefined();
  });

  it('leaves out every line that is none: a code with markup, a quantity that is no number of units [LEAD-10]', () => {
    const lines = [
      ['<b>', 1],
      ['LMS4-KIT', 0],
      ['LMS4-KIT', 1e9],
      ['LMS4-KIT', '2'],
      ['OK-1', 3],
      'OK-2',
      null,
      {},
    ];
    expect(parseHandOver(fragment({ from: 'en-gb', lines }))).toEqual({
      from: 'en-gb',
      lines: [{ code: 'OK-1', quantity: 3, from: 'en-gb' }],
    });
    expect(parseHandOver(fragment({ from: 'en-gb', lines: 'LMS4-KIT' }))?.lines).toEqual([]);
  });

  it('comes back from the address as it went in, without names, and in place of another fragment [LEAD-10]', () => {
    const lines = [{ code: 'LMS4-KIT', quantity: 2, name: 'Complete Kit', from: 'en-gb' as const }];
    const { hash, pathname, search } = new URL(
      withHandOver('https://store.example.asia/zh-sg/about?a=1#b', { from: 'en-gb', lines }),
    );
    expect([pathname, search, bringsHandOver(hash)]).toEqual(['/zh-sg/about', '?a=1', true]);
    expect(hash).not.toContain('Complete');
    expect(parseHandOver(hash)).toEqual({
      from: 'en-gb',
      lines: [{ code: 'LMS4-KIT', quantity: 2, from: 'en-gb' }],
    });
  });
});
