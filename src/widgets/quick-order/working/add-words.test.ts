import { expect, it } from 'vitest';
import { addedWords, type WorkingWords } from './working-words.ts';
import type { AddReport } from '../../../api/quick-order/list/add-outcome.ts';

const t = ((key: string, { count }: { count?: number } = {}) =>
  [key.replace('quick-order.', ''), count].join(' ').trim()) as WorkingWords;

it.each<[units: number, left: number, unknown: number, words: string]>([
  [4, 0, 0, 'added 4'],
  [4, 1, 0, 'added 4 left 1'],
  [4, 1, 1, 'added 4 failed.unconfirmed'],
  [4, 3, 1, 'added 4 left 2 failed.unconfirmed'],
  [0, 1, 1, 'failed.unconfirmed'],
  [0, 1, 0, 'addedNone left 1'],
])(
  'of %d units in, %d lines left and %d of them not known it says: %s [API-06 b part]',
  (units, left, unknown, words) => {
    const report = {
      kind: 'added',
      units,
      left,
      unknown,
      refused: 0,
      newCart: false,
      prices: [],
    };
    expect(addedWords(t, report as Extract<AddReport, { kind: 'added' }>)).toBe(words);
  },
);
