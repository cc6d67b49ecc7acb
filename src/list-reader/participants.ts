import { sourceOf, widthOf, type Assignment, type Columns, type OtherLine, type Source } from './assign.ts';
import type { Line, Table } from './split.ts';
import { columnsOf, titleRowsOf, type TitleRows } from './titles.ts';
import { fieldOf, type NamePart, type PersonField } from './words.ts';

/** A field of the picture, or a part of a name that only titles tell. */
type PeopleField = PersonField | NamePart;

/** `lastNameFirst`: how a whole name without a comma is written; one with a comma has the last name first in any case. */
export type PeopleAssignment = Assignment<PeopleField> & { readonly lastNameFirst?: boolean };

/** What to check in a row: where the first name ends, a name of one word, no name, no address, an address that is none. */
export type PersonDoubt = 'split' | 'one-word' | 'no-name' | 'no-email' | 'several-emails';

type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly doubts: readonly PersonDoubt[];
  readonly source: Source;
};

export type PeopleList = { readonly people: readonly Person[]; readonly others: readonly OtherLine[] };

const FIELDS = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'middleName',
  'prefix',
  'secondLastName',
  'lastNameFirst',
] as const satisfies readonly PeopleField[];
const ADDRESS = /[^\s<>;,"'()[\]:@]{1,64}@[^\s<>;,"'()[\]:@]{1,190}/gu;

/** Returns the addresses of a text, each once. */
const addressesIn = (text: string): readonly string[] => {
  const all = [...text.matchAll(ADDRESS)].map(([address]) => address.replace(/[.?!]+$/, ''));
  return all.filter((one, i) => all.findIndex((other) => sameAddress(one, other)) === i);
};
const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const hasAddress = (cell = ''): boolean => cell.includes('@') && addressesIn(cell).length > 0;

/** Returns the rows of titles: two of the fields, or one above a single column. A row with an address is none. */
const titlesOf = (table: Table): TitleRows<PeopleField> =>
  titleRowsOf(table, FIELDS, ({ cells }) => {
    const named = cells.filter((cell) => fieldOf(cell, FIELDS) !== undefined).length;
    return named < 2 && cells.filter((cell) => cell !== '').length > 1;
  });

/**
 * Finds the columns of a list of people: by their titles, else the column with most addresses and the names beside it. More
 * columns are asked about. Without addresses each line is read by itself. [TRN-03 d]
 */
export function assignPeople(table: Table): PeopleAssignment {
  const width = widthOf(table);
  if (width < 2) return {};
  const titles = titlesOf(table);
  const rows = table.lines.filter((_, index) => !titles.isTitle(index));
  const count = (column: number) => rows.filter(({ cells }) => hasAddress(cells[column])).length;
  const named: Columns<PeopleField> = titles.first.length > 0 ? namedColumns(titles, count) : {};
  const [best] = Array.from({ length: width }, (_, column) => column).toSorted((a, b) => count(b) - count(a));
  const email = named.email ?? (best !== undefined && count(best) > 0 ? best : undefined);
  const hasNames =
    named.fullName !== undefined || named.firstName !== undefined || named.lastName !== undefined;
  const [reversed] = columnsOf(titles.first, 'lastNameFirst');
  if (hasNames)
    return {
      columns: { ...named, ...(email !== undefined && { email }) },
      ...(reversed !== undefined && reversed === named.fullName && { lastNameFirst: true }),
    };
  const isAlone = rows.every(({ cells, text }) => {
    const cell = cells[email ?? -1] ?? '';
    return addressesIn(text).length < 2 && (!hasAddress(cell) || wordsOf(cell) === '');
  });
  if (email === undefined || !isAlone) return {};
  const words = nameColumns(rows, email, width);
  const [first, second, ...more] = words;
  const areWhole =
    rows.filter(({ cells }) => (cells[first ?? -1] ?? '').includes(' ')).length * 2 > rows.length;
  if (more.length > 0 || (second !== undefined && areWhole))
    return { columns: { email }, ask: { field: 'firstName', choices: words } };
  if (first === undefined) return { columns: { email } };
  return {
    columns:
      second === undefined ? { email, fullName: first } : { email, firstName: first, lastName: second },
  };
}

/**
 * Returns the columns that titles name, of several the one with addresses or the first. 'Nom', 'Naam' and 'Name' beside a
 * first name without a last name are the last name; 'Nombre' without a last name is the whole name.
 */
function namedColumns(
  titles: TitleRows<PeopleField>,
  count: (column: number) => number,
): Columns<PeopleField> {
  const columns: { [field in PeopleField]?: number } = {};
  for (const field of FIELDS) {
    const all = columnsOf(titles.first, field);
    const [column] = field === 'email' ? all.toSorted((a, b) => count(b) - count(a)) : all;
    if (column !== undefined) columns[field] = column;
  }
  const { firstName, lastName, lastNameFirst, fullName = lastNameFirst, ...others } = columns;
  if (firstName !== undefined && lastName !== undefined) return { firstName, lastName, ...others };
  if (firstName !== undefined && fullName !== undefined) return { firstName, lastName: fullName, ...others };
  const whole = fullName ?? (lastName === undefined ? firstName : undefined);
  if (whole !== undefined) return { fullName: whole, ...others };
  return { ...(lastName !== undefined && { lastName }), ...others };
}

/** Returns whether a text may be a name: 'Lee2' is one with a slip, which the form points out, '4B' is none. */
const mayBeName = (text: string): boolean => {
  const [letters, digits] = [/\p{L}/gu, /\d/g].map((one) => text.match(one)?.length ?? 0);
  return (letters ?? 0) > 0 && (letters ?? 0) >= 2 * (digits ?? 0);
};

/** Returns the columns beside the addresses in which names may stand. */
const nameColumns = (rows: readonly Line[], email: number, width: number): readonly number[] =>
  Array.from({ length: width }, (_, column) => column).filter((column) => {
    const cells = rows.filter((row) => hasAddress(row.cells[email])).map((row) => row.cells[column] ?? '');
    const filled = cells.filter((cell) => cell !== '');
    const names = filled.filter((cell) => mayBeName(cell) && !cell.includes('@'));
    return column !== email && names.length > 0 && names.length * 2 > filled.length;
  });

/**
 * Reads the people of a list. An address that stands twice in a line is one; the same person with the same address in a later
 * line is among the other lines as repeated. Every line is in `people`, in `others`, or is a row of titles. [TRN-03 d]
 */
export function readPeople(table: Table, assignment: PeopleAssignment): PeopleList {
  const titles = titlesOf(table);
  const { columns } = assignment;
  const people: Person[] = [];
  const others: OtherLine[] = [];
  const seen = new Map<string, string>();
  for (const [index, line] of table.lines.entries()) {
    if (titles.isTitle(index)) continue;
    const hasTitles = titles.first.length > 0;
    // Above the titles, or an address in another column than those of a list without titles.
    const isMoved = hasTitles
      ? index > 0 && !titles.isBelowFirst(index)
      : columns?.email !== undefined && !hasAddress(line.cells[columns.email]) && hasAddress(line.text);
    const found =
      columns && !isMoved && fits(line, columns)
        ? [byColumns(line, columns, assignment)]
        : byLine(line, assignment);
    const fresh = found.filter((person) => {
      const before = seen.get(person.email.toLowerCase());
      return person.email === '' || before === undefined || !['', before].includes(nameOf(person));
    });
    for (const person of fresh) seen.set(person.email.toLowerCase(), nameOf(person));
    people.push(...fresh);
    if (fresh.length === 0)
      others.push({
        ...sourceOf(line),
        ...(line.isTooLong ? { why: 'too-long' } : found.length > 0 && { why: 'repeated' }),
      });
  }
  return { people, others };
}

const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim().toLowerCase();

/** Returns what a column of the picture would give: its addresses, and its cells that may be names. [QO-10 b] */
export const peopleColumnGives = ({ lines }: Table, column: number) => {
  const cells = lines.map((line) => line.cells[column] ?? '');
  return {
    emails: cells.filter((cell) => hasAddress(cell)).length,
    names: cells.filter((cell) => /\p{L}/u.test(cell) && !hasAddress(cell)).length,
  };
};

/** Returns whether a line has an address in its column or both names, and no address under a title of names. */
function fits({ cells }: Line, columns: NonNullable<PeopleAssignment['columns']>): boolean {
  const { email, firstName, lastName, fullName } = columns;
  const names = [firstName, lastName, fullName].flatMap((column) =>
    column === undefined ? [] : [cells[column] ?? ''],
  );
  if (names.some((cell) => hasAddress(cell) && wordsOf(cell) === '')) return false;
  if (email !== undefined && hasAddress(cells[email])) return true;
  return cells.length > 1 && names.length > 0 && names.every((cell) => /\p{L}/u.test(cell));
}

function byColumns(
  line: Line,
  columns: NonNullable<PeopleAssignment['columns']>,
  assignment: PeopleAssignment,
): Person {
  const cell = (field: PeopleField) => line.cells[columns[field] ?? -1] ?? '';
  const text = (field: PeopleField) => wordsOf(cell(field));
  const own = addressesIn(cell('email'));
  const all = own.length > 0 ? own : addressesIn(line.text);
  const email = all[0] ?? cell('email');
  const whole = columns.fullName === undefined ? undefined : splitName(text('fullName'), assignment);
  const firstName = joined(whole?.firstName ?? text('firstName'), text('middleName'));
  const lastName = joined(
    text('prefix').replace(/^(?:dr|mr|mrs|ms|mme|dhr|mevr|sr|sra)\.?$/i, ''),
    whole?.lastName ?? text('lastName'),
    text('secondLastName'),
  );
  const isOpen = assignment.ask !== undefined;
  return personOf(line, firstName, lastName, email, [
    ...(isOpen ? [] : (whole?.doubts ?? [])),
    ...(own.length > 1 ? (['several-emails'] as const) : []),
  ]);
}

/** Joins parts of a name. A part that the next begins with, or the one before ends with, stands once. */
const joined = (...parts: readonly string[]): string =>
  parts.reduce((name, part) => {
    const [a, b] = [` ${name.toLowerCase()} `, ` ${part.toLowerCase()} `];
    if (a.endsWith(b)) return name;
    return b.startsWith(a) && name !== '' ? part : `${name} ${part}`.trim();
  }, '');

/** Reads a line by itself: each address with the name before it ('Lee, Jo <jo@x.org>; …'), or a single name behind it. */
function byLine(line: Line, assignment: PeopleAssignment): readonly Person[] {
  const isMailHead = line.cells.length < 2 || /,[^,<>]*<[^<>]*@/.test(line.text);
  const text = isMailHead ? line.text : line.cells.filter((cell) => cell !== '').join(' ; ');
  const emails = addressesIn(text);
  const person = (email: string, name: string): Person => {
    const [first = '', second, ...more] = wordsOf(name)
      .split(/\s*;\s*/)
      .filter(mayBeName);
    const { firstName, lastName, doubts } = splitName(first, assignment);
    if (second === undefined) return personOf(line, firstName, lastName, email, doubts);
    return personOf(line, first, second, email, more.length > 0 || first.includes(' ') ? ['split'] : []);
  };
  if (emails.length === 1) return [person(emails[0] ?? '', text.split(ADDRESS).join(' ; '))];
  let at = 0;
  return emails.map((email) => {
    const place = text.indexOf(email, at);
    const name = text.slice(at, place);
    at = place + email.length;
    return person(email, name);
  });
}

function personOf(
  line: Line,
  firstName: string,
  lastName: string,
  email: string,
  doubts: readonly PersonDoubt[],
): Person {
  const noName = firstName + lastName === '';
  const all = [
    ...(noName ? (['no-name'] as const) : doubts),
    ...(hasAddress(email) ? [] : (['no-email'] as const)),
  ];
  return { firstName, lastName, email, doubts: all, source: sourceOf(line) };
}

/** Returns a text without its addresses, the signs around a name, and a list's number or a mail's 'To:'. */
const wordsOf = (text: string): string =>
  text
    .replace(ADDRESS, ' ')
    .replace(/(?:mailto|smtp):/gi, ' ')
    .replace(/[<>"[\]]/g, ' ')
    .replace(/^[\s;,•*–-]*(?:\d{1,4}[.)](?=\s))?[\s;,•*–-]*/u, '')
    .replace(/^([\p{L} -]{1,20}?)\s*:/u, (all, label: string) => (isLabel(label) ? '' : all))
    .replace(/[()]/g, ' ')
    .replace(/^[\s;,]+|[\s;:,–-]+$/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const isLabel = (label: string): boolean =>
  /^(?:to|cc|bcc|from|aan|à|para|de|van|cci)$/iu.test(label) || fieldOf(label, FIELDS) !== undefined;

/** Splits a whole name. 'Last, First' is certain; of three words or more it is open where the first name ends. */
function splitName(
  name: string,
  { lastNameFirst }: PeopleAssignment,
): Pick<Person, 'firstName' | 'lastName' | 'doubts'> {
  const [before = '', after = '', ...more] = name.split(',').map((part) => part.trim());
  if (after !== '' && more.length === 0) return { firstName: after, lastName: before, doubts: [] };
  const words = name.replace(/,/g, ' ').split(/\s+/).filter(Boolean);
  const [first = '', ...rest] = words;
  const doubts: readonly PersonDoubt[] =
    words.length === 1 ? ['one-word'] : words.length > 2 ? ['split'] : [];
  if (lastNameFirst) return { firstName: rest.join(' '), lastName: first, doubts };
  return { firstName: first, lastName: rest.join(' '), doubts };
}
