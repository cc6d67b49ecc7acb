import { holdsNumber } from './quantity-words.ts';
import { sharesOut } from './unclear-rest.ts';

/** Stands for the code in the text round it. */
export const CODE_MARK = '\u0001';
/** Stands for the pieces of a pack, and for '2 or 3': numbers, but no count. */
export const NOT_ASKED = 'of 0/0';

const N = String.raw`(?<![\d.,/~]|\d-)([+-]?\d{1,12}(?:[.,]\d)?|\d{1,6}e\d{1,3})(?![\d.,/~]*\d|\s?%)`;
const LABEL = String.raw`(?:qty|quantity|quantité|quantite|qté|qte|quantità|qtà|quantidade|qtd|aantal|hoeveelheid|cantidad|cant|uds|anzahl|menge|bestellmenge|stückzahl|(?:注文)?(?:数量|個数|冊数|部数)|數量|수량)`;
const UNIT = String.raw`(?:copies|copy|nos|pcs|pc|pieces|piece|units|unit|each|ea|stuks|stuk|stück|stuck|stk|exemplaires|exemplaire|ex|exemplaren|exemplares|exemplare|exemplaar|exemplar|pièces|pièce|ejemplares|ejemplar|unidades|unidade|unidad|uds|ud|copias|copia|copie|cópias|cópia|(?<=\s)st(?=\.?\s*(?:$|${CODE_MARK}))|pezzi|pezzo|pz|peças|pecas|[冊册個个件点點部本]|권|개|부)`;
const PER = String.raw`\s?(?:/|(?:per|pro|par|por|je)\s)`;
const OF = String.raw`(?:of|de|von|van|di|do|da)\s(?:the\s)?`;

/** Ways to write a quantity that leave no doubt: 3 x, x3, (3) beside the code, (x3) last, qty 3, 3 copies. */
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

/** 'pack of 25': what a piece holds, not how many pieces. */
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

/** '3 450 €' is 450 euros for one of three, or 3,450 euros. */
const SPACED_PRICE = new RegExp(
  String.raw`(?:${CURRENCY}\s?)?(?<![\d.,])\d{1,3}(?: \d{3}){1,3}(?:[.,]\d{1,2})?\s?${CURRENCY}|${CURRENCY}\s?\d{1,3}(?: \d{3}){1,3}(?!\d)`,
  'giu',
);
/** 'Price: $120' and 'Preis 45'. */
const NAMED_PRICE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:unit|list|net|unit-?)\s)?(?:price|prix|prijs|stukprijs|precio|preis|einzelpreis|prezzo|preço|cost|単価|価格|定価|单价|价格|가격|단가)(?:\s(?:unitaire|unitario|each))?\s?[:=]\s?${CURRENCY}?\s?${AMOUNT}\s?${CURRENCY}?`,
  'giu',
);

/** Amounts that a currency stands between: it may belong to either, so that neither is a quantity. */
const BETWEEN = new RegExp(String.raw`(?<![\d.,])[\d.,]{1,15}\s${CURRENCY}\s[\d.,]{1,15}(?![\d.,])`, 'giu');
const GLUED_PRICE = new RegExp(String.raw`(?<!${CURRENCY}\s?)${AMOUNT}${CURRENCY}(?=\s\d)`, 'giu');

const DATE = /(?<![\d.,/-])(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([./])\d{1,2}\1\d{4})(?![\d/-])/g;

/** What is written round a code: the quantities beyond doubt, and the text without them. */
type Firm = {
  readonly found: readonly string[];
  readonly rest: string;
  /** What stands behind one says that it is not the whole: '2 each for 5 rooms', '3 pcs + 2 spare'. */
  readonly isUnclear: boolean;
};

/** Takes a code's neighbours apart. Behind a counting word ('copies') no other number may stand. */
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

/** The text without amounts of money that carry a currency or an @. */
export function withoutPrices(text: string): string {
  return text
    .replace(NAMED_PRICE, ' ')
    .replace(SPACED_PRICE, ` ${NOT_ASKED} `)
    .replace(BETWEEN, ` ${NOT_ASKED} `)
    .replace(GLUED_PRICE, ' ')
    .replace(PRICE, ' ');
}

/** True for a word that says 'pieces': 'pcs', 'stuks', '冊'. */
export const isPieceUnit = (word: string): boolean =>
  LONE_UNIT.test(word.replace(/\.$/, '')) || /^st\.?$/i.test(word);

/** True for a word that says 'quantity': 'qty', 'Aantal', '数量'. */
export const isLabel = (word: string): boolean => LONE_LABEL.test(word.replace(/\.$/, ''));

/** True for an amount with cents, or with a currency. It is no quantity. */
export function isAmount(text: string): boolean {
  return (
    text.length < 40 && !isCount(text) && LONE_PRICE.test(text) && /[.,]\d{2}\D{0,4}$|[^\d.,\s]/.test(text)
  );
}

/** True if the amount says its currency: certainly a price, so it leaves no doubt about the quantity. */
export function hasCurrency(text: string): boolean {
  return new RegExp(CURRENCY, 'iu').test(text);
}

/** True for text that can only be meant as a count: 3, -3, 2.0, 1e9. Whether it is permitted the row says. */
export function isCount(text: string): boolean {
  return /^(?:[+-]?\d{1,9}(?:[.,]\d)?|\d{1,6}e\+?\d{1,3})$/i.test(text);
}

/**
 * True for a number in groups of three: 1,000 and 1.000 and 1 000. A thousand in one country, a price or 1 in another:
 * it is a quantity only where no plain count is, and then as written, for the row to refuse what it can't be sure of.
 */
export function isGrouped(text: string): boolean {
  return /^\d{1,3}([.,' ])\d{3}(?:\1\d{3}){0,9}$/.test(text);
}

/**
 * The one of these counts that unit price and total prove: 3 where the text has $45.00 and $135.00. Undefined where
 * there are no two amounts, or none or several counts fit.
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

/** The count that is all a line holds: '3', 'Qty: 3', 'x3', '3 pcs'; else undefined. */
export function countOfCell(text: string): string | undefined {
  return text.length < 40 ? COUNT_CELL.exec(text)?.[1] : undefined;
}

/** A quantity as the row shall show it: 2.0 and 2,00 are 2, +3 is 3, '3 pcs' and 'x3' are 3; else as typed. */
export function plainQuantity(text: string): string {
  const bare = text
    .trim()
    .replace(/^\+(?=\d)/, '')
    .replace(/^(\d{1,9})[.,]0{1,2}$/, '$1');
  const [, number, unit = ''] = /^x?\s?(\d{1,9})\s?(x|\p{L}{1,12})?\.?$/iu.exec(bare) ?? [];
  const isPlain = unit === '' || /^x$/i.test(unit) || LONE_UNIT.test(unit) || /\sst\.?$/i.test(bare);
  return number !== undefined && isPlain ? number : bare.slice(0, 40);
}
