import { expect, it } from 'vitest';
import { addedText } from './AddedNotice.tsx';
import { lineNewsText, notPutBackText } from '../cart-lines/line-news.ts';

const say = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
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
