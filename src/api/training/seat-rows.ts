import type { PersonValues } from '../address/person.rules.ts';
import { participantFaults, type ParticipantFault } from './participants.ts';
import { PASTED_LINES, pastedCount, type PastedRow } from './pasted-participants.ts';

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

/**
 * Assigns the seats that are free after the corrected participants in the form. Rows without an error come first. Rows
 * with an error get the remaining seats, to be corrected in the form. Both keep the order of the list. Source: TRN-03
 * a, d.
 */
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

/** Returns a pasted text without the lines of these rows. Returns '' if no remaining line could be a participant. */
export const withoutLines = (pasted: string, rows: readonly PastedRow[]): string => {
  const taken = new Set(rows.map(({ line }) => line));
  const left = pasted
    .split(PASTED_LINES)
    .filter((_, place) => !taken.has(place + 1))
    .join('\n');
  return pastedCount(left) > 0 ? left : '';
};
