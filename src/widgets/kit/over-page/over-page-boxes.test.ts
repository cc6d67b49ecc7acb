import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { liftOf } from './over-page-boxes.ts';

const box = (id: string, height: number, raise = 0) => ({ id, height, raise });

describe('boxes over the page', () => {
  everyRow([
    ['nothing there', [], 'a', 0],
    ['itself alone', [box('a', 90)], 'a', 0],
    ['one that came before', [box('b', 50), box('a', 90)], 'a', 58],
    ['one that came after', [box('a', 90), box('b', 50)], 'a', 0],
    ['two, for one that is not there yet', [box('b', 50), box('c', 40)], 'a', 106],
    ['what has the focus below any of them', [box('b', 50), box('a', 90, 30)], 'b', 30],
    ['both', [box('b', 50, 10), box('a', 90, 30)], 'a', 88],
  ])('stand above %s [LEAD-07 part]', (_what, boxes, id, lift) => {
    expect(liftOf(boxes, id)).toBe(lift);
    expect(liftOf(boxes, id, 97)).toBe(lift + 97);
  });
});
