import { mendPerson, type PersonValues } from '../address/person.rules.ts';
import type { OtherLine } from '../../list-reader/assign.ts';
import type { PeopleAssignment, PersonDoubt } from '../../list-reader/participants.ts';
import { openList, readPeopleList } from '../../list-reader/read-list.ts';
import type { Table } from '../../list-reader/split.ts';
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

/**
 * Returns the remarks on rows that are added after the corrected participants in the form; `row` is the place in the form.
 * Source: TRN-03 d.
 */
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
