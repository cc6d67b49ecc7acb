import { mendPerson, type PersonValues } from '../address/person.rules.ts';
import type { OtherLine } from '../../list-reader/assign.ts';
import type { PeopleAssignment, PersonDoubt } from '../../list-reader/participants.ts';
import { openList, readPeopleList } from '../../list-reader/read-list.ts';
import { type Table, LINE_END } from '../../list-reader/split.ts';
import { participantFaults, type ParticipantFault } from './participants.ts';

/** A participant as read. `line` counts the lines of the pasted text from 1. `source` is that line as it was pasted. */
export type PastedRow = {
  line: number;
  source: string;
  person: PersonValues;
  doubts: readonly PersonDoubt[];
};

export type PastedPeople = {
  rows: readonly PastedRow[];
  /** The lines that are no participants. */
  others: readonly OtherLine[];
  table: Table;
  assignment: PeopleAssignment;
};

/** Reads a pasted list of people, by the columns `chosen`, if any. Undefined if it is too large. Source: TRN-03 d. */
export const readPasted = (pasted: string, chosen?: PeopleAssignment): PastedPeople | undefined => {
  const table = openList(pasted);
  if ('tooLarge' in table) return undefined;
  const { people, others, assignment } = readPeopleList(table, chosen);
  const rows = people.map(({ firstName, lastName, email, doubts, source }) => ({
    line: source.line,
    source: source.text,
    person: mendPerson({ firstName, lastName, email }),
    doubts,
  }));
  return { rows, others, table, assignment };
};

/** A remark on a pasted row that becomes a participant: a doubt about what was read, or an error that its fields will have. */
export type PastedRemark = { line: number; row: number } & (
  | { doubt: PersonDoubt; person: PersonValues }
  | { fault: ParticipantFault }
);

/** The fields that a doubt already reports as empty. */
const SAYS_EMPTY: Readonly<Record<PersonDoubt, readonly (keyof PersonValues)[]>> = {
  split: [],
  'one-word': ['lastName'],
  'no-name': ['firstName', 'lastName'],
  'no-email': ['email'],
  'several-emails': [],
};

/** Returns the remarks on rows added after the corrected people in the form; `row` is the place there. Source: TRN-03 d. */
export const pastedRemarks = (
  before: readonly PersonValues[],
  placed: readonly PastedRow[],
  seats: number,
): readonly PastedRemark[] => {
  const faults = participantFaults([...before, ...placed.map(({ person }) => person)], seats);
  return placed.flatMap(({ line, person, doubts }, place): PastedRemark[] => {
    const row = before.length + place;
    const said = new Set(doubts.flatMap((doubt) => SAYS_EMPTY[doubt]));
    const own = faults.filter(
      (fault) => fault.row === row && !(fault.code === 'required' && said.has(fault.field)),
    );
    return [
      ...doubts.map((doubt) => ({ line, row, doubt, person })),
      ...own.map((fault) => ({ line, row, fault })),
    ];
  });
};

/** What is to be corrected in a row that got no seat: nothing or nothing valid in a field, no name at all, or an address that an earlier row has. */
export type Flaw =
  | { flaw: 'noName' | 'twice' }
  | { flaw: 'required' | 'wrong' | 'long'; field: keyof PersonValues };

/** Who of a pasted list gets a seat, and who gets none, with what is wrong there besides. */
export type SeatedRows = {
  placed: readonly PastedRow[];
  leftOut: readonly (PastedRow & { flaws: readonly Flaw[] })[];
};

const flawOf = ({ field, code }: ParticipantFault): Flaw => {
  if (code === 'twice') return { flaw: code };
  return { flaw: code === 'required' || code === 'long' ? code : 'wrong', field };
};

/** The flaws of a row; first and last name that are both empty are one. */
const flawsOf = (faults: readonly ParticipantFault[]): readonly Flaw[] => {
  const noNames = faults.filter(({ field, code }) => field !== 'email' && code === 'required');
  if (noNames.length < 2) return faults.map(flawOf);
  return [{ flaw: 'noName' }, ...faults.filter((fault) => !noNames.includes(fault)).map(flawOf)];
};

/** Assigns the free seats, first to rows without an error, both in the order of the list. Source: TRN-03 a, d. */
export const seatRows = (
  before: readonly PersonValues[],
  rows: readonly PastedRow[],
  seats: number,
): SeatedRows => {
  const all = [...before, ...rows.map(({ person }) => person)];
  const faults = participantFaults(all, Infinity);
  const faulty = new Set(faults.map(({ row }) => row - before.length));
  const places = [...rows.keys()];
  const free = Math.max(0, seats - before.length);
  const inTurn = [
    ...places.filter((place) => !faulty.has(place)),
    ...places.filter((place) => faulty.has(place)),
  ];
  const seated = new Set(inTurn.slice(0, free));
  return {
    placed: rows.filter((_, place) => seated.has(place)),
    leftOut: rows.flatMap((row, place) => {
      if (seated.has(place)) return [];
      return [{ ...row, flaws: flawsOf(faults.filter((fault) => fault.row === before.length + place)) }];
    }),
  };
};

/** Returns a pasted text without the people who are added; of their lines the others stay, a line each. Source: TRN-03 d. */
export const restOf = (
  pasted: string,
  rows: readonly PastedRow[],
  placed: readonly PastedRow[],
): { text: string; count: number } => {
  const left = rows.filter((row) => !placed.includes(row));
  if (left.length === 0) return { text: '', count: 0 };
  const lines: (string | undefined)[] = pasted.split(LINE_END);
  for (const { line, source } of placed) {
    const others = left.filter((row) => row.line === line).map(({ person }) => personText(person));
    const height = source.split('\n').length;
    for (let at = 0; at < height; at += 1) lines[line - 1 + at] = undefined;
    if (others.length > 0) lines[line - 1] = others.join('\n');
  }
  return { text: lines.filter((line) => line !== undefined).join('\n'), count: left.length };
};

const personText = ({ firstName, lastName, email }: PersonValues): string =>
  `${lastName}, ${firstName} <${email}>`;
