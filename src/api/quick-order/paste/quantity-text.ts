/** Stands for the code in the text round it. */
export const CODE_MARK = '\u0001';

const N = String.raw`(?<![\d.,])([+-]?\d{1,12}(?:[.,]\d)?|\d{1,6}e\d{1,3})(?![\d.,]*\d)`;
const LABEL = String.raw`(?:qty|quantity|quantité|quantite|qté|qte|aantal|hoeveelheid|cantidad|cant|uds)`;
const UNIT = String.raw`(?:copies|copy|pcs|pc|pieces|piece|units|unit|each|ea|stuks|stuk|exemplaires|exemplaire|ejemplares|ejemplar|unidades|unidad|uds|ud)`;

/** Ways to write a quantity that leave no doubt: 3 x, x3, (3) beside the code or last, qty 3, 3 copies. */
const FIRM = [
  String.raw`(?<![\w.,])${N}\s?[x*×✕✖](?![a-z\d])`,
  String.raw`(?<![\w.,])[x*×✕✖]\s?${N}(?!\w)`,
  String.raw`${CODE_MARK}\s?[([]\s?x?\s?${N}\s?x?\s?[)\]]`,
  String.raw`[([]\s?x?\s?${N}\s?x?\s?[)\]]\s?(?:${CODE_MARK}|$)`,
  String.raw`(?<!\p{L})${LABEL}\s?[.:=]?\s?${N}`,
  String.raw`${N}\s?${UNIT}(?!\p{L})`,
].map((source) => new RegExp(source, 'giu'));

const COUNT_CELL = new RegExp(
  String.raw`^(?:${LABEL}\s?[.:=]?\s?|[x*]\s?)?(-?\d{1,5})(?:\s?${UNIT}\.?|\s?x)?$`,
  'iu',
);

const CURRENCY = String.raw`(?:[$€£¥]|(?<!\p{L})(?:USD|EUR|GBP|CAD|AUD|NZD|JPY|SGD)(?!\p{L}))`;
const AMOUNT = String.raw`(?<![\d.,])\d{1,3}(?:[., ]?\d{3}){0,3}(?:[.,]\d{1,2})?(?![\d.,]*\d)`;
const PRICE = new RegExp(String.raw`(?:${CURRENCY}|@)\s?${AMOUNT}|${AMOUNT}\s?${CURRENCY}(?!\s?\d)`, 'giu');
const LONE_PRICE = new RegExp(String.raw`^\D{0,4}${AMOUNT}\s?${CURRENCY}?$`, 'iu');

const WORDS = new Set(
  (
    'one two three four five six seven eight nine ten eleven twelve dozen ' +
    'un une deux trois quatre cinq six sept huit neuf dix douze douzaine ' +
    'een één twee drie vier vijf zes zeven acht negen tien twaalf dozijn ' +
    'uno una dos tres cuatro cinco seis siete ocho nueve diez doce docena'
  ).split(' '),
);

/** Takes a code's neighbours apart: the quantities written beyond doubt, and the text without them. */
export function firmQuantities(text: string): { found: string[]; rest: string } {
  const found = new Set<string>();
  let rest = text;
  for (const pattern of FIRM) {
    rest = rest.replace(pattern, (match: string, number: string) => {
      found.add(plainQuantity(number));
      return match.includes(CODE_MARK) ? ` ${CODE_MARK} ` : ' ';
    });
  }
  return { found: [...found], rest };
}

/** The text without amounts of money that carry a currency or an @. */
export function withoutPrices(text: string): string {
  return text.replace(PRICE, ' ');
}

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

/** The count that is all a line holds: '3', 'Qty: 3', 'x3', '3 pcs'; else undefined. */
export function countOfCell(text: string): string | undefined {
  return text.length < 40 ? COUNT_CELL.exec(text)?.[1] : undefined;
}

/** True for 'three', 'deux', 'drie', 'dos': kept as typed, for the row to refuse. */
export function isNumberWord(text: string): boolean {
  return WORDS.has(text.toLowerCase()) || /^[一二三四五六七八九十]{1,3}$/.test(text);
}

/** A quantity as the row shall show it: 2.0 and 2,00 are 2, +3 is 3, '3 pcs' and 'x3' are 3; else as typed. */
export function plainQuantity(text: string): string {
  const bare = text
    .trim()
    .replace(/^\+(?=\d)/, '')
    .replace(/^(\d{1,9})[.,]0{1,2}$/, '$1');
  const [, number] = /^x?\s?(\d{1,9})\s?(?:x|[a-zé]{1,12}\.?)?$/i.exec(bare) ?? [];
  if (number === undefined || bare === number) return bare.slice(0, 40);
  const unit = bare.replace(/[^a-zé]/gi, '');
  return /^x+$/i.test(unit) || new RegExp(`^${UNIT}$`, 'i').test(unit) ? number : bare.slice(0, 40);
}
