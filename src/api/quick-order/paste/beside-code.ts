import type { FoundCode } from './find-codes.ts';
import {
  CODE_MARK,
  firmQuantities,
  isAmount,
  isCount,
  isGrouped,
  plainQuantity,
  provenCount,
  withoutPrices,
} from './quantity-text.ts';
import { holdsNumber, isNumberWord, isOddQuantity } from './quantity-words.ts';
import { item, openItem, type Reading, unread } from './reading.ts';
import { changesQuantity } from './unclear-rest.ts';
import { isExplained, isPlainName } from './whole-line.ts';

/** Splits a line where columns are split: at a separator, at a wide gap, and at the code itself. */
const PIECE_END = new RegExp(String.raw`[;|\t]|,(?!\d)|(?<!\d),|\s{2,}|\s-\s|${CODE_MARK}`);
/** A piece with more words is a title, or not a line of an order. Its quantity is then asked for. */
const MOST_TOKENS = 60;
/** A second 'x3'. */
const TIMES = /(?<!\w)[x*×✕✖]\s?\d|\d\s?[x*×✕✖](?!\w)/iu;
const FOR_WHOM =
  /(?<=\d) (?:for|pour|voor|para|für) ((?:\p{L}{1,9}\.? ){0,2}\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?)[.!\s]{0,3}$/u;
/** Phrases that ask for a product or say thanks, which are not part of its line. 'je' and 'por' mean 'each' in other places. */
const ASKED_FOR =
  /^(?:(?:please|kindly) (?:order|send)|(?:we|i) (?:need|want|would like)|need|veuillez commander|nous souhaitons|je (?:voudrais|souhaite|désire)(?: commander)?|graag|wij bestellen|necesit(?:o|amos)|(?:por favor )?(?:envíen|pedimos)|(?:wir|ich) (?:benötigen|brauchen|bestellen?)|order|commande|bestelling|bestellung|pedido|注文)(?!\p{L})\s?:?\s?(?=\d)/iu;
