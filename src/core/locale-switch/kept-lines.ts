import { localeRow, type Locale } from '../locale/locale-table.ts';
import type { AppStorage } from '../storage.ts';
import { tolerant } from '../tolerant.ts';

/** A line from the cart of another store, kept for the shopper when they switched here (LEAD-10). */
export type KeptLine = {
  code: string;
  quantity: number;
  /** The other store's name of the product. Absent if only the code was carried along. */
  name?: string;
  /** The locale of the cart that the line was in. */
  from: Locale;
};

const MOST = 200;
const LONGEST_NAME = 200;
/** Equal to `largestQuantity` of core/i18n/numbers.ts. Importing that file would add code that most pages do not need. */
const LARGEST = 99_999;

/** Parses a line, which is untrusted. Returns undefined if it is invalid. */
const parseLine = (raw: unknown): KeptLine | undefined => {
  const { code, quantity, name, from } = Object(raw) as Record<string, unknown>;
  const row = localeRow(from);
  const isCode = typeof code === 'string' && /^[\w.-]{1,64}$/.test(code);
  const isQuantity = Number.isSafeInteger(quantity) && Number(quantity) > 0 && Number(quantity) <= LARGEST;
  if (!row || !isCode || !isQuantity) return undefined;
  return {
    code,
    quantity: Number(quantity),
    from: row.locale,
    ...(typeof name === 'string' && name !== '' && { name: name.slice(0, LONGEST_NAME) }),
  };
};

/** Parses a list of lines, which is untrusted. Invalid lines are left out. */
export const parseKept = (raw: unknown): readonly KeptLine[] =>
  Array.isArray(raw) ? raw.slice(0, MOST).flatMap((line: unknown) => parseLine(line) ?? []) : [];

type KeptStorage = Pick<AppStorage, 'read' | 'write' | 'remove'>;

const signedIn = (storage: Pick<AppStorage, 'read'>): string => storage.read('signedIn')?.id ?? '';

/** Returns the lines that locale switches have kept; those of a sign-in only while it lasts (SES-13). */
export const readKept = (storage: Pick<AppStorage, 'read'>): readonly KeptLine[] => {
  const { id = '', lines } = storage.read('keptLines') ?? {};
  return id === '' || id === signedIn(storage) ? parseKept(lines) : [];
};

/** Replaces the kept lines. An empty list removes them. */
export const writeKept = (storage: KeptStorage, lines: readonly KeptLine[]): void => {
  if (lines.length === 0) storage.remove('keptLines');
  else storage.write('keptLines', { id: signedIn(storage), lines: lines.slice(0, MOST) });
};

/** Joins two lists of lines. If a product is in both, the newer line is used. */
export const joinKept = (older: readonly KeptLine[], newer: readonly KeptLine[]): readonly KeptLine[] => {
  const codes = new Set(newer.map(({ code }) => code));
  return [...older.filter(({ code }) => !codes.has(code)), ...newer];
};

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

/** Parses a fragment, which is untrusted. Returns undefined if it is not a hand-over. */
export const parseHandOver = (hash: string): HandOver | undefined => {
  if (!hash.startsWith(NAME) || hash.length > LONGEST) return undefined;
  const read = tolerant((): unknown => JSON.parse(decodeURIComponent(hash.slice(NAME.length))));
  const told = Object(read) as Record<string, unknown>;
  const row = localeRow(told['from']);
  const lines: unknown[] = Array.isArray(told['lines']) ? told['lines'] : [];
  if (!row) return undefined;
  const from = row.locale;
  const given = lines.map((line) => {
    const [code, quantity] = Array.isArray(line) ? (line as unknown[]) : [];
    return { code, quantity, from };
  });
  return { from, lines: parseKept(given) };
};

/** Returns whether an address has a hand-over, readable or not. It is removed from the address bar in either case. */
export const bringsHandOver = (hash: string): boolean => hash.startsWith(NAME);
