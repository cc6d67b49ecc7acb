import { expect, it } from 'vitest';
import type { RowView } from './row-view.ts';
import { LEFT, NONE, wishOf, type Wish } from './wish.ts';

const row = (id: number, code: string, quantity = 2) =>
  ({ row: { id }, line: { code, quantity } }) as unknown as RowView;
/** Creates a wish that was tried for these rows and has not ended. */
const triedFor = (...views: RowView[]): Wish => ({ ...wishOf(NONE, views).wish, lines: LEFT });

it('rows that are tried again are the same wish, whatever was changed, added or taken away [QO-06 part] [API-06 b part]', () => {
  const before = triedFor(row(1, 'A'), row(2, 'B'));
  for (const views of [[row(2, 'B')], [row(1, 'A', 5)], [row(1, 'C'), row(2, 'B')]]) {
    const { wish, anew } = wishOf(before, views);
    expect([wish.key, anew]).toEqual([before.key, []]);
  }
});

it('a product in a row that was typed since was not tried [API-06 b part]', () => {
  const before = triedFor(row(1, 'A'), row(2, 'B'));
  const { wish, anew } = wishOf(before, [row(1, 'A'), row(3, 'B')]);
  expect([wish.key, anew]).toEqual([before.key, ['B']]);
  expect(wishOf({ ...wish, lines: LEFT }, [row(3, 'B')]).anew).toEqual([]);
});

it('a list that was cleared and typed anew is another wish; one that was brought back is not [API-06 b part]', () => {
  const before = triedFor(row(1, 'A'));
  expect(wishOf(before, [row(2, 'A')]).wish.key).not.toBe(before.key);
  expect(wishOf(before, [row(1, 'A')]).wish.key).toBe(before.key);
});

it('a press that the page did not allow keeps its key for the same lines alone [QO-06 part]', () => {
  const { wish } = wishOf(NONE, [row(1, 'A')]);
  expect(wishOf(wish, [row(1, 'A')]).wish.key).toBe(wish.key);
  expect(wishOf(wish, [row(1, 'A', 3)]).wish.key).not.toBe(wish.key);
});
