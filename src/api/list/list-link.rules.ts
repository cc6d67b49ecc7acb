import { largestQuantity } from '../../core/i18n/numbers.ts';
import { localeRow, type Locale } from '../../core/locale/locale-table.ts';
import { tolerant } from '../../core/tolerant.ts';

/** A line in a link: only the product code and the units. */
export type ListLine = { code: string; quantity: number };

/** The most products in a link. Source: LEAD-04 e. */
export const MOST_LINES = 500;

/** The marker of a list in an address. The cart checks for it before it loads this code (`widgets/cart/late-places.tsx`). */
const NAME = '#list=';
const END = 'end';
/** The longest fragment that is read: 500 codes of 64 unescaped characters, and some escaped ones. */
const LONGEST = 48_000;
const LONGEST_CODE = 64;

/** A code consists of visible characters and inner spaces. Slashes and characters that change the text direction are excluded. */
const CODE = /^(?! )[^\p{C}\p{Zl}\p{Zp}/\\]+(?<! )$/u;

/** The content of an address's fragment: no list, an invalid list, a list that is too long, or a valid list. */
export type ListLink =
  | { state: 'none' | 'unreadable' | 'too-long' }
  | {
      state: 'read';
      /** The locale in which the link was made. */
      from: Locale;
      lines: readonly ListLine[];
      /** The number of products when the link was made. Greater than the number of `lines` if the link's end is missing. */
      total: number;
      isCut: boolean;
    };

const isQuantity = (units: number): boolean =>
  Number.isSafeInteger(units) && units > 0 && units <= largestQuantity;

const isCode = (code: string): boolean =>
  code.length <= LONGEST_CODE && CODE.test(code) && !/^\.+$/.test(code);

const isListLine = ({ code, quantity }: ListLine): boolean => isCode(code) && isQuantity(quantity);

/** Joins lines of the same product. The units are added up to the maximum of a line. */
export const joinLines = (lines: readonly ListLine[]): readonly ListLine[] => {
  const units = new Map<string, number>();
  for (const { code, quantity } of lines)
    units.set(code, Math.min(largestQuantity, (units.get(code) ?? 0) + quantity));
  return [...units].map(([code, quantity]) => ({ code, quantity }));
};

/**
 * Returns a list as the fragment of an address: locale, number of products, codes and quantities, end mark. Undefined if it
 * would have no products or too many. Source: LEAD-04 a, e.
 */
export const listFragment = (from: Locale, lines: readonly ListLine[]): string | undefined => {
  const joined = joinLines(lines.filter(isListLine));
  if (joined.length === 0 || joined.length > MOST_LINES) return undefined;
  const body = joined.map(({ code, quantity }) => `${encodeURIComponent(code)}:${quantity}`);
  return `${NAME}${from}/${joined.length}/${body.join()}/${END}`;
};

const AFTER_END = /^(?:%[\dA-F]{2}|[^\dA-Z/%])*$/i;

/** Removes what a text has directly after a whole link, such as a full stop or a bracket, also encoded. */
const withoutRest = (hash: string): string => {
  const at = hash.lastIndexOf(`/${END}`) + END.length + 1;
  return at > END.length && AFTER_END.test(hash.slice(at)) ? hash.slice(0, at) : hash;
};

/**
 * Parses a fragment, which is untrusted: undefined if any part is invalid. Without the link's end, the last line may be cut
 * and is left out. A mail program's encoding and a text's rest behind it are removed. Source: LEAD-04 d.
 */
export const readListFragment = (hash: string): ListLink => {
  if (!hash.startsWith(NAME)) return { state: 'none' };
  if (hash.length > LONGEST) return { state: 'unreadable' };
  const link = readLink(withoutRest(hash));
  const isEncoded = link.state === 'unreadable' && hash.includes('%');
  return isEncoded ? readLink(withoutRest(decodedOnce(hash))) : link;
};

/** Decodes the whole fragment. An escape that was cut off at its end is left out. Returns '' if it is invalid. */
const decodedOnce = (hash: string): string => {
  try {
    return decodeURIComponent(hash.replace(/%[\dA-F]?$/i, ''));
  } catch {
    return '';
  }
};

const readLink = (hash: string): ListLink => {
  const [locale = '', count = '', body = '', end, more] = hash.slice(NAME.length).split('/');
  const row = localeRow(locale);
  if (!row || !/^[1-9]\d{0,5}$/.test(count) || more !== undefined) return { state: 'unreadable' };
  const total = Number(count);
  if (total > MOST_LINES) return { state: 'too-long' };
  const pieces = body.split(',');
  // A cut quantity would be read as a smaller one.
  const lines = (end === undefined ? pieces.slice(0, -1) : pieces).map(readPiece);
  const read = lines.filter((line) => line !== undefined);
  const isWhole = end !== undefined && END.startsWith(end) && read.length === total;
  const isCut = end === undefined && read.length > 0 && read.length < total;
  if (read.length < lines.length || !(isWhole || isCut)) return { state: 'unreadable' };
  return { state: 'read', from: row.locale, lines: joinLines(read), total, isCut };
};

const readPiece = (piece: string): ListLine | undefined => {
  const [, code = '', units = ''] = /^([^:]+):([1-9]\d{0,4})$/.exec(piece) ?? [];
  const line = { code: tolerant(() => decodeURIComponent(code)) ?? '', quantity: Number(units) };
  return isListLine(line) ? line : undefined;
};
