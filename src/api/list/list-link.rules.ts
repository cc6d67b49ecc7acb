import { largestQuantity } from '../../core/i18n/numbers.ts';
import { localeRow, type Locale } from '../../core/locale/locale-table.ts';

/** Product code and units: all that a link has of a line. */
export type ListLine = { code: string; quantity: number };

/** Products that a link holds at most. Source: LEAD-04 e. */
export const MOST_LINES = 500;

/** Where an address carries a list. The cart looks for it before it loads anything of this (`widgets/cart/SharedList.tsx`). */
const NAME = '#list=';
const END = 'end';
/** Characters of a fragment that are looked at: 500 codes of 64 that are not escaped, and some that are. */
const LONGEST = 48_000;
const LONGEST_CODE = 64;

/** Letters, digits, signs and inner spaces: nothing that is not seen, turns the text around it, or parts a path. */
const CODE = /^(?! )[^\p{C}\p{Zl}\p{Zp}/\\]+(?<! )$/u;

/** What the fragment of an address holds: no list at all, one that can't be trusted, or one to be reviewed. */
export type ListLink =
  | { state: 'none' | 'unreadable' | 'too-long' }
  | {
      state: 'read';
      /** The locale that it was made in. */
      from: Locale;
      lines: readonly ListLine[];
      /** Products that were in it when it was made; more than `lines` where its end is missing. */
      total: number;
      isCut: boolean;
    };

const isQuantity = (units: number): boolean =>
  Number.isSafeInteger(units) && units > 0 && units <= largestQuantity;

const isCode = (code: string): boolean =>
  code.length <= LONGEST_CODE && CODE.test(code) && !/^\.+$/.test(code);

/** Whether a link can carry this line. */
export const isListLine = ({ code, quantity }: ListLine): boolean => isCode(code) && isQuantity(quantity);

/** The lines with each product once, its units together, as many as a line can have. */
export const joinLines = (lines: readonly ListLine[]): readonly ListLine[] => {
  const units = new Map<string, number>();
  for (const { code, quantity } of lines)
    units.set(code, Math.min(largestQuantity, (units.get(code) ?? 0) + quantity));
  return [...units].map(([code, quantity]) => ({ code, quantity }));
};

/**
 * A list as the fragment of an address: the locale, the number of products, code and quantity of each, and a mark at the end, by which
 * a link that was cut is known. No prices, no names, no account. Undefined where it would hold no product, or too many. Source: LEAD-04 a, e.
 */
export const listFragment = (from: Locale, lines: readonly ListLine[]): string | undefined => {
  const joined = joinLines(lines.filter(isListLine));
  if (joined.length === 0 || joined.length > MOST_LINES) return undefined;
  const body = joined.map(({ code, quantity }) => `${encodeURIComponent(code)}:${quantity}`);
  return `${NAME}${from}/${joined.length}/${body.join()}/${END}`;
};

/**
 * Reads a fragment (`location.hash`), which anybody can have written: what does not fit in one place is believed in none. Of a link whose
 * end is missing the lines before the last count, which may itself be cut. Never throws. Source: LEAD-04 d.
 */
export const readListFragment = (hash: string): ListLink => {
  if (!hash.startsWith(NAME)) return { state: 'none' };
  if (hash.length > LONGEST) return { state: 'unreadable' };
  const [locale = '', count = '', body = '', end, more] = hash.slice(NAME.length).split('/');
  const row = localeRow(locale);
  if (!row || !/^[1-9]\d{0,5}$/.test(count) || more !== undefined) return { state: 'unreadable' };
  const total = Number(count);
  if (total > MOST_LINES) return { state: 'too-long' };
  const pieces = body.split(',');
  // A quantity that is cut is a smaller one.
  const lines = (end === undefined ? pieces.slice(0, -1) : pieces).map(readPiece);
  const read = lines.filter((line) => line !== undefined);
  const isWhole = end !== undefined && END.startsWith(end) && read.length === total;
  const isCut = end === undefined && read.length > 0 && read.length < total;
  if (read.length < lines.length || !(isWhole || isCut)) return { state: 'unreadable' };
  return { state: 'read', from: row.locale, lines: joinLines(read), total, isCut };
};

const readPiece = (piece: string): ListLine | undefined => {
  const [, code = '', units = ''] = /^([^:]+):([1-9]\d{0,4})$/.exec(piece) ?? [];
  try {
    const line = { code: decodeURIComponent(code), quantity: Number(units) };
    return isListLine(line) ? line : undefined;
  } catch {
    return undefined;
  }
};
