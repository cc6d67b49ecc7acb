import { describe, expect, it } from 'vitest';
import { readPasted, pastedRemarks } from './pasted-people.ts';

const ana = { firstName: 'Ana', lastName: 'Martin', email: 'ana@x.org' };
/** Returns each remark as `row what`, with the row as the form numbers it, from 1. */
const remarks = (pasted: string, before = 0): readonly string[] =>
  pastedRemarks(before === 0 ? [] : [ana], readPasted(pasted)?.rows ?? [], 10).map((one) =>
    [one.row + 1, ...('doubt' in one ? [one.doubt] : [one.fault.field, one.fault.code])].join(' '),
  );

describe('the remarks on a pasted list', () => {
  it.each<[string, string, number, readonly string[]]>([
    ['nothing to say', 'Jo\tLee\tj@x.org', 0, []],
    ['a digit in a name', 'Jo\tLee2\tj@x.org', 0, ['1 lastName name']],
    ['a digit in both names', 'Jo2\tLee2\tj@x.org', 0, ['1 firstName name', '1 lastName name']],
    ['a letter that no address has', 'Zoë\tRoy\tzoë@x.org', 0, ['1 email letters']],
    [
      'behind titles and empty lines',
      'Name\tEmail\n\nJo Lee\tj@x.org\n\nMei Lee2\tm@x.org',
      0,
      ['2 lastName name'],
    ],
    ['behind a line that is not read', 'A heading\nJo\tLee2\tj@x.org', 0, ['1 lastName name']],
    ['behind who is there', 'Jo\tLee2\tj@x.org', 1, ['2 lastName name']],
    ['an address that is there', 'Jo\tLee\tANA@x.org', 1, ['2 email twice']],
    ['an address twice', 'Jo\tLee\tj@x.org\nMei\tLee\tj@x.org', 0, ['2 email twice']],
    ['one word, said once', 'Jo\tj@x.org', 0, ['1 one-word']],
    ['no address, said once', 'Jo\tLee\nMei\tLee\tm@x.org', 0, ['1 no-email']],
    ['no name, said once', 'j@x.org', 0, ['1 no-name']],
    ['a doubt beside a fault', 'Jo Ann Lee2\tj@x.org', 0, ['1 split', '1 lastName name']],
    [
      'a last name that its column lacks',
      'First name\tLast name\tEmail\nJo\t\tj@x.org',
      0,
      ['1 lastName required'],
    ],
  ])('count as the form does, and name the reason: %s [TRN-03 d]', (_, pasted, before, said) => {
    expect(remarks(pasted, before)).toEqual(said);
  });
});
