import { localeRow, type Locale } from '../locale/locale-table.ts';
import { parseKept, type KeptLine } from './kept-lines.ts';

/** What a switch to another host takes along: storage is a host's own. */
export type HandOver = { from: Locale; lines: readonly KeptLine[] };

const NAME = '#assess-arrival=';
const LONGEST = 6000;

/** The address with what is to be known on arrival, in its fragment: no server sees it. Names stay behind. */
export const withHandOver = (address: string, { from, lines }: HandOver): string => {
  const url = new URL(address);
  const told = { from, lines: lines.map(({ code, quantity }) => [code, quantity]) };
  url.hash = '';
  return `${url.href}${NAME}${encodeURIComponent(JSON.stringify(told))}`;
};

/**
 * Reads a fragment (`location.hash`), which anybody can have written; undefined for what is no hand-over. The worst a
 * made-up one can do is to show products of this store that nobody asked for, to be added or removed by the shopper.
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

/** Whether the address brings one, readable or not: it leaves the address bar in any case. */
export const bringsHandOver = (hash: string): boolean => hash.startsWith(NAME);
