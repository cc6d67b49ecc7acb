import { withoutLinks } from './line-tokens.ts';
import { isSpeltNumber, isSpeltPlural } from './number-words.ts';
import { withoutGuess, withoutGuesses } from './open-guesses.ts';
import { withoutPrices } from './quantity-text.ts';
import type { Reading } from './reading.ts';
import type { PasteRecord } from './records.ts';
import { isAsMany } from './unclear-rest.ts';

/** Numbers that do not count pieces: dates, times, phone numbers, references, ordinals, percentages, parts of a longer number. */
const ASIDE = [
  /\S+@\S+/g,
  /(?<!\p{L})(?:t[eé]l(?:[eé]?f(?:oo?n|ono|oon)?|efono)?|tfno|phone|fax|mobile?|cell|電話)(?!\p{L})[.:\s]*[+\d(][\d\s()/.-]*/giu,
  /(?<![\p{L}\p{N}])\d{1,4}(?:\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2,4}|[./]\d{1,2})(?![\p{L}\p{N}])/gu,
  /(?<!\p{N})\d{1,2}\s?[:h]\s?\d{2}(?!\p{N})/gu,
  /\+?\(?\p{N}[\p{N}\s().-]{5,}\p{N}/gu,
  /(?<![\p{L}\p{N}])\d{1,3}(?:st|nd|rd|th|de|ste|(?<=\b1)er|ère|[eoaºª])(?!\p{L})/gu,
  /\d+\s?[%年月日時歳]|第\s?\d+/gu,
];
const MONTH = String.raw`(?:jan(?:uary?|uari|vier)?|feb(?:ruary?|ruari|rero)?|fév(?:rier)?|mar(?:ch|s|zo)?|märz?|maart|mrt|apr(?:il)?|avr(?:il)?|abr(?:il)?|may|mai|mei|mayo|jun[ei]?|juin|junio|jul[yi]?|juil(?:let)?|julio|aug(?:ust(?:us)?)?|août|agosto|sept?(?:ember|embre|iembre)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember|embre)?|déc(?:embre)?|dic(?:iembre)?|enero)(?!\p{L})\.?`;
const ONE_MONTH = new RegExp(`^(?:${MONTH})$`, 'iu');
const TIME = String.raw`(?:[ap]\.?m|uhr|heures?|hours?|uur|horas?|stunden?|minutes?|days?|weeks?|months?|years?|yrs?|jours?|semaines?|mois|ans|années?|dagen|weken|maanden|jaar|días|semanas|meses|años|tage?n?|wochen?|monate?n?|jahre?n?)(?!\p{L})`;
/** A word whose number belongs to something else: 'Room 12', 'P.O. Box 88', '12 May'. */
const THING = String.raw`(?:rooms?|rm|grades?|years?|yr|class|level|school|district|ps|campus|building|bldg|floor|suite|ste|unit|apt|apartment|box|chapter|form|route|highway|ward|tel|phone|fax|ext|mobile|po|inv|invoice|quote|quotation|dept|department|account|acct|pages?|seite|página|pagina|bladzijde|blz|fund|cent(?:re|er)|code|iphone|windows|version|appendix|attachment|line|customer|client|net|ages?|covid|lokaal|groep|klas|leerjaar|jaar|bus|postbus|offerte|salle|classe|niveau|année|devis|bp|cedex|étage|bâtiment|aula|clase|curso|nivel|grado|klasse|stufe|raum|zimmer|zi|jahr|angebot|postfach|kw|etage|stock|vom|am|le|bis|before|by|until|since)`;
const NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:${THING}\.?|${MONTH}),?\s?(?:no\.?|nr\.?|n[°º]|#|:)?\s?\d{1,3}(?!\p{N})(?:\s?(?:of|to|and|sur|von|van|de|bis|à|tot|[\/-])\s?\d{1,3}(?!\p{N}))?|(?<!\p{N})\d{1,3}(?:\s?-\s?\d{1,3})?\.?\s?(?:de\s)?(?:${MONTH}|${TIME})(?!\p{L})`,
  'giu',
);
/** A house number. */
const STREET = new RegExp(
  [
    String.raw`(?<!\p{N})\d{1,3}(?:-\d{1,3})?(?:\s(?:bis|ter))?,?\s(?:\p{L}[\p{L}.'’-]*\s){0,3}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|way|court|ct|place|pl|square|sq|parkway|pkwy|terrace|close|crescent|circle|rue|bd|chemin|impasse|allée|quai|cours)(?!\p{L})`,
    String.raw`(?<!\p{L})\p{L}*(?:str|straße|strasse|straat|weg|laan|plein|gracht|kade|dreef|steenweg|platz|gasse|allee|singel|ring|damm|ufer)\.?\s\d{1,3}(?!\p{N})`,
    String.raw`(?<!\p{L})(?:calle|c\/|avda|avenida|av|plaza|paseo|via|viale|piazza|rua|carrer)\.?\s(?:\p{L}[\p{L}.'’-]*,?\s){1,4}(?:n[°º]\s?)?\d{1,3}(?!\p{N})`,
  ].join('|'),
  'giu',
);
/** The number in 'these 2 kits' is the number of rows. */
const THESE =
  /(?<!\p{L})(?:the|these|those|les|ces|deze|l[oa]s|est[oa]s|diesen?|queste|questi) (\d{1,3}|\p{L}+) (?=\p{L})/giu;
