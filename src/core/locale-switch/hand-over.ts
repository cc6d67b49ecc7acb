import { localeRow, type Locale } from '../locale/locale-table.ts';
import { parseKept, type KeptLine } from './kept-lines.ts';

/** The data that a switch to another host carries along, because each host has its own storage. */
export type HandOver = { from: Locale; lines: readonly KeptLine[] };

const NAME = '#assess-arrival=';
const LONGEST = 6000;

/** Adds the data for the arrival to an address, in its fragment, which no server sees. Product names are not included. */
export const withHandOver = (address: string, { from, lines }: HandOver): string => {
  const url = new URL(address);
  const told = { from, lines: lines.map(({ code, quantity }) => [code, quantity]) };
  url.hash = '';
  return `${url.href}${NAME}${encodeURIComponent(JSON.stringify(told))}`;
};

/**
 * Parses a fragment (`location.hash`), which is untrusted. Returns undefined if it is not a hand-over. A forged one can at
 * most show products of this store that the shopper can then add or remove.
 */
export const parseHandOver = (hash: string): HandOver | undefined => {
  if (!hash.startsWith(NAME) || hash.length > LONGEST) return undefined;
  try {
    const told = Object(JSON.parse(decodeURIComponent(hash.slice(NAME.length)))) as Record<string, unknown>;
    const row = localeRow(told['from']);
    const lines: unknown[] = Array.isArray(told['lines']) ? told['lines'] : [];
    if (!row) return undefined;
    const from = row.locale;
    const given = lines.map((line) => {
      const [code, quantity] = Array.isArray(line) ? (line as unknown[]) : [];
      return { code, quantity, from };
    });
    return { from, lines: parseKept(given) };
  } catch {
    return undefined;
  }
};

/** Returns whether an address has a hand-over, readable or not. It is removed from the address bar in either case. */
export const bringsHandOver = (hash: string): boolean => hash.startsWith(NAME);
