import { mendPerson, type PersonValues } from '../address/person.rules.ts';
import type { OtherLine } from '../../list-reader/assign.ts';
import type { PeopleAssignment, PersonDoubt } from '../../list-reader/participants.ts';
import { openList, readPeopleList } from '../../list-reader/read-list.ts';
import type { Table } from '../../list-reader/split.ts';

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

/**
 * Reads a pasted list of participants. `chosen`: what the user chose in the picture of the list. Undefined for a text that is
 * too large to read. Source: TRN-03 d, SEC-10.
 */
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
