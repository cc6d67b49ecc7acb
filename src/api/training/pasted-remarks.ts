import type { PersonValues } from '../address/person.rules.ts';
import { participantFaults, type ParticipantFault } from './participants.ts';
import type { PastedDoubt, PastedRow } from './pasted-participants.ts';

/** What is to say of a pasted row that becomes a participant: a doubt about what was read, or a fault that its fields will have. */
export type PastedRemark = { line: number; row: number } & (
  | { doubt: PastedDoubt; person: PersonValues }
  | { fault: ParticipantFault }
);

/** The fields that a doubt says already to be empty. */
const SAYS_EMPTY: Readonly<Record<PastedDoubt, readonly (keyof PersonValues)[]>> = {
  split: [],
  extra: [],
  noEmail: ['email'],
  noName: ['firstName', 'lastName'],
  oneWord: ['lastName'],
};

/**
 * The remarks on rows that are placed behind those who are in the form already, filled and mended ones: `row` is the participant's
 * place in the form, from 0, and the faults are those that the form finds there. Source: TRN-03 d.
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
