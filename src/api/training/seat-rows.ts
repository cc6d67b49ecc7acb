import type { PersonValues } from '../address/person.rules.ts';
import { participantFaults } from './participants.ts';
import { PASTED_LINES, readParticipants, type PastedRow } from './pasted-participants.ts';

/**
 * Who of a pasted list gets a seat, and who does not. `gaveWay`: the row is within the seats but has an error, so that
 * a later row without an error took its seat.
 */
export type SeatedRows = {
  placed: readonly PastedRow[];
  leftOut: readonly (PastedRow & { gaveWay: boolean })[];
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
  const faulty = new Set(participantFaults(all, Infinity).map(({ row }) => row - before.length));
  const places = [...rows.keys()];
  const free = Math.max(0, seats - before.length);
  const inTurn = [
    ...places.filter((place) => !faulty.has(place)),
    ...places.filter((place) => faulty.has(place)),
  ];
  const seated = new Set(inTurn.slice(0, free));
  return {
    placed: rows.filter((_, place) => seated.has(place)),
    leftOut: rows.flatMap((row, place) => (seated.has(place) ? [] : [{ ...row, gaveWay: place < free }])),
  };
};

/** Returns a pasted text without the lines of these rows. Returns '' if no remaining line could be a participant. */
export const withoutLines = (pasted: string, rows: readonly PastedRow[]): string => {
  const taken = new Set(rows.map(({ line }) => line));
  const left = pasted
    .split(PASTED_LINES)
    .filter((_, place) => !taken.has(place + 1))
    .join('\n');
  const { rows: others, unread } = readParticipants(left);
  return others.length + unread.length > 0 ? left : '';
};