/** A number of two or more: alone, next to x, before a word for pieces, or as in '2-3'. */
const LABEL = '(?:x|×|qty|qté|qte|menge|anz|aantal|cant)';
const UNIT = String.raw`(?:x|pcs?|ea|stk|st|ex|uds?|copies|sets?|pks?|kits?|er)(?!\p{L})`;
const NUMBER = new RegExp(
  String.raw`(?<!\p{N}[.,:/-]?|[#°º/]|(?<!\s)-|\p{sc=Latin}(?<!${LABEL}))(?:\d{1,2}-(?=\d{1,2}(?![\p{N}.,:/-]))|(?!0*1(?!\d))\d{1,3}(?![.,:/-]*\d)(?!(?!${UNIT})\p{sc=Latin}))`,
  'iu',
);
/** 'Qty 1,000', '③', and 'III' alone in its line. */
const SIGNED =
  /(?<!\p{L})(?:qty|quantity|quantité|qté|menge|anzahl|aantal|cantidad|copies|数量)\P{L}{0,3}(?!0*1(?!\d))\d|(?<!\p{L})(?!①)[\p{No}\p{Nl}]|^(?:[x×]\s?)?(?:I{2,3}|I?[VX]I{0,3})$/iu;
const ASIAN_COUNT =
  /(?<!第)[二三四五六七八九十百弐参]{1,4}\s?(?:冊|部|個|点|本|枚|組|箱|つ|ずつ|セット|ダース)|倍|複?数[冊部個点枚]|複数|若干|[名人員数]分|クラス分/u;
/** Words that are numbers in another language: 'due by Friday', 'once approved', 'ten behoeve van', 'Sept.'. */
const HOMOGRAPHS =
  /(?<!\p{L})(?:due (?=by|on|to|date|in|before)|once (?=\p{L})(?!de )|ten (?=behoeve|name|laste|aanzien)|onze (?=\p{Ll})|sept\b|double[- ]?check\p{L}*|per cent|mille (?=merci|grazie)|(?<=grazie )mille|(?<=gracias )mil(?!\p{L}))/giu;
/** Below a code, a text may describe the product's content: 'With 25 copies of the form'. */
const HOLDS =
  /^\P{L}{0,3}(?:with|incl\p{L}*|contains?|contenant|comprend|contient|avec|mit|enthält|inkl|met|bevat|con|contiene|incluye)(?!\p{L})/iu;
const LONGEST = 200;

/** Returns whether a word is the name of a month, in full or abbreviated: 'January', 'Sept.'. */
export const isMonth = (word: string): boolean => ONE_MONTH.test(word);

/**
 * Returns whether a line without a code has a count: '(x3)', 'Order qty 3', 'Three complete sets:', 'in triplicate', '各四冊'.
 * It may concern the rows around it, so rows without a quantity are asked for. Dates, phone numbers, addresses, prices and
 * the numbers of rooms, grades and orders do not count. [QO-09 d]
 */
export function holdsCount(line: string): boolean {
  if (line.length > LONGEST) return false;
  let text = withoutPrices(withoutLinks(line));
  for (const pattern of ASIDE) text = text.replace(pattern, ' – ');
  text = text
    .replace(STREET, ' – ')
    .replace(NAMED, ' – ')
    .replace(HOMOGRAPHS, ' ')
    .replace(THESE, (all, number: string) => (/^\d/.test(number) || isSpeltNumber(number) ? ' ' : all));
  if (NUMBER.test(text) || ASIAN_COUNT.test(text) || isAsMany(text) || SIGNED.test(text.trim())) return true;
  return (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*/gu) ?? []).some(isSpeltPlural);
}

/** If a line without a code has a count, asks for the quantities of rows that have none, instead of assuming one piece. */
export function withoutCounted(
  records: readonly PasteRecord[],
  readings: readonly (Reading | undefined)[],
): readonly (Reading | undefined)[] {
  const first = readings.findIndex((reading) => reading && 'items' in reading);
  const isCounted = readings.some((reading, i) => {
    const { text = '' } = records[i] ?? {};
    const isNote = reading && 'reason' in reading && reading.reason === 'no-code';
    return isNote && !(i > first && HOLDS.test(text)) && holdsCount(text);
  });
  return isCounted ? readings.map((reading) => reading && withoutGuess(withoutGuesses(reading))) : readings;
}
