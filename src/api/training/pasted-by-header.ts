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

/**
 * Reads a row by the column titles above it. Tussenvoegsels, middle names and second last names go to the name that
 * they belong to. A cell of an unknown column that could be part of a name is reported as `extra`. Source: TRN-03 d.
 */
export const byHeader = (cells: readonly string[], columns: readonly Column[]): ReadByHeader => {
  const cell = (column: Column) => (columns.includes(column) ? (cells[columns.indexOf(column)] ?? '') : '');
  const given = columns.includes('name') ? splitName(withoutAddress(cell('name'))) : undefined;
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
  const isLeftOut = cells.some((text, place) => {
    const isUnread = columns[place] === undefined || (columns[place] === 'email' && text !== person.email);
    return isUnread && couldBeName(text);
  });
  return {
    person,
    doubts: [
      ...(isOpen ? (['split'] as const) : (given?.doubts ?? [])),
      ...(isLeftOut ? (['extra'] as const) : []),
    ],
  };
};
