import { mendPerson, personFaults, type PersonFault, type PersonValues } from '../address/person.rules.ts';

export const NOBODY: PersonValues = { firstName: '', lastName: '', email: '' };

/** An error in one row, from 0. `twice`: the address is in the earlier row `of`. `count`: too few or too many rows. */
export type ParticipantFault = { row: number } & (
  | PersonFault
  | { field: 'email'; code: 'twice'; of: number }
  | { field: 'firstName'; code: 'count'; seats: number }
);

/** Returns whether a row is empty. */
export const isNobody = (person: PersonValues): boolean =>
  Object.values(mendPerson(person)).every((text) => text === '');

/** Returns the errors of corrected rows. Empty rows are skipped; if all are, the first has one. Source: TRN-03 a to c. */
export const participantFaults = (
  rows: readonly PersonValues[],
  seats: number,
): readonly ParticipantFault[] => {
  const filled = rows.flatMap((person, row) => (isNobody(person) ? [] : [{ person, row }]));
  if (filled.length === 0) return [{ row: 0, field: 'firstName', code: 'count', seats }];
  const firstOf = new Map<string, number>();
  return filled.flatMap(({ person, row }, place): ParticipantFault[] => {
    const own = personFaults(person).map((fault) => ({ row, ...fault }));
    const faults = place >= seats ? own.filter(({ field }) => field !== 'firstName') : own;
    const tooMany = place >= seats ? [{ row, field: 'firstName', code: 'count', seats } as const] : [];
    const email = person.email.toLowerCase();
    const of = firstOf.get(email);
    if (email !== '' && of === undefined) firstOf.set(email, row);
    const isTwice = email !== '' && of !== undefined && !faults.some(({ field }) => field === 'email');
    return [...tooMany, ...faults, ...(isTwice ? [{ row, field: 'email', code: 'twice', of } as const] : [])];
  });
};

/** Returns the number of rows that are filled in and have no error. */
export const faultlessCount = (rows: readonly PersonValues[], seats: number): number => {
  const mended = rows.map(mendPerson);
  const faulty = new Set(participantFaults(mended, seats).map(({ row }) => row));
  return mended.filter((person, row) => !isNobody(person) && !faulty.has(row)).length;
};
