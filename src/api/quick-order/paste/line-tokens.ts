import { isDozen, isNamingTitle, isPoliteWord, isProductNoun, isTroubleWord } from './line-words.ts';
import { CODE_MARK, NOT_ASKED, isLabel, isPieceUnit, withoutPrices } from './quantity-text.ts';
import { isNumberWord } from './quantity-words.ts';
import { isPackWord } from './unit-words.ts';

/**
 * What a part of a line is: `number` a count; `times` x; `unit` pieces; `label` 'qty'; `name` a word of a product's or a
 * person's name; `unclear` amounts of which one may be a count; `small` a word that says nothing about quantities; `odd` a word or number that leaves a doubt.
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
    | 'unclear';
  readonly text: string;
  /** Two spaces or a separator stand before it. */
  readonly apart: boolean;
  /** A title that may stand before a colon. */
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
/** An amount with cents is a price without its currency. */
const CENTS = /(?<![\d.,])\d{1,3}(?:[.,]?\d{3}){0,2}[.,]\d{2}(?![\d.,]*\d|\s?%)/g;
const PHRASES =
  /(?<!\p{L})(?:je|j['’]aimerais) ?(?:voudrais|souhaite|désire|commande)?(?=\s(?:\d|commander))/giu;
const ASIAN_UNIT = /^([冊册個个件点點部本份권개부])(.*)$/u;
const ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** True if an amount of money stands in the line. */
export function hasPrice(marked: string): boolean {
  return withoutPrices(marked) !== marked || marked.search(CENTS) >= 0;
}

/** The parts of a line round a code, without what can be no quantity: prices, dates, ordinals, addresses. */
export function tokensOf(marked: string): readonly LineToken[] {
  const text = withoutPrices(marked.replace(LINK, ' '))
    .replaceAll(NOT_ASKED, UNCLEAR)
    .replace(DATE, ' ')
    .replace(ORDINAL, ' ')
    .replace(CENTS, ' ')
    .replace(PHRASES, ' ');
  const parts = [...text.matchAll(PARTS)].flatMap(({ 0: part, index }) => {
    const apart =
      index === 0 || /(?:\s\s|[,;|] ?|\u0001 ?)$/u.test(text.slice(Math.max(0, index - 3), index));
    const isBehindNumber = /\d ?$/.test(text.slice(Math.max(0, index - 2), index));
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

/** 'Title of a thing CODE': words in small letters belong to a name that begins with a capital and touches the code. */
function withTitles(tokens: readonly LineToken[]): readonly LineToken[] {
  const isOf = ({ kind, text }: LineToken) =>
    kind === 'name' || kind === 'small' || isUnknownWord(kind, text);
  return tokens.map((token, i) => {
    if (!isUnknownWord(token.kind, token.text)) return token;
    const start = tokens.findLastIndex((other, at) => at < i && !isOf(other)) + 1;
    const found = tokens.findIndex((other, at) => at > i && !isOf(other));
    const touches = tokens[start - 1]?.kind === 'code' || tokens[found]?.kind === 'code';
    const isTitle = tokens[start]?.kind === 'name' && /^\p{Lu}/u.test(tokens[start]?.text ?? '');
    return touches && isTitle ? { ...token, kind: 'name' } : token;
  });
}

const isUnknownWord = (kind: LineToken['kind'], text: string): boolean =>
  kind === 'odd' && /^\p{Ll}/u.test(text) && !isDoubtful(text);

/** '2.' at the end of a sentence is a number and a stop. */
function splitEnd(part: string): string[] {
  const ended = /^(\p{N}.*?)([.,]+)$/u.exec(part);
  if (ended) return [ended[1] ?? '', ...(ended[2] ?? '')];
  const [, word = '', number = ''] = /^(\p{L}+)\.?(\d+)$/u.exec(part) ?? [];
  return isLabel(word) || isPieceUnit(word) ? [word, number] : [part];
}

/** '冊を' behind a number is a unit and a word. */
function splitUnit(part: string): string[] {
  const asian = ASIAN_UNIT.exec(part);
  return asian ? [asian[1] ?? '', asian[2] ?? ''].filter((piece) => piece !== '') : splitEnd(part);
}

function kindOf(text: string, before: string, after: string): LineToken['kind'] {
  if (text === CODE_MARK) return 'code';
  if (text === UNCLEAR) return 'unclear';
  if (/^\d/.test(text)) return 'number';
  if (/^[x×*✕✖]$/i.test(text)) return 'times';
  if (!/^\p{L}/u.test(text)) return /^\p{N}/u.test(text) ? 'odd' : 'sign';
  if (isPieceUnit(text) && (isCount(before) || /[:=]/.test(after) || isCount(after))) return 'unit';
  if (isLabel(text)) return 'label';
  const isInName = /^\p{Lu}/u.test(text) && /^\p{Lu}/u.test(before) && !isDozen(text);
  if (isDoubtful(text) && !(isInName && isPackWord(text))) return 'odd';
  if (isPieceUnit(text)) return 'unit';
  if (isPoliteWord(text)) return 'small';
  return isProductNoun(text) || /^\p{Lu}/u.test(text) || ASIAN.test(text) ? 'name' : 'odd';
}

const isDoubtful = (text: string): boolean =>
  isTroubleWord(text) || isDozen(text) || isPackWord(text) || isNumberWord(text.toLowerCase());

const isCount = (text: string): boolean => /^(?:\d|[x×*✕✖]$)/i.test(text);
