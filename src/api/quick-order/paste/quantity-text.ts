import { holdsNumber } from './quantity-words.ts';
import { sharesOut } from './unclear-rest.ts';

/** The mark that replaces the code in the surrounding text. */
export const CODE_MARK = '\u0001';
/** The mark that replaces the pieces of a pack and phrases such as '2 or 3': numbers that are not a count. */
export const NOT_ASKED = 'of 0/0';

const N = String.raw`(?<![\d.,/~]|\d-)([+-]?\d{1,12}(?:[.,]\d)?|\d{1,6}e\d{1,3})(?![\d.,/~]*\d|\s?%)`;
const LABEL = String.raw`(?:qty|quantity|quantité|quantite|qté|qte|quantità|qtà|quantidade|qtd|aantal|hoeveelheid|cantidad|cant|uds|anzahl|menge|bestellmenge|stückzahl|(?:注文)?(?:数量|個数|冊数|部数)|數量|수량)`;
const UNIT = String.raw`(?:copies|copy|nos|pcs|pc|pieces|piece|units|unit|each|ea|stuks|stuk|stück|stuck|stk|exemplaires|exemplaire|ex|exemplaren|exemplares|exemplare|exemplaar|exemplar|pièces|pièce|ejemplares|ejemplar|unidades|unidade|unidad|uds|ud|copias|copia|copie|cópias|cópia|(?<=\s)st(?=\.?\s*(?:$|${CODE_MARK}))|pezzi|pezzo|pz|peças|pecas|[冊册個个件点點部本]|권|개|부)`;
const PER = String.raw`\s?(?:/|(?:per|pro|par|por|je)\s)`;
const OF = String.raw`(?:of|de|von|van|di|do|da)\s(?:the\s)?`;

/** Unambiguous notations of a quantity: 3 x, x3, (3) next to the code, (x3) at the end, qty 3, 3 copies. */
const FIRM = [
  String.raw`(?<![\w.,])${N}\s?[x*×✕✖](?![a-z\d]|\s\d)`,
  String.raw`(?<![\w.,]|\d\s)[x*×✕✖]\s?${N}(?!\w)`,
  String.raw`${CODE_MARK}\s?[([]\s?x?\s?${N}\s?x?\s?[)\]]`,
  String.raw`[([]\s?x?\s?${N}\s?x?\s?[)\]]\s?${CODE_MARK}`,
  String.raw`[([]\s?(?:x\s?${N}|${N}\s?x)\s?[)\]]\s?$`,
  String.raw`(?<!\p{L})(?:${LABEL}\s?[.:=]?|${UNIT}\s?[:=])\s?${N}(?!\s?\p{L})`,
  String.raw`(?<!\p{L}\s|[第各毎每]\s?)${N}\s?${UNIT}(?!\p{L}|${PER})`,
  String.raw`${N}\s?${UNIT}\s${OF}(?=${CODE_MARK})`,
].map((source) => ({ pattern: new RegExp(source, 'giu'), isCounted: source.includes(`${N}\\s?${UNIT}`) }));

/** The content of a pack, such as 'pack of 25', which is not the number of pieces. */
const PACK =
  /(?:pack|box|set|case|bundle|carton|paquet|boîte|lot|doos|pak|caja|paquete|packung|karton|confezione|scatola|pacote|caixa)\p{L}{0,4}\s(?:\p{L}{1,3}\s)?\d{1,6}/giu;
const EITHER = /\d{1,6}\s(?:to|or|bis|oder|ou|à|tot|of|o|a)\s\d{1,6}/giu;

const COUNT_CELL = new RegExp(
  String.raw`^(?:${LABEL}\s?[.:=]?\s?|[x*]\s?)?(-?\d{1,5})(?:\s?${UNIT}\.?|\s?x)?$`,
  'iu',
);
const LONE_UNIT = new RegExp(`^${UNIT}$`, 'iu');
const LONE_LABEL = new RegExp(`^${LABEL}$`, 'iu');

const CURRENCY = String.raw`(?:\p{Sc}|[円元원]|(?<!\p{L})(?:USD|EUR|GBP|CAD|AUD|NZD|JPY|SGD|CHF)(?!\p{L}))`;
const AMOUNT = String.raw`(?<![\d.,])\d{1,3}(?:[., ]?\d{3}){0,3}(?:[.,]\d{1,2})?(?![\d.,]*\d)`;
const PRICE = new RegExp(String.raw`(?:${CURRENCY}|@)\s?${AMOUNT}|${AMOUNT}\s?${CURRENCY}(?!\s?\d)`, 'giu');
const LONE_PRICE = new RegExp(String.raw`^\D{0,4}${AMOUNT}\s?${CURRENCY}?$`, 'iu');

