import { describe, expect, it } from 'vitest';
import { readPasted, restOf, seatRows } from './pasted-people.ts';

const rowsOf = (pasted: string) => readPasted(pasted)?.rows ?? [];
const ana = { firstName: 'Ana', lastName: 'Martin', email: 'ana@x.org' };
const good = (name: string) => `${name}\tLee\t${name.toLowerCase()}@x.org`;
/**
 * Returns the first names of those who get a seat and, after a `|`, of those who do not. `!` marks a row that gave
 * way to a later one.
 */
const seated = (pasted: readonly string[], seats: number, before = 0): string => {
  const { placed, leftOut } = seatRows(before === 0 ? [] : [ana], rowsOf(pasted.join('\n')), seats);
  const names = placed.map(({ person }) => person.firstName);
  const others = leftOut.map(({ person, flaws }) => person.firstName + (flaws.length > 0 ? '!' : ''));
  return `${names.join(' ')} | ${others.join(' ')}`;
};

describe('the seats for a pasted list', () => {
  it.each<[string, readonly string[], number, number, string]>([
    ['go to all where there are enough', [good('Jo'), 'Mei\tLee2\tm@x.org'], 2, 0, 'Jo Mei | '],
    ['go to a good row before a name with a digit', ['Mei\tLee2\tm@x.org', good('Jo')], 1, 0, 'Jo | Mei!'],
    ['go to a good row before one without an address', ['Mei\tLee', good('Jo')], 1, 0, 'Jo | Mei!'],
    ['go to a good row before a broken address', ['Mei\tLee\tmei@x', good('Jo')], 1, 0, 'Jo | Mei!'],
    [
      'are in the order of the list, with faulty rows in those that are left',
      ['Mei\tLee2\tm@x.org', good('Jo'), 'Kim\tLee2\tk@x.org', good('Bo')],
      3,
      0,
      'Mei Jo Bo | Kim!',
    ],
    ['go to the first of good rows', [good('Jo'), good('Bo')], 1, 0, 'Jo | Bo'],
    ['go to a good row before an address that has one', ['A\tB\tANA@x.org', good('Jo')], 2, 1, 'Jo | A!'],
    ['are counted behind who is there', [good('Jo'), good('Bo')], 2, 1, 'Jo | Bo'],
    ['are none where they are taken', [good('Jo')], 1, 1, ' | Jo'],
    ['go to a row with no more than a doubt', ['Mei Ann Lee\tm@x.org', good('Jo')], 1, 0, 'Mei | Jo'],
  ])('%s [TRN-03 a,d]', (_, pasted, seats, before, expected) => {
    expect(seated(pasted, seats, before)).toBe(expected);
  });
});

describe('a row that gets no seat', () => {
  it.each<[string, string, readonly string[]]>([
    ['nothing where it is right', 'Bo\tLee\tb@x.org', []],
    ['no name at all', '\tb@x.org', ['noName']],
    ['no last name', 'Bo\tb@x.org', ['required lastName']],
    ['no address', 'Bo\tLee', ['required email']],
    ['what is no name and no address', 'Bo\tLee2\tb@x', ['wrong lastName', 'wrong email']],
    ['a name that is too long', `${'B'.repeat(61)}\tLee\tb@x.org`, ['long firstName']],
    ['an address that is enrolled already', 'Bo\tLee\tANA@x.org', ['twice']],
    ['an address that stands above it in the list', 'Bo\tLee\tjo@x.org', ['twice']],
  ])('is told with %s [TRN-03 b part] [TRN-03 d]', (_, pasted, expected) => {
    const { leftOut } = seatRows([ana], rowsOf(`${good('Jo')}\n${pasted}`), 2);
    const told = leftOut.flatMap(({ flaws }) => flaws.map((one) => Object.values(one).join(' ')));
    expect(told).toEqual(expected);
  });
});

describe('what is left of a pasted text', () => {
  const left = (pasted: string, count: number) => {
    const rows = rowsOf(pasted);
    return restOf(pasted, rows, rows.slice(0, count));
  };
  const people = (pasted: string) => rowsOf(pasted).map(({ person }) => Object.values(person).join(' '));

  it('keeps the lines that were not added, with the titles that tell their columns [TRN-03 d]', () => {
    const pasted = 'Surname\tFirst name\tEmail\r\nLee\tJo\tj@x.org\r\nLee\tBo\tb@x.org';
    const { text, count } = left(pasted, 1);
    expect([people(text), count]).toEqual([['Bo Lee b@x.org'], 1]);
  });

  it('keeps those of a mail’s line who were not added, and takes out all of a cell with line ends [TRN-03 d]', () => {
    const mail = left('Dear all\nTo: Jo Lee <j@x.org>; "de Vries, Bo" <b@x.org>; Al Roy <a@x.org>', 1);
    expect([people(mail.text), mail.count]).toEqual([['Bo de Vries b@x.org', 'Al Roy a@x.org'], 2]);
    const cells = 'Name,Notes,Email\nJo Lee,"Two\nlines",j@x.org\nBo Roy,,b@x.org';
    expect(left(cells, 1).text).toBe('Name,Notes,Email\nBo Roy,,b@x.org');
  });

  it('is nothing where nobody is left [TRN-03 d]', () => {
    expect(left('Name\tEmail\nJo Lee\tj@x.org\nKind regards\n', 1)).toEqual({ text: '', count: 0 });
  });
});
