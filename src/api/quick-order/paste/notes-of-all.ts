import { isTakenBack } from './cancelled-lines.ts';
import { findCodes, readCodeCell } from './find-codes.ts';
import { multipliesList } from './list-notes.ts';
import { isSpeltPlural } from './number-words.ts';
import { withoutGuess, withoutGuesses } from './open-guesses.ts';
import { isCount, plainQuantity, withoutPrices } from './quantity-text.ts';
import { type Reading, unread } from './reading.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/** The mark that replaces each code. */
const MARK = '\u0001';
const word = (words: string) => String.raw`(?<![\p{L}\p{N}])(?:${words})(?!\p{L})`;
/** Words for each row or all rows. */
const ALL = new RegExp(
  word(
    String.raw`each|every|all|everything|both|chaque|chacune?s?|tout(?:es|e)?|tous|elke?|iedere?|alle[sn]?|allemaal|cada|tod[oa]s?|jede[mnrs]?|jeweils|je(?=\s(?:\d|zwei|drei|vier|fünf|sechs|zehn))|ogni|tutt[oiae]|ciascun[oa]`,
  ) + '|[各毎每]|ずつ|すべて|全て|全部',
  'iu',
);
/** Words for all other rows. */
const REST = new RegExp(
  word(
    String.raw`the (?:rest|others?|remaining)|all (?:the )?others?|everything else|le reste|les autres|de rest|de ander(?:e|en)|de overigen?|al het andere|(?:der|den) rest|die (?:anderen|übrigen|restlichen)|alle (?:anderen|übrigen|andere|overige)|el resto|l[oa]s demás|l[oa]s otr[oa]s|todo lo demás|il resto|gli altri|le altre|o resto|os outros`,
  ) + '|残り|それ以外|ほかは|他は',
  'iu',
);
const EXCEPT = new RegExp(
  word(
    String.raw`except(?:ing)?|excluding|excl|but|apart from|other than|save|sauf|hormis|excepté|à l['’]exception|mais|behalve|uitgezonderd|met uitzondering|maar|salvo|excepto|menos|pero|außer|ausser|ausgenommen|bis auf|aber|tranne|eccetto|meno|ma|exceto`,
  ) + '|ただし|但し|以外|除[くいき]',
  'iu',
);
/** 'one of each', which codes alone already mean. */
const ONE = new RegExp(
  String.raw`${word('1|one|une?|een|één|eine?|un[oa]')}(?:\s\p{L}+)?\s(?:of |de |van |von )?(?:each|every|chaque|elke?|cada|jede[mnrs]?)`,
  'iu',
);
const DOUBLES = new RegExp(
  word('double|triple|verdubbel|verdoppeln|doubler|doublez|duplicar|raddoppiare'),
  'iu',
);

/**
 * Returns whether a line gives a number for all rows, or changes all of them, and also names a code: '10 of each except
 * CODE: only 2', 'Double all but CODE', 'CODE 2, the rest 10'. A line that only gives the quantity of its own codes does
 * not count. [QO-09 d]
 */
export function isNoteOfAll({ text, cells }: PasteRecord, reading: Reading): boolean {
  if (text.length > MAX_LINE_LENGTH || (!ALL.test(text) && !REST.test(text))) return false;
  const codes = findCodes(text).filter(({ kind }) => kind !== 'weak' && kind !== 'number');
  const isCode = (cell: string) => readCodeCell(cell) !== undefined;
  if (codes.length === 0) return false;
  if (cells.some(isCode) && cells.some((cell) => isCount(plainQuantity(cell)))) return false;
  const line = withoutPrices(marked(text, codes)).trim();
  const first = line.indexOf(MARK);
  const [before, behind] = [line.slice(0, first), line.slice(first + 1)];
  const isOfAll = ALL.test(before) && holdsNumber(before);
  if (REST.test(line) && (holdsNumber(line) || 'reason' in reading)) return first > 0 || 'reason' in reading;
  if (isOfAll && EXCEPT.test(before)) return true;
  if (isOfAll && /[,;.:。、（(]/u.test(before)) return holdsNumber(behind) || 'reason' in reading;
  if ('items' in reading) return false;
  const changes = DOUBLES.test(before) || multipliesList(before) || isTakenBack(before);
  const isException = EXCEPT.test(line) && ALL.test(line) && (changes || holdsNumber(line));
  return isException || changes || (isOfAll && /\p{L}/u.test(before.replace(ALL, '')) && /\p{L}/u.test(line));
}

/** Lists the notes about all rows as not read, and asks for the quantities of rows without a number. */
export function withNotesOfAll(
  records: readonly PasteRecord[],
  readings: readonly (Reading | undefined)[],
): readonly (Reading | undefined)[] {
  const isNote = readings.map((reading, i) => {
    const record = records[i];
    return reading !== undefined && record !== undefined && isNoteOfAll(record, reading);
  });
  if (!isNote.includes(true)) return readings;
  const asks = isNote.some((is, i) => is && !saysOneOfEach(records[i]?.text ?? ''));
  return readings.map((reading, i) => {
    if (isNote[i]) return unread('ambiguous');
    return reading && asks ? withoutGuess(withoutGuesses(reading)) : reading;
  });
}

function marked(text: string, codes: readonly { readonly start: number; readonly end: number }[]): string {
  let at = 0;
  let line = '';
  for (const { start, end } of codes) {
    line += text.slice(at, start) + MARK;
    at = end;
  }
  return line + text.slice(at);
}

/** Returns whether a line says 'one of each', which codes alone already mean. */
export const saysOneOfEach = (text: string): boolean => ONE.test(text);

const holdsNumber = (text: string): boolean =>
  /\d|[二三四五六七八九十]\s?[冊部個点]/u.test(text) ||
  (text.match(/\p{L}[\p{L}\p{M}-]*/gu) ?? []).some(isSpeltPlural);
