import { describe, expect, it } from 'vitest';
import { isQuiet, type FormNow } from './follow-rows.ts';
import { blankRow } from './quick-order-state.ts';
import type { RowView } from './row-view.ts';

const view = (state: RowView['state'], counting = false): RowView => ({
  row: { ...blankRow(1), code: 'LMS4-KIT', quantity: '2', counting },
  number: 1,
  state,
  product: undefined,
  problem: undefined,
  price: undefined,
  inCart: 0,
  remark: undefined,
  line: undefined,
});

const form = (now: Partial<FormNow>): FormNow => ({
  views: [view('ready')],
  phase: 'idle',
  report: undefined,
  tried: new Set(),
  isTyping: () => false,
  ...now,
});

describe('news of earlier calls', () => {
  it.each<[string, Partial<FormNow>, boolean]>([
    ['comes while the rows are at rest', {}, true],
    ['comes while a row needs attention', { views: [view('attention')] }, true],
    ['waits while a code is typed', { views: [view('ready'), view('typing')] }, false],
    ['waits while a product is looked up', { views: [view('looking')] }, false],
    ['waits while a quantity is typed', { views: [view('ready', true)] }, false],
    ['waits while a field has text that the rows have not got yet', { isTyping: () => true }, false],
    ['waits while rows are added', { phase: 'adding' }, false],
  ])('%s [API-06 b part] [QO-06 part]', (_what, now, is) => {
    expect(isQuiet(form(now))).toBe(is);
  });
});
