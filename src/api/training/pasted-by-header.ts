import type { PersonValues } from '../address/person.rules.ts';
import type { Column } from './pasted-header.ts';
import { addressesIn, couldBeName, isFormOfAddress, splitName, withoutAddress } from './pasted-name.ts';

type ReadByHeader = { person: PersonValues; doubts: ('split' | 'oneWord' | 'extra' | 'noName')[] };

/** Puts a part of a name before the rest. A rest that begins with the part stays as it is. */
const withBefore = (part: string, rest: string): string =>
  rest.toLowerCase().startsWith(`${part} `.toLowerCase()) ? rest : `${part} ${rest}`.trim();

/** Puts a part of a name behind the rest. A rest that ends with the part stays as it is. */
const withBehind = (rest: string, part: string): string =>
  rest.toLowerCase().endsWith(` ${part}`.toLowerCase()) ? rest : `${rest} ${part}`.trim();

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

const NAME_PARTS: readonly Column[] = ['firstName', 'middleName', 'prefix', 'lastName', 'secondLast'];

/** Returns whether an address at this place is where a name should be, because cells are missing or are in another order. */
const isMisplaced = (cells: readonly string[], columns: readonly Column[], place: number): boolean => {
  const column = columns[place];
  const isAlone = withoutAddress(cells[place] ?? '') === '';
  if (column === 'name') return isAlone;
  return NAME_PARTS.includes(column) && (isAlone || cells.length < columns.length);
};

/**
 * Returns whether a row can be read by the column titles above it. It can't be if it has one cell, or if its address
 * is below the title of a name. A row with fewer cells than titles can be if it has its names, or if an empty cell
 * shows that it keeps to the columns.
 */
export const fitsHeader = (cells: readonly string[], columns: readonly Column[]): boolean => {
  if (cells.length < 2 || columns.length < 2) return false;
  const address = cells.findIndex((cell) => addressesIn(cell).length > 0);
  if (address >= 0 && isMisplaced(cells, columns, address)) return false;
  if (cells.length >= columns.length || cells.includes('')) return true;
  const names: readonly Column[] = columns.includes('name') ? ['name'] : ['firstName', 'lastName'];
  return names.every((column) => columns.includes(column) && columns.indexOf(column) < cells.length);
};

/**
 * Reads a row by the column titles above it. Tussenvoegsels, middle names and second last names go to the name that
 * they belong to. Words of an unknown column, or beside the address, that could be part of a name are reported as `extra`. Source: TRN-03 d.
 */
export const byHeader = (cells: readonly string[], columns: readonly Column[]): ReadByHeader => {
  const cell = (column: Column) => {
    const text = columns.includes(column) ? (cells[columns.indexOf(column)] ?? '') : '';
    return column === 'email' ? text : withoutAddress(text);
  };
  const given = columns.includes('name') ? splitName(cell('name')) : undefined;
  const [email = ''] = addressesIn(cells.join(' '));
  const [middle, second] = [cell('middleName'), cell('secondLast')];
  const prefix = isFormOfAddress(cell('prefix')) ? '' : cell('prefix');
  const person = {
    firstName: withBehind(given?.firstName || cell('firstName'), middle),
    lastName: withBehind(withBefore(prefix, given?.lastName || cell('lastName')), second),
    email: email || cell('email'),
  };
  if (person.firstName + person.lastName === '') return { person, doubts: ['noName'] };
  const isOpen = given !== undefined && middle + prefix + second !== '';
  const names = new Set(wordsOf(`${person.firstName} ${person.lastName}`));
  const isLeftOut = cells.some((text, place) => {
    if (columns[place] === undefined) return couldBeName(withoutAddress(text));
    if (columns[place] !== 'email' || text === person.email) return false;
    // An address may come with the name that the row has already.
    return (
      couldBeName(withoutAddress(text)) && wordsOf(withoutAddress(text)).some((word) => !names.has(word))
    );
  });
  return {
    person,
    doubts: [
      ...(isOpen ? (['split'] as const) : (given?.doubts ?? [])),
      ...(isLeftOut ? (['extra'] as const) : []),
    ],
  };
};
