import { expect, it } from 'vitest';
import { addedText } from './added-news-text.ts';
import { lineNewsText, notPutBackText } from './line-news-text.ts';

const say = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const excess = { name: 'Manual', units: 4, over: 2 };

it('what the page had added says so where the cart holds too much of it [API-06 b part]', () => {
  const news = { name: 'Manual', asked: 2 } as const;
  expect(addedText(say, { ...news, state: 'added', units: 2 })).toBe('added.done Manual 2');
  expect(addedText(say, { ...news, state: 'added', units: 2, excess })).toBe(
    'added.done Manual 2 news.excess 2 4',
  );
  expect(addedText(say, { ...news, state: 'refused', units: 0, kind: 'reduced', excess })).toBe(
    'added.not Manual added.why.reduced news.excess 2 4',
  );
});

it('a line that was put back, or added again, says what the cart holds too much [API-06 b part]', () => {
  expect(lineNewsText(say, { about: 'excess', ...excess })).toBe('news.excess 2 4');
});

it('what nobody knows is not said to be not done [API-06 b part]', () => {
  const news = { name: 'Manual', asked: 2, state: 'failed', failure: 'unconfirmed' } as const;
  expect(addedText(say, news)).toBe('Manual. why.unconfirmed');
  expect(addedText(say, { ...news, failure: 'not-done' })).toBe('added.not Manual why.not-done');
  const line = { about: 'failure', asked: 3, failure: 'unconfirmed' } as const;
  expect([lineNewsText(say, line), notPutBackText(say, line)]).toEqual([
    'why.unconfirmed',
    'why.unconfirmed',
  ]);
  expect(lineNewsText(say, { ...line, failure: 'not-done' })).toBe('news.notSet 3 why.not-done');
});

it('what another line was set to instead names that product [API-06 b part]', () => {
  const line = { about: 'failure', asked: 3, failure: 'other-set', other: 'Manual' } as const;
  expect(lineNewsText(say, line)).toBe('news.notSet 3 why.other-set 3 Manual');
});
