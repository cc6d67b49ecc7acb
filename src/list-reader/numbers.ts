import { withoutPrivate } from './candidates.ts';
import { isSign, plainWords } from './words.ts';

/** The largest quantity that is read: without a title, and in a column titled as quantities. */
const MOST = 9999;
const MOST_TITLED = 99_999;

/**
 * Returns the quantity of a cell: 1 to 9999, alone or with a sign of pieces ('2 EA'). `allowsZeros`: 2.00 is 2. `isTitled`:
 * up to 99,999. Undefined for 1.000, fractions, ranges, words and packs.
 */
export function quantityOfCell(cell: string, allowsZeros: boolean, isTitled = false): number | undefined {
  const found =
    /^([^\d.,+-]*?)\s*[:=]?\s*(\d{1,9})([.,](?:0{1,2}|0{4,6}))?\s*\(?(?:([\p{L}×*]+)\.?)?\)?$/u.exec(cell);
  if (!found) return undefined;
  const [, before = '', digits = '', zeros, after = ''] = found;
  if (zeros !== undefined && !allowsZeros) return undefined;
  if (!isPieces(before, 'before') || !isPieces(after, 'after')) return undefined;
  return wholeOf(digits, isTitled ? MOST_TITLED : MOST);
}

const isTimes = (text: string): boolean => /^[x×*]$/iu.test(text);
const isPieces = (text: string, sign: 'before' | 'after'): boolean =>
  text.trim() === '' || text.trim() === '(' || isTimes(text.trim()) || isSign(sign, text);

const wholeOf = (digits: string, most = MOST): number | undefined => {
  const value = Number(digits);
  return value >= 1 && value <= most ? value : undefined;
};

/** Returns whether a number may be a year. */
export const isYear = (value: number): boolean => value >= 1990 && value <= 2040;

/** Returns whether numbers may count the lines: 1, 2, 3, or 10, 20, 40 in steps of 5, 10 or 100, with a few left out. */
export const isNumbering = (values: readonly number[]): boolean => {
  const [step = 0] = values;
  const isRising = values.length > 1 && values.every((value, i) => i === 0 || value > values[i - 1]!);
  return (
    isRising &&
    [1, 5, 10, 100].includes(step) &&
    values.every((value, i) => value % step === 0 && value <= step * (2 * i + 3))
  );
};

/** Returns whether numbers are 1, 2, 3 and so on. */
export const isCounting = (values: readonly number[]): boolean =>
  values.length > 1 && values.every((value, i) => value === i + 1);

/** The numbers of a line without columns. */
export type LineNumbers = {
  /** Each whole number of the line, as the form may offer it. */
  readonly offered: readonly number[];
  /** The numbers by their place, for the shopper's choice for all lines. */
  readonly places: { readonly [P in Place]: number | undefined };
  readonly quantity?: number;
  /** How the quantity is told: by a sign beside it, or by being the only number, before or after the code. */
  readonly by?: 'sign' | 'before' | 'after';
  /** The line has no number but an amount, a fraction or a per cent. */
  readonly hasOnlyOther: boolean;
};

/** The place of a number in a line, for the shopper to choose. */
export type Place = 'first' | 'before' | 'after' | 'last';

type Token = { readonly text: string; readonly kind: Kind };
type Kind = 'code' | 'amount' | 'number' | 'other' | 'word' | 'sign';

