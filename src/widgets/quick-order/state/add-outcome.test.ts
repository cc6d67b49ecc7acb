import { describe, expect, it } from 'vitest';
import type { LineResult } from '../../../api/cart/add-lines.ts';
import { addedReport } from './add-outcome.ts';

const line = (code: string, result: Partial<LineResult>): LineResult => ({
  code,
  quantity: 2,
  added: 0,
  status: 'unavailable',
  ...result,
});

describe('what pressing the button came to', () => {
  it.each<[what: string, results: LineResult[], units: number, refused: number, left: number]>([
    ['all of it', [line('A', { added: 2, status: 'success' })], 2, 0, 0],
    ['a line that the store took in part', [line('A', { added: 1, status: 'lowStock' })], 1, 1, 0],
    ['a line that the store refused', [line('A', {})], 0, 1, 0],
    ['a line that failed for no fault of its own', [line('A', { failure: 'failed' })], 0, 0, 1],
    ['a line of which nobody knows', [line('A', { failure: 'unconfirmed' })], 0, 0, 1],
    ['a rest that failed', [line('A', { added: 1, failure: 'failed' })], 1, 0, 1],
    [
      'one of each',
      [line('A', { added: 2, status: 'success' }), line('B', {}), line('C', { failure: 'failed' })],
      2,
      1,
      1,
    ],
  ])(
    'counts %s, and the store’s refusals apart from what failed [QO-06 part] [API-06 b part]',
    (_what, results, units, refused, left) => {
      const report = addedReport([], { results, newCart: false }, null);
      expect(report).toMatchObject({ kind: 'added', units, refused, left });
    },
  );
});