/** An amount with spaces: '3 450 €' is 3 pieces for 450 euros each, or 3,450 euros. */
const SPACED_PRICE = new RegExp(
  String.raw`(?:${CURRENCY}\s?)?(?<![\d.,])\d{1,3}(?: \d{3}){1,3}(?:[.,]\d{1,2})?\s?${CURRENCY}|${CURRENCY}\s?\d{1,3}(?: \d{3}){1,3}(?!\d)`,
  'giu',
);
/** A labelled price: 'Price: $120' and 'Preis 45'. */
const NAMED_PRICE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:unit|list|net|unit-?)\s)?(?:price|prix|prijs|stukprijs|precio|preis|einzelpreis|prezzo|preço|cost|単価|価格|定価|单价|价格|가격|단가)(?:\s(?:unitaire|unitario|each))?\s?[:=]\s?${CURRENCY}?\s?${AMOUNT}\s?${CURRENCY}?`,
  'giu',
);

/** Two amounts with a currency between them. It may belong to either, so neither is a quantity. */
const BETWEEN = new RegExp(String.raw`(?<![\d.,])[\d.,]{1,15}\s${CURRENCY}\s[\d.,]{1,15}(?![\d.,])`, 'giu');
const GLUED_PRICE = new RegExp(String.raw`(?<!${CURRENCY}\s?)${AMOUNT}${CURRENCY}(?=\s\d)`, 'giu');

const DATE = /(?<![\d.,/-])(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([./])\d{1,2}\1\d{4})(?![\d/-])/g;

/** The unambiguous quantities around a code, and the text without them. */
type Firm = {
  readonly found: readonly string[];
  readonly rest: string;
  /** True if the text after one shows that it is not the whole quantity: '2 each for 5 rooms', '3 pcs + 2 spare'. */
  readonly isUnclear: boolean;
};

/** Finds the unambiguous quantities around a code. A counting word ('copies') must not be followed by another number. */
export function firmQuantities(text: string): Firm {
  let isUnclear = false;
  const found = new Set<string>();
  let rest = text.replace(EITHER, NOT_ASKED).replace(PACK, NOT_ASKED);
  for (const { pattern, isCounted } of FIRM) {
    let behind = '';
    rest = rest.replace(pattern, (match: string, ...groups: (string | number | undefined)[]) => {
      const [at, all] = groups.slice(-2);
      behind = String(all).slice(Number(at) + match.length);
      found.add(
        plainQuantity(
          groups
            .slice(0, -2)
            .find((group) => typeof group === 'string')
            ?.toString() ?? '',
        ),
      );
      return match.includes(CODE_MARK) ? ` ${CODE_MARK} ` : ' ';
    });
    isUnclear ||= sharesOut(behind) || (isCounted && holdsNumber(behind.replace(DATE, ' ')));
  }
  return { found: [...found], rest, isUnclear };
}

/** Returns the text without amounts of money that have a currency or an @. */
export function withoutPrices(text: string): string {
  return text
    .replace(NAMED_PRICE, ' ')
    .replace(SPACED_PRICE, ` ${NOT_ASKED} `)
    .replace(BETWEEN, ` ${NOT_ASKED} `)
    .replace(GLUED_PRICE, ' ')
    .replace(PRICE, ' ');
}

/** Returns whether a word means 'pieces': 'pcs', 'stuks', '冊'. */
export const isPieceUnit = (word: string): boolean =>
  LONE_UNIT.test(word.replace(/\.$/, '')) || /^st\.?$/i.test(word);

/** Returns whether a word means 'quantity': 'qty', 'Aantal', '数量'. */
export const isLabel = (word: string): boolean => LONE_LABEL.test(word.replace(/\.$/, ''));

/** Returns whether a text is an amount with cents or a currency, which is not a quantity. */
export function isAmount(text: string): boolean {
  return (
    text.length < 40 && !isCount(text) && LONE_PRICE.test(text) && /[.,]\d{2}\D{0,4}$|[^\d.,\s]/.test(text)
  );
}

/** Returns whether an amount has a currency. It is then certainly a price. */
export function hasCurrency(text: string): boolean {
  return new RegExp(CURRENCY, 'iu').test(text);
}

/** Returns whether a text can only be a count: 3, -3, 2.0, 1e9. The row decides whether it is allowed. */
export function isCount(text: string): boolean {
  return /^(?:[+-]?\d{1,9}(?:[.,]\d)?|\d{1,6}e\+?\d{1,3})$/i.test(text);
}

/**
 * Returns whether a number is grouped by three digits: 1,000 or 1.000 or 1 000. This means a thousand in some countries,
 * and a price or 1 in others. It only counts as a quantity if there is no plain count; it is kept as written, and the row
 * refuses it if it is ambiguous.
 */
export function isGrouped(text: string): boolean {
  return /^\d{1,3}([.,' ])\d{3}(?:\1\d{3}){0,9}$/.test(text);
}

/**
 * Returns the count that unit price and total confirm: 3 if the text has $45.00 and $135.00. Undefined unless there are two
 * amounts and exactly one count fits.
 */
export function provenCount(text: string, counts: readonly string[]): string | undefined {
  const amounts = [...text.matchAll(PRICE)].map(([amount]) => centsOf(amount));
  const [unit, total] = amounts;
  if (unit === undefined || total === undefined || amounts.length > 2) return undefined;
  const fitting = counts.filter((count) => Number(count) * unit === total);
  return fitting.length === 1 ? fitting[0] : undefined;
}

function centsOf(amount: string): number {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount.replace(/[^\d.,]/g, '')) ?? [];
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Returns the count if the text contains nothing else: '3', 'Qty: 3', 'x3', '3 pcs'. Otherwise undefined. */
export function countOfCell(text: string): string | undefined {
  return text.length < 40 ? COUNT_CELL.exec(text)?.[1] : undefined;
}

/**
 * Returns a quantity as the row shows it: 2.0 and 2,00 become 2, +3 becomes 3, '3 pcs' and 'x3' become 3. Other texts stay
 * as typed.
 */
export function plainQuantity(text: string): string {
  const bare = text
    .trim()
    .replace(/^\+(?=\d)/, '')
    .replace(/^(\d{1,9})[.,]0{1,2}$/, '$1');
  const [, number, unit = ''] = /^x?\s?(\d{1,9})\s?(x|\p{L}{1,12})?\.?$/iu.exec(bare) ?? [];
  const isPlain = unit === '' || /^x$/i.test(unit) || LONE_UNIT.test(unit) || /\sst\.?$/i.test(bare);
  return number !== undefined && isPlain ? number : bare.slice(0, 40);
}
