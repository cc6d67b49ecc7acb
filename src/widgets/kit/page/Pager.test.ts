import { expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { pagerEntries } from './Pager.tsx';

everyRow([
  [0, 1, [0]],
  [0, 2, [0, 1]],
  [1, 3, [0, 1, 2]],
  [0, 107, [0, 1, 'gap', 106]],
  [2, 5, [0, 1, 2, 3, 4]],
  [3, 7, [0, 1, 2, 3, 4, 5, 6]],
  [50, 107, [0, 'gap', 49, 50, 51, 'gap', 106]],
  [106, 107, [0, 'gap', 105, 106]],
  [9, 3, [0, 1, 2]],
])('at page %d of %d it names %j', (page, pages, entries) => {
  expect(pagerEntries(page, pages)).toEqual(entries);
});
