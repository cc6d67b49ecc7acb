import {
  isAsianAmount,
  isDozen,
  isNamingTitle,
  isPoliteWord,
  isProductNoun,
  isTroubleWord,
} from './line-words.ts';
import { CODE_MARK, NOT_ASKED, isLabel, isPieceUnit, withoutPrices } from './quantity-text.ts';
import { isNumberWord } from './quantity-words.ts';
import { isPackWord } from './unit-words.ts';

/**
 * The kind of a part of a line. `number`: a count. `times`: x. `unit`: pieces. `label`: 'qty'. `name`: a word of a
 * product's or a person's name. `unknown`: a word in lower case that may be such a word. `unclear`: amounts, one of which
 * may be a count. `small`: a word that does not concern quantities. `odd`: a word or number that leaves a doubt.
 */
export type LineToken = {
  readonly kind:
    | 'code'
    | 'number'
    | 'times'
    | 'unit'
    | 'label'
    | 'name'
    | 'small'
    | 'odd'
    | 'sign'
    | 'unclear'
    | 'unknown';
  readonly text: string;
  /** True if two spaces or a separator precede it. */
  readonly apart: boolean;
  /** True for a title that may precede a colon. */
  readonly naming: boolean;
};

const UNCLEAR = '\u0003';
const PARTS = new RegExp(
  String.raw`${CODE_MARK}|\p{N}[\p{N}.,]*|[x×](?=\d)|\p{sc=Latin}[\p{sc=Latin}\p{M}\p{N}'’.-]*|\p{L}[\p{L}\p{M}'’.-]*|\S`,
  'gu',
);
const LINK = /https?:\/\/[^\s"'(),;]*/g;
const DATE = /(?<![\d.,/-])(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([./])\d{1,2}\1\d{4})(?![\d/-])/g;
const ORDINAL = /(?<![\d.,])\d{1,3}(?:st|nd|rd|th|de|ste|er|ère|[eoaºª])(?!\p{L})/gu;
/** An amount with cents is a price without a currency. */
const CENTS = /(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2}[.,]\d{2}(?![\d.,]*\d|\s?%)/g;
const ASIAN_UNIT = /^([冊册個个件点點部本份권개부])(.*)$/u;
const CASED = /^[^\d]*\p{Lu}{2}[^\d]*$|^\p{Lu}$/u;
/** 'VLS-MAN', the product's other code, is not a word in capitals. */
const CODE_LIKE = /^[A-Z\d]{2,}(?:-[A-Z\d]+)+$/;
const ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Returns the text without links. */
export const withoutLinks = (text: string): string => text.replace(LINK, ' ');

/** Returns whether a line contains an amount of money. */
export function hasPrice(marked: string): boolean {
  return withoutPrices(marked) !== marked || marked.search(CENTS) >= 0;
}

/** Returns the parts of a line around a code, without parts that can't be a quantity: prices, dates, ordinals, links. */
export function tokensOf(marked: string): readonly LineToken[] {
  const text = withoutPrices(withoutLinks(marked))
    .replaceAll(NOT_ASKED, UNCLEAR)
    .replace(DATE, ' ')
    .replace(ORDINAL, ' ')
    .replace(CENTS, ' ');
  const parts = [...text.matchAll(PARTS)].flatMap(({ 0: part, index }) => {
    const before = text.slice(Math.max(0, index - 2), index);
    const apart = before === '  ' || /[,;|] ?$/.test(before);
    const isBehindNumber = /\d ?$/.test(before);
    return (isBehindNumber ? splitUnit(part) : splitEnd(part)).map((piece, i) => ({
      text: piece,
      apart: apart && i === 0,
    }));
  });
  const tokens = parts.map(({ text: part, apart }, i): LineToken => {
    const kind = kindOf(part, parts[i - 1]?.text ?? '', parts[i + 1]?.text ?? '');
    return { kind, text: part, apart, naming: isNamingTitle(part) };
  });
  return withTitles(tokens);
}

/** Assigns words in lower case to a name that begins with a capital and is next to the code: 'Title of a thing CODE'. */
function withTitles(tokens: readonly LineToken[]): readonly LineToken[] {
  const told: LineToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = tokens.slice(at).findIndex((token) => !isOfTitle(token));
    const end = length < 0 ? tokens.length : at + length;
    const run = tokens.slice(at, end);
    const touches = tokens[at - 1]?.kind === 'code' || tokens[end]?.kind === 'code';
    told.push(...run.map((token) => ({ ...token, kind: kindInRun(token, run, touches) })));
    told.push(...tokens.slice(end, end + 1));
    at = end + 1;
  }
  return told;
}

