import { expect, it } from 'vitest';
import { afterConflict, changedFields } from './edit.rules.ts';

it('sends the fields alone that were changed [ACC-03 d]', () => {
  const rows = [
    [{}, {}, {}],
    [{ a: '1' }, { a: '1' }, {}],
    [{ a: '' }, { a: undefined }, {}],
    [{ a: undefined }, { a: '' }, {}],
    [{ a: '1', b: '2' }, { a: '1', b: '3' }, { b: '3' }],
    [{}, { a: false, b: '' }, { a: false }],
    [{ phone: { number: '1' } }, { phone: { number: '1' } }, {}],
    [{ phone: { number: '1' } }, { phone: { number: '2' } }, { phone: { number: '2' } }],
  ] as const;
  for (const [before, after, changed] of rows)
    expect([before, after, changedFields(before, after)]).toEqual([before, after, changed]);
});

it('sends again what nobody else changed, and asks about what both did [ACC-03 d]', () => {
  const before = { first: 'Ann', last: 'Lee', phone: '1' };
  const rows = [
    // Somebody else changed another field.
    [{ first: 'Anna' }, { ...before, phone: '2' }, { first: 'Anna' }, []],
    // Both changed one field to the same.
    [{ first: 'Anna' }, { ...before, first: 'Anna' }, {}, []],
    // Both changed one field, each otherwise.
    [{ first: 'Anna' }, { ...before, first: 'Anne' }, {}, ['first']],
    [{ first: 'Anna', last: 'Ley' }, { ...before, first: 'Anne' }, { last: 'Ley' }, ['first']],
    // The other emptied it.
    [{ phone: '3' }, { ...before, phone: '' }, {}, ['phone']],
  ] as const;
  for (const [mine, theirs, send, conflicts] of rows)
    expect([mine, afterConflict(before, mine, theirs)]).toEqual([mine, { send, conflicts }]);
});
