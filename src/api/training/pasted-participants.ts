import { mendPerson, type PersonValues } from '../address/person.rules.ts';
import { byHeader, fitsHeader } from './pasted-by-header.ts';
import { cellsOf } from './pasted-cells.ts';
import { headerOf, type Column } from './pasted-header.ts';
import { addressesIn, splitName, withoutAddress } from './pasted-name.ts';

/**
 * What the user has to check: it is unclear where the first name ends (`split`), cells of words were left
 * out that could be part of a name (`extra`), there is no address (`noEmail`), no name (`noName`), or a name of one word (`oneWord`).
 */
export type PastedDoubt = 'split' | 'extra' | 'noEmail' | 'noName' | 'oneWord';

/** A participant as read. `line` counts the lines of the pasted text from 1. `text` is that line with single spaces. */
export type PastedRow = { line: number; text: string; person: PersonValues; doubts: readonly PastedDoubt[] };
/**
 * A line that is not a participant, with single spaces: it has neither an address nor a second cell, or it has several
 * addresses.
 */
export type UnreadLine = { line: number; text: string; why: 'noPerson' | 'severalEmails' };

export type PastedParticipants = { rows: readonly PastedRow[]; unread: readonly UnreadLine[] };

/** Matches the break between two lines of a pasted text. */
export const PASTED_LINES = /\r\n|\r|\n|\u2028/;

type Read = { person: PersonValues; doubts: PastedDoubt[] };

const quoted = (line: string): string => line.replace(/\s+/g, ' ').trim();

/** A row's number, or a list's bullet, at the start of a line. */
const NUMBERING = /^(?:\d{1,4}[.)]?|[-•*–])$/u;
const withoutNumbering = (text: string): string => text.replace(/^(?:\d{1,4}[.)]\s+|[-•*–]\s+)/u, '');

const byPlace = (cells: readonly string[]): Read => {
  const [email = ''] = addressesIn(cells.join(' '));
  const texts = cells
    .map((cell) => withoutNumbering(withoutAddress(cell)))
    .filter((cell, place) => cell !== '' && !(place === 0 && NUMBERING.test(cell)));
  const [first = '', second, ...more] = texts;
  if (second === undefined) {
    const { doubts, ...name } = splitName(first);
    return { person: { ...name, email }, doubts: first === '' ? ['noName'] : doubts };
  }
  const doubts: PastedDoubt[] = more.length > 0 ? ['extra'] : [];
  return { person: { firstName: first, lastName: second, email }, doubts };
};

/**
 * Reads a list of participants pasted from a spreadsheet or an email: with tabs, semicolons or commas between the
 * cells, with or without a row of titles, the name in one cell or two, the address in any cell. Without titles, two
 * cells of names are first and last name. A row that does not fit the titles is read as without them. Each row lists its doubts, and lines that are not participants are returned
 * as `unread`. Source: TRN-03 d.
 */
export const readParticipants = (pasted: string): PastedParticipants => {
  const rows: PastedRow[] = [];
  const unread: UnreadLine[] = [];
  let columns: readonly Column[] | undefined;
  for (const [place, text] of pasted.split(PASTED_LINES).entries()) {
    const line = place + 1;
    const cells = cellsOf(text);
    if (cells.every((cell) => cell === '')) continue;
    const header = headerOf(cells);
    if (header) {
      columns = header;
      continue;
    }
    const emails = addressesIn(text);
    if (emails.length > 1) {
      unread.push({ line, text: quoted(text), why: 'severalEmails' });
      continue;
    }
    const filled = cells.filter((cell) => cell !== '' && !NUMBERING.test(cell));
    if (emails.length === 0 && filled.length < 2) {
      unread.push({ line, text: quoted(text), why: 'noPerson' });
      continue;
    }
    const { person, doubts } =
      columns && fitsHeader(cells, columns) ? byHeader(cells, columns) : byPlace(cells);
    rows.push({
      line,
      text: quoted(text),
      person: mendPerson(person),
      doubts: person.email === '' ? [...doubts, 'noEmail'] : doubts,
    });
  }
  return { rows, unread };
};

/** How many rows a pasted text has: those that are participants, and those that could not be read. */
export const pastedCount = (pasted: string): number => {
  const { rows, unread } = readParticipants(pasted);
  return rows.length + unread.length;
};