/**
 * Returns the kind of a word in a run of possible names. A name is next to the code, follows a word such as 'for', precedes
 * a colon, or contains a common word of product names. Other words ('Leihgabe', '品切れ') can mean anything.
 */
function kindInRun(token: LineToken, run: readonly LineToken[], touches: boolean): LineToken['kind'] {
  const [first] = run;
  const hasNoun = run.some(({ text }) => isProductNoun(text));
  // Any word in capitals looks like a name.
  const isShouted =
    !hasNoun &&
    run.every(({ text }) => text === text.toUpperCase() && CASED.test(text) && !CODE_LIKE.test(text));
  const isName =
    (touches && !isShouted) || (first?.kind === 'small' && !isShouted) || first?.naming === true || hasNoun;
  if (token.kind === 'name') return isName ? 'name' : 'odd';
  if (token.kind !== 'unknown') return token.kind;
  return touches && first?.kind === 'name' && /^\p{Lu}/u.test(first.text) ? 'name' : 'odd';
}

const isOfTitle = ({ kind }: LineToken): boolean => kind === 'name' || kind === 'small' || kind === 'unknown';

/** Splits '2.' at the end of a sentence into a number and a full stop. */
function splitEnd(part: string): string[] {
  const ended = /^(\p{N}.*?)([.,]+)$/u.exec(part);
  if (ended) return [ended[1] ?? '', ...(ended[2] ?? '')];
  const [, word = '', number = ''] = /^(\p{L}+)\.?(\d+)$/u.exec(part) ?? [];
  return isLabel(word) || isPieceUnit(word) ? [word, number] : [part];
}

/** Splits '冊を' after a number into a unit and a word. */
function splitUnit(part: string): string[] {
  const asian = ASIAN_UNIT.exec(part);
  return asian ? [asian[1] ?? '', asian[2] ?? ''].filter((piece) => piece !== '') : splitEnd(part);
}

function kindOf(text: string, before: string, after: string): LineToken['kind'] {
  if (text === CODE_MARK) return 'code';
  if (text === UNCLEAR) return 'unclear';
  if (/^\d/.test(text)) return 'number';
  if (/^\p{L}{1,4}\.\d/u.test(text)) return 'odd';
  if (/^[x×*✕✖]$/i.test(text)) return 'times';
  if (!/^\p{L}/u.test(text)) return /^\p{N}/u.test(text) ? 'odd' : 'sign';
  if (isPieceUnit(text) && (isCount(before) || /[:=]/.test(after) || isCount(after))) return 'unit';
  if (isLabel(text)) return 'label';
  const isInName = /^\p{Lu}/u.test(text) && /^\p{Lu}/u.test(before) && !isDozen(text);
  if (isDoubtful(text) && !(isInName && isPackWord(text))) return 'odd';
  if (isPieceUnit(text)) return 'unit';
  if (isPoliteWord(text)) return 'small';
  return isProductNoun(text) || /^\p{Lu}/u.test(text) || ASIAN.test(text) ? 'name' : 'unknown';
}

const isDoubtful = (text: string): boolean =>
  isTroubleWord(text) ||
  isAsianAmount(text) ||
  isDozen(text) ||
  isPackWord(text) ||
  isNumberWord(text.toLowerCase());

const isCount = (text: string): boolean => /^(?:\d|[x×*✕✖]$)/i.test(text);