/** Marks the place of a code in a line's text. */
export const CODE_MARK = '\uE000';
const AMOUNT_MARK = '\uE001';
/** A word or number with the signs inside it: points, commas and colons only between digits, points between letters. */
const TOKEN =
  /\uE000|\uE001|[\p{L}\p{N}](?:[\p{L}\p{N}]|[-/'’_%](?=[\p{L}\p{N}])|(?<=\d)[.,:](?=\d)|(?<=\p{L})\.(?=\p{L}))*%?|\S/gu;

/**
 * Reads the numbers of a line in which `CODE_MARK` stands for the code. Numbers among the words of the product's name do not
 * count, neither does the number of a list ('1.'). Only a line with one number has a quantity (`quantityOf`).
 */
export function numbersOfLine(text: string, name: string): LineNumbers {
  const line = lineOf(text, name);
  const { tokens, code } = line;
  const counted = tokens.flatMap((token, i) => {
    const before = tokens[tokens[i - 1]?.text === '(' ? i - 2 : i - 1];
    const isOfName =
      line.isName(token) && [before, tokens[i + 1]].some((one) => one?.kind === 'word' && line.isName(one));
    return token.kind === 'number' && (isSigned(tokens, i) || !isOfName) ? [i] : [];
  });
  const value = (i: number | undefined) => (i === undefined ? undefined : wholeOf(tokens[i]!.text));
  const numbering = Number(NUMBERING.exec(text)?.[2] ?? 0) || 0;
  // '+ 2' and '2?' tell no quantity, but may be one.
  const whole = tokens.flatMap(({ text: token, kind }, i) =>
    counted.includes(i) || (kind === 'other' && /^\d{1,4}$/.test(token)) ? (value(i) ?? []) : [],
  );
  const offered = [...new Set([numbering, ...whole])].filter((one) => one > 0);
  const places = {
    first: value(counted[0]),
    before: value(counted.findLast((i) => i < code)),
    after: value(counted.find((i) => i > code)),
    last: value(counted.at(-1)),
  };
  const [only, ...more] = counted;
  const quantity = value(only);
  const by = only !== undefined && more.length === 0 && code !== -1 ? toldBy(line, only) : undefined;
  return {
    offered,
    places,
    ...(by && quantity !== undefined && { quantity, by }),
    hasOnlyOther: only === undefined && tokens.some(({ kind }) => kind === 'other' || kind === 'amount'),
  };
}

/** A line as tokens, the place of its code (-1 without one), and whether a token is of the product's name. */
type TokenLine = {
  readonly tokens: readonly Token[];
  readonly code: number;
  readonly isName: (token: Token) => boolean;
};

function lineOf(text: string, name: string): TokenLine {
  const nameWords = new Set(plainWords(name).split(' ').filter(Boolean));
  const tokens = tokensOf(text);
  return {
    tokens,
    code: tokens.findIndex(({ kind }) => kind === 'code'),
    isName: (token) =>
      plainWords(token.text)
        .split(' ')
        .every((word) => nameWords.has(word)),
  };
}

/** Returns whether a sign of pieces is beside a number: 'x 2', 'Qty: 2', '2 pcs'. */
function isSigned(tokens: readonly Token[], i: number): boolean {
  const before = tokens[/^[:=.]$/.test(tokens[i - 1]?.text ?? '') ? i - 2 : i - 1];
  const after = tokens[i + 1];
  if (before && before.kind !== 'code' && (isTimes(before.text) || isSign('before', before.text)))
    return true;
  return after !== undefined && (isTimes(after.text) || isSign('after', after.text));
}

/**
 * Returns how a line's only number is told to be its quantity: by a sign of pieces beside it, or by its place: with the
 * product's name alone, first, or last but for signs and amounts. Undefined for any other line, which is for the shopper.
 */
function toldBy({ tokens, code, isName }: TokenLine, only: number): LineNumbers['by'] {
  const number = tokens[only]!;
  const words = tokens.filter((token) => token.kind === 'word' && !isName(token));
  // '30 record forms' may be fewer packs, also of a product that is called so.
  const end = tokens.findIndex(({ kind }, i) => i > only && kind !== 'word');
  const behind = tokens.slice(only + 1, end === -1 ? tokens.length : end);
  if ([...words, ...behind].some(({ text: word }) => isSign('doubt', word))) return undefined;
  const isCents = (token: Token, i: number) =>
    /^\d+(?:[.,]\d{3})*[.,]\d\d$/.test(token.text) && i > only && only > code;
  if (tokens.some((token, i) => token.kind === 'other' && !isName(token) && !isCents(token, i)))
    return undefined;
  if (isYear(Number(number.text))) return undefined;
  if (isSigned(tokens, only)) return 'sign';
  if (number.text.startsWith('0') || isName(number)) return undefined;
  const areSigns = (some: readonly Token[]) =>
    some.every(({ kind, text: sign }) => kind === 'sign' && !/^[[\]#<>&+/]$/.test(sign));
  const areKnown = (some: readonly Token[]) =>
    !some.some((token) => words.includes(token) && !isLabel(token.text));
  const isAlone = areKnown(tokens);
  if (only < code) {
    const [start, between] = [tokens.slice(0, only), tokens.slice(only + 1, code)];
    const isFirst = areSigns(start) && !start.some(({ text: sign }) => sign === '(');
    return isFirst && (isAlone || areSigns(between)) ? 'before' : undefined;
  }
  const next = tokens[only + 1];
  const isLast =
    next === undefined || ['amount', 'other'].includes(next.kind) || /^[,;)(.!|]$/.test(next.text);
  const isBeside = areSigns(tokens.slice(code + 1, only)) && isLast;
  return isAlone || (isBeside && areKnown(tokens.slice(0, code))) ? 'after' : undefined;
}

const isLabel = (word: string): boolean =>
  /^(?:isbn(?:-?1[03])?|sku|ean|upc|code|item|ref|art)$/i.test(word) ||
  isSign('before', word) ||
  isSign('after', word);

/** The number of a list: '1.', '2)', '> 3:', 'a)', 'iv.'. */
const NUMBERING = /^([\s>•*–-]*)(\d{1,3}|[a-z]|[ivx]{2,4})\s?[.):](?=\s)/iu;

function tokensOf(text: string): readonly Token[] {
  const plain = withoutPrivate(text, AMOUNT_MARK)
    .replace(/(?<![\p{L}\p{N}.,])(\d{1,4})[x×*](?![\p{L}\p{N}])/giu, '$1 × ')
    .replace(/(?<![\p{L}\p{N}])[x×*](\d{1,4})(?![\p{L}\p{N}.,-])/giu, ' × $1')
    .replace(/[-=]+>|→/g, ' : ')
    .replace(NUMBERING, '$1');
  return [...plain.matchAll(TOKEN)].map(({ 0: token, index }) => {
    const isMarked = () =>
      /(?:[#$@~<>+]\s?|(?<!\S)-)$/.test(plain.slice(Math.max(0, index - 3), index)) ||
      /[?+]/.test(plain.charAt(index + token.length));
    return { text: token, kind: kindOf(token, isMarked) };
  });
}

function kindOf(token: string, isMarked: () => boolean): Kind {
  if (token === CODE_MARK) return 'code';
  if (token === AMOUNT_MARK) return 'amount';
  if (/^\d{1,4}$/.test(token)) return isMarked() ? 'other' : 'number';
  if (/^\d[\d.,:'’/%-]*$/u.test(token)) return 'other';
  return /^[\p{L}\p{N}]/u.test(token) && !isTimes(token) ? 'word' : 'sign';
}
