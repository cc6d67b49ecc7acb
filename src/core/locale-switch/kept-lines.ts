import { localeRow, type Locale } from '../locale/locale-table.ts';
import type { AppStorage } from '../storage.ts';

/** A line of the cart of another store, kept for the shopper when they came here (LEAD-10). */
export type KeptLine = {
  code: string;
  quantity: number;
  /** As the other store calls the product; absent where only its code came along. */
  name?: string;
  /** The locale whose cart it was in. */
  from: Locale;
};

const MOST = 200;
const LONGEST_NAME = 200;
/** As `largestQuantity` of core/i18n/numbers.ts, which would bring what most pages do without. */
const LARGEST = 99_999;

/** A line that anybody may have written; undefined for what is none. */
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

/** The lines in a list of anybody's making; what is none is left out. */
export const parseKept = (raw: unknown): readonly KeptLine[] =>
  Array.isArray(raw) ? raw.slice(0, MOST).flatMap((line: unknown) => parseLine(line) ?? []) : [];

type KeptStorage = Pick<AppStorage, 'read' | 'write' | 'remove'>;

const signedIn = (storage: Pick<AppStorage, 'read'>): string => storage.read('signedIn')?.id ?? '';

/**
 * The lines that switches of locale left behind; what fits no line is left out. Those of a sign-in are its own, and show to
 * nobody after it (SES-13).
 */
export const readKept = (storage: Pick<AppStorage, 'read'>): readonly KeptLine[] => {
  const { id = '', lines } = storage.read('keptLines') ?? {};
  return id === '' || id === signedIn(storage) ? parseKept(lines) : [];
};

/** Keeps these lines alone; an empty list leaves nothing behind. */
export const writeKept = (storage: KeptStorage, lines: readonly KeptLine[]): void => {
  if (lines.length === 0) storage.remove('keptLines');
  else storage.write('keptLines', { id: signedIn(storage), lines: lines.slice(0, MOST) });
};

/** The lines of two lists; of a product in both the newer line counts. */
export const joinKept = (older: readonly KeptLine[], newer: readonly KeptLine[]): readonly KeptLine[] => {
  const codes = new Set(newer.map(({ code }) => code));
  return [...older.filter(({ code }) => !codes.has(code)), ...newer];
};