const LONGEST_THANKS = 60;
const THANKED_FOR =
  /(?:[\s,]*(?:please|thanks|thank you|merci|svp|s'il vous plaît|aub|bedankt|por favor|gracias|bitte|danke|を?お願い(?:し|いたし|致し)ます|ください|下さい|주세요|부탁(?:드립|합)니다))+[\s.!]*$/iu;
const OFFICE =
  /(?<!\p{L})(?:vat|btw|tva|iva|iban|bic|kvk|siret|nif|tel|phone|fax|mobile|invoice|facture|factuur|factura|po|subtotal|total|totaal|tax)(?!\p{L})/iu;

/**
 * Reads the text around a code in a line. The reading is only used if the whole line is understood. Otherwise the quantity
 * is asked for. [QO-09 d]
 */
export function readAround(line: string, found: FoundCode): Reading {
  const marked = withoutAsides(line);
  const reading = readNeighbours(marked, found);
  const [only] = 'items' in reading ? reading.items : [];
  if (!only || (only.explicit && !/^\d+$/.test(only.quantity))) return reading;
  if (found.kind === 'number' && isLongCount(only.quantity)) return unread('ambiguous');
  const counted = only.explicit ? only.quantity : undefined;
  const isProven = provenCount(marked, [only.quantity]) !== undefined;
  if (isExplained(marked, counted, isProven)) return reading;
  const isNamed = found.kind === 'product' && counted === undefined && /\p{L}{2,}/u.test(marked);
  return isNamed ? unread('ambiguous') : openItem(found.code);
}

/** Returns whether a number next to a numeric code may be another code. */
export const isLongCount = (quantity: string): boolean => /^\d{4,}$/.test(quantity);

/** Removes names in brackets, such as '(Language Kit)', and the recipient in '2 for Mrs. Jones'. */
function withoutAsides(marked: string): string {
  const line = marked.trim();
  // Thanks are only searched for at the end, so that a long line does not take longer than a short one.
  return `${line.slice(0, -LONGEST_THANKS)}${line.slice(-LONGEST_THANKS).replace(THANKED_FOR, '')}`
    .replace(ASKED_FOR, '')
    .replace(/\(([^()\p{N}]{2,60})\)/gu, (all, inside: string) => (isPlainName(inside) ? '  ' : all))
    .replace(FOR_WHOM, (all, whom: string) => (isPlainName(whom) ? '' : all));
}

function readNeighbours(marked: string, { code, kind, doubtful }: FoundCode): Reading {
  const { found, rest, isUnclear } = firmQuantities(withoutPrices(marked));
  const wordy = /\p{L}{2,}/u.test(rest);
  if (found.length > 1 || isUnclear) return unread('ambiguous');
  if (kind === 'weak' && wordy && !isWordQuantity(rest)) return unread('no-code');
  const beside = besideCode(rest);
  if (found.length === 1) {
    if (kind === 'number' && /[\p{L}\d]/u.test(rest)) return unread('no-code');
    const isTold = beside.counts.length === 0 && !beside.isContested && !TIMES.test(rest);
    return isTold ? item(code, found[0]) : unread('ambiguous');
  }
  if (kind !== 'isbn' && OFFICE.test(rest)) return unread('no-code');
  const bare = bareQuantity(beside, wordy) ?? provenCount(marked, beside.buried);
  if (kind === 'number' && restWithout(rest, bare) !== '') return unread('no-code');
  if (bare !== undefined) return item(code, bare);
  const isNamed = kind === 'isbn' || (kind === 'product' && marked.trim().startsWith(CODE_MARK));
  if (doubtful || beside.isUnsure || (wordy && !isNamed)) return unread('ambiguous');
  return item(code, undefined);
}

function isWordQuantity(rest: string): boolean {
  return rest.split(/[^\p{L}]+/u).every((word) => word.length < 2 || isNumberWord(word));
}

function restWithout(rest: string, quantity: string | undefined): string {
  const left = rest.replace(CODE_MARK, ' ').replace(/[^\p{L}\d]+/gu, '');
  return left === (quantity ?? '').replace(/[^\p{L}\d]+/gu, '') || isNumberWord(left) ? '' : left;
}

/** The parts around a code, by how certainly they are quantities. */
type Beside = {
  /** Numbers that stand alone: between the code, separators, wide gaps and the line's ends. */
  readonly counts: readonly string[];
  /** Like `counts`, but not plain numbers: '1,000', '2 dozen', 'III'. They are kept as written. */
  readonly odd: readonly string[];
  /** Numbers among words, such as the 4 in the title 'Grade 4'. */
  readonly buried: readonly string[];
  /** True if another number contradicts the one that stands alone: '2 (3)', '2, sorry 3'. */
  readonly isContested: boolean;
  /** True if a part may be meant as a quantity. */
  readonly isUnsure: boolean;
};

function besideCode(rest: string): Beside {
  const counts: string[] = [];
  const odd: string[] = [];
  const buried: string[] = [];
  let isUnsure = false;
  let isContested = false;
  for (const piece of rest.split(PIECE_END)) {
    const whole = withoutSigns(piece);
    const tokens =
      isGrouped(whole) || isOddQuantity(whole)
        ? [whole]
        : whole.split(/\s+/).filter((t) => /[\p{L}\p{N}]/u.test(t));
    if (tokens.length > MOST_TOKENS) {
      isUnsure ||= /\d/.test(whole);
      continue;
    }
    isContested ||= changesQuantity(whole);
    const isText = tokens.length > 1 && /\p{L}/u.test(whole);
    if (isText) {
      buried.push(...tokens.filter((token) => /^\d{1,5}$/.test(token)));
      isUnsure ||= holdsNumber(whole);
      continue;
    }
    for (const token of tokens.map(withoutSigns)) {
      if (isCount(token)) counts.push(plainQuantity(token));
      else if (isGrouped(token) || isOddQuantity(token)) odd.push(token);
      else if (isAmount(token)) isUnsure = true;
      else if (holdsNumber(token)) isUnsure = isContested = true;
    }
  }
  return { counts, odd, buried, isContested, isUnsure: isUnsure || counts.length + odd.length > 0 };
}

/** Removes the signs that join a quantity to its code ('= 3', '/2', '-> 3'), and a lone x. */
function withoutSigns(piece: string): string {
  return piece
    .replace(/(?<!\S)x(?!\S)/gi, ' ')
    .trim()
    .replace(/^(?:[:=/*\s]|[-=]>){1,4}|(?<=[^.])[.:!]{1,3}$/g, '')
    .trim();
}

/** Returns the quantity if exactly one number stands alone. A lone 2019 after a title is more likely a year. */
function bareQuantity({ counts, odd, isContested, isUnsure }: Beside, wordy: boolean): string | undefined {
  const [count] = counts;
  if (!isUnsure || isContested || counts.length + odd.length !== 1) return undefined;
  if (count !== undefined) return wordy && Number(count) > 999 ? undefined : count;
  return wordy && isGrouped(odd[0] ?? '') ? undefined : odd[0];
}
