import { folded } from './column-titles.ts';

const words = (text: string) => new Set(folded(text).split(' '));

const DATE = words(
  'date dates datum fecha data due deadline delivery levering lieferdatum liefertermin livraison entrega consegna 日付 納期',
);
const MONEY = words(
  'price prices prix prijs preis precio prezzo preco einzelpreis gesamtpreis stukprijs cost costs amount montant bedrag importe betrag budget total totaal subtotal discount rabatt korting remise descuento sconto vat btw tva iva mwst 単価 価格 金額 单价',
);
const LEVEL = words(
  'level niveau nivel livello grade grades klas klasse classe class year jaar jahr annee ano anno age leeftijd alter edad edition auflage stufe jahrgang leerjaar groep 学年',
);
const NUMBER = words(
  'line row regel ligne linea zeile pos position account acct po fund nr numero number konto compte cuenta conto rekening',
);
const ROOM = words('room rm salle raum lokaal aula sala zimmer 教室');

const MONTH =
  /^(?:jan|feb|fev|mar|apr|avr|abr|ma[iyj]|mei|jun|juin|jul|juil|aug|aou|ago|sep|set|oct|okt|ott|out|nov|dec|dez|dic|ene|gen|maa|mrt|marz|mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|die|mit|don|fre|son|maa|din|woe|vri|zat|zon|mie|jue|vie|sab|dom|gio)\p{L}*$/u;
const PLAIN_DATE =
  /^(?:by|vor|bis|before|am|pm|am|uhr|asap|tba|de|of|the|st|nd|rd|th|week|kw|semaine|semana)$/u;
const CURRENCY =
  /^(?:usd|eur|gbp|cad|aud|nzd|jpy|sgd|chf|each|ea|per|net|netto|incl|excl|vat|btw|tva|ht|ttc|iva|free|gratis|n|a)$/u;
const SCHOOL_YEAR =
  /^(?:k|pk|prek|pre|level|niveau|nivel|livello|grade|grades|gr|klas|klasse|classe|class|year|yr|jahr|jaar|ano|annee|age|ages|yrs|years|groep|stufe|edition|ed|auflage|to|and|[a-h]|[ivx]+|\p{L}|primary|secondary|elementary|middle|high|kindergarten|adult|child|infant|toddler|preschool|college|sr|jr|senior|junior|beginner|intermediate|advanced|basis|first|second|third|all|th|st|nd|rd|e|er|o|th|anos|ans|jaar|und|et|en|y|bis|a)$/u;

/**
 * Returns whether a cell does not have the form that its title requires: 'bestellt' under 'Date', 'x2' under 'Price',
 * 'skipped' under 'Grade'. A title of names requires none. [QO-09 d]
 */
export function isMisshapen(cell: string, title: string): boolean {
  const kind = kindOf(title);
  if (kind === undefined || cell === '') return false;
  if (!/[\p{L}]/u.test(cell)) return /^[x×*]|[✗✘❌☒×✕?]/u.test(cell);
  const parts = folded(cell).match(/[\p{L}\p{M}]+/gu) ?? [];
  const small = /^x\s?\d|\d\s?x$/iu.test(cell.trim());
  if (small) return true;
  if (kind === 'date') return !parts.every((part) => MONTH.test(part) || PLAIN_DATE.test(part));
  if (kind === 'money')
    return !/\d/.test(cell)
      ? !parts.every((part) => CURRENCY.test(part))
      : parts.some((part) => part.length > 1 && !CURRENCY.test(part));
  if (kind === 'level') return !parts.every((part) => SCHOOL_YEAR.test(part));
  return isOfWords(cell, kind === 'number');
}

/** Returns whether a word is about school years, ages or levels: 'grade', 'adult', 'anos'. */
export const isLevelWord = (word: string): boolean => SCHOOL_YEAR.test(folded(word));

/** Returns whether a title requires a form. */
export const hasShape = (title: string): boolean => kindOf(title) !== undefined;

type Kind = 'date' | 'money' | 'level' | 'number' | 'room';

function kindOf(title: string): Kind | undefined {
  const parts = folded(title).match(/[\p{L}\p{M}]+/gu) ?? [];
  const has = (set: ReadonlySet<string>) => parts.some((part) => set.has(part));
  if (parts.length === 0 || parts.length > 4) return undefined;
  if (has(MONEY)) return 'money';
  if (has(DATE)) return 'date';
  if (has(LEVEL)) return 'level';
  if (has(NUMBER)) return 'number';
  return has(ROOM) ? 'room' : undefined;
}

/** Returns whether a cell has words in lower case, which numbers and rooms do not: 'need 5'. A number must not be only a word. */
const isOfWords = (cell: string, isNumber: boolean): boolean =>
  /(?<![\p{L}\d])\p{Ll}{2,}/u.test(
    cell.replace(
      /(?<!\p{L})(?:room|rm|salle|raum|lokaal|aula|zimmer|sala|no|nr|line|po|ligne|regel)(?!\p{L})/giu,
      '',
    ),
  ) ||
  (isNumber && !/\d/.test(cell) && /\p{L}{4}/u.test(cell));
