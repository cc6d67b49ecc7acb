import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { draftOf, draftValues } from './useFormDraft.ts';

const KEEPS = ['name', 'phone.number', 'agreed'];

describe('draftOf', () => {
  it('keeps the fields that are named, with their owner, and no other [LEAD-03 part]', () => {
    const values = { name: 'Ada', phone: { number: '651 555', country: 'US' }, agreed: true, secret: 'x' };
    expect(draftOf('c-1', values, KEEPS)).toEqual({
      owner: 'c-1',
      values: { name: 'Ada', 'phone.number': '651 555', agreed: true },
    });
  });

  everyRow([
    ['a card’s number', '4111 1111 1111 1111'],
    ['the same without groups', '4111111111111111'],
    ['one in groups of a dash', '3714-496353-98431'],
    ['one of nineteen digits, the longest there are', '6304 9000 1774 0292 441'],
    ['a text that is far too long', 'x'.repeat(2001)],
    ['no text and no tick', 7],
    ['nothing', undefined],
  ])('keeps nothing of a field that holds %s [LEAD-03 part]', (_what, name) => {
    expect(draftOf('c-1', { name }, KEEPS).values).toEqual({});
  });

  everyRow(['4111 1111 1111 1112', '651 555 0142', '+31 6 1234 5678', '2200 Lakeview Avenue', ''])(
    'keeps %j, which is no card’s',
    (name) => {
      expect(draftOf('c-1', { name }, KEEPS).values).toEqual({ name });
    },
  );
});

describe('draftValues', () => {
  const draft = { owner: 'c-1', values: { name: 'Ada', 'phone.number': '1', agreed: false } };

  it('gives the owner what was kept', () => {
    expect(draftValues(draft, 'c-1', KEEPS)).toEqual({ name: 'Ada', phone: { number: '1' }, agreed: false });
  });

  it.each<[string, unknown, string]>([
    ['another person', draft, 'c-2'],
    ['nobody', draft, ''],
    ['nobody, though it says that it is theirs', { ...draft, owner: '' }, ''],
    ['somebody where there is none', undefined, 'c-1'],
    ['somebody where it is no draft', 'c-1', 'c-1'],
    ['somebody where its values are none', { owner: 'c-1', values: null }, 'c-1'],
    ['somebody where no field of the form is in it', { owner: 'c-1', values: { other: 'x' } }, 'c-1'],
    ['somebody where a value is none', { owner: 'c-1', values: { name: { a: 1 }, agreed: 1 } }, 'c-1'],
    [
      'somebody where what was inherited is all',
      { owner: 'c-1', values: Object.create({ name: 'x' }) },
      'c-1',
    ],
  ])('gives nothing to %s', (_who, raw, owner) => {
    expect(draftValues(raw, owner, KEEPS)).toBeUndefined();
  });
});
