import { CODE_MARK, plainQuantity } from './quantity-text.ts';
import { isAsMany } from './unclear-rest.ts';
import { type LineToken, hasPrice, tokensOf } from './line-tokens.ts';

/** Signs that mean nothing anywhere. */
const SILENT = /^[.,;!|'\u2713\u2714\u2611]$|^(?![\u274C\u2612])\p{Extended_Pictographic}$/u;
/** Signs that join the parts on both sides of them. */
const JOINING = /^[-:=>/&+]$/;
/** 'n/a' and 'N/D'. */
const NOT_GIVEN = /(?<!\p{L})n\s?\/\s?[ad](?!\p{L})/iu;
const PAIRS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '"': '"',
  '«': '»',
  '“': '”',
  '„': '“',
};

/**
 * Returns whether every word, number and sign of a line with one code is understood, so that `quantity` is certain.
 * `quantity` is undefined for a line without one, which means one piece. False if there is a second number, a word or sign
 * with another meaning ('returned', 'dozen', '?'), or a unit without a number. The quantity is then asked for.
 *
 * `marked` is the line with CODE_MARK instead of its code. `proven`: unit price and total confirm the quantity. [QO-09 d]
 */
export function isExplained(marked: string, quantity: string | undefined, proven = false): boolean {
  const tokens = tokensOf(marked);
  if (
    NOT_GIVEN.test(marked) ||
    (quantity === undefined && isAsMany(marked)) ||
    tokens.some(({ kind }) => kind === 'odd') ||
    !tokens.every((_, i) => isSignExplained(tokens, i))
  ) {
    return false;
  }
  const isIt = ({ kind, text }: LineToken) => kind === 'number' && plainQuantity(text) === quantity;
  const counts = tokens.flatMap((token, i) => (isIt(token) ? [i] : []));
  const main = counts.find((i) => isFirm(tokens, i)) ?? counts.at(-1) ?? -1;
  if (quantity === undefined ? hasPrice(marked) || tokens.some(isOfNumber) : main < 0) return false;
  if (tokens.some(({ kind }) => kind === 'unclear') && !isFirm(tokens, main)) return false;
  if (!proven && isDoubtfulLead(tokens, main, hasPrice(marked))) return false;
  return tokens.every((token, i) => {
    if (token.kind === 'number') return i === main || proven || isNameNumber(tokens, i, main);
    return !isOfNumber(token) || belongsTo(tokens, i, main);
  });
}

/** Returns whether a text is only a name: 'Language Kit', 'Mrs. Jones'. */
export function isPlainName(text: string): boolean {
  const [, ...tokens] = tokensOf(`${CODE_MARK} ${text}`);
  return (
    tokens.length > 0 && tokens.every(({ kind, text: t }) => kind === 'name' || kind === 'small' || t === '.')
  );
}

const isOfNumber = ({ kind }: LineToken) => ['number', 'times', 'unit', 'label'].includes(kind);

/** Returns the index of the nearest token on one side that is not a sign. */
function beside(tokens: readonly LineToken[], at: number, step: 1 | -1): number {
  let i = at + step;
  while (tokens[i]?.kind === 'sign') i += step;
  return i;
}

/** Returns whether a unit, a times sign or a label belongs to the number: it is next to it, or next to one that is. */
function belongsTo(tokens: readonly LineToken[], at: number, main: number): boolean {
  const step = at < main ? 1 : -1;
  let i = beside(tokens, at, step);
  while (i !== main && tokens[i] && isOfNumber(tokens[i] as LineToken) && tokens[i]?.kind !== 'number') {
    i = beside(tokens, i, step);
  }
  const same = tokens.filter(({ kind }) => kind === tokens[at]?.kind).length;
  return i === main && same === 1;
}

function isFirm(tokens: readonly LineToken[], at: number): boolean {
  return [beside(tokens, at, -1), beside(tokens, at, 1)].some((i) =>
    ['times', 'unit', 'label'].includes(tokens[i]?.kind ?? ''),
  );
}

/**
 * Returns whether a bare number directly before the code may be a line number: '00010 CODE', '[1] CODE', '10 CODE 120,00',
 * '2: CODE'.
 */
function isDoubtfulLead(tokens: readonly LineToken[], main: number, priced: boolean): boolean {
  const isLead = tokens[beside(tokens, main, 1)]?.kind === 'code' && !isFirm(tokens, main);
  if (!isLead) return false;
  const inBrackets = ['(', '['].includes(tokens[main - 1]?.text ?? '');
  return (
    priced || inBrackets || tokens[main + 1]?.text === ':' || tokens[main]?.text.startsWith('0') === true
  );
}

/** Returns whether a number is part of a name and separate from the quantity: the 4 in 'Language Scale 4'. */
function isNameNumber(tokens: readonly LineToken[], at: number, main: number): boolean {
  const isNamed = tokens[at - 1]?.kind === 'name' && !tokens[at]?.apart;
  const isApart = isFirm(tokens, main) || (tokens[main]?.apart === true && tokens[main + 1]?.apart !== false);
  const touches = [tokens[at - 1], tokens[at + 1]].some((token) => token && isOfNumber(token));
  return isNamed && isApart && !touches;
}

function isSignExplained(tokens: readonly LineToken[], at: number): boolean {
  const { kind, text } = tokens[at] as LineToken;
  if (kind !== 'sign') return true;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (SILENT.test(text)) return !(before?.text === text);
  if (JOINING.test(text)) {
    if (!before || !after) return false;
    if (text === ':') return before.kind !== 'sign' && (before.kind !== 'name' || before.naming === true);
    if (text === '+' || text === '&') return [before, after].every((token) => isWord(token));
    return /^[->=]$/.test(text) || (before.kind !== 'sign' && after.kind !== 'sign');
  }
  return isPaired(tokens, at);
}

const isWord = ({ kind }: LineToken) => kind === 'name' || kind === 'small' || kind === 'code';

/** Returns whether a bracket or quote has its counterpart and something in between. */
function isPaired(tokens: readonly LineToken[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  const signs = tokens.filter(({ kind }) => kind === 'sign').map((token) => token.text);
  const [open = '', close = ''] = Object.entries(PAIRS).find(([a, b]) => a === text || b === text) ?? [];
  if (open === '') return false;
  const count = (sign: string) => signs.filter((other) => other === sign).length;
  const isEven = open === close ? count(open) % 2 === 0 : count(open) === count(close);
  return isEven && (text === close && open !== close ? true : tokens[at + 1]?.text !== close);
}
