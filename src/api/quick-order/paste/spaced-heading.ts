import { folded, isItemWord, isKnownOther, QUANTITY, CODE, ISBN, ITEM, NUMBER } from './column-titles.ts';
import { findCodes } from './find-codes.ts';
import { otherTitle } from './known-other-titles.ts';
import { isKnownQuantity } from './known-quantity-titles.ts';
import { isNamingTitle, isPoliteWord, isTroubleWord } from './line-words.ts';

/** The titles of columns on one line. `isSure` if each word belongs to a known title. */
export type SpacedHeading = { readonly titles: readonly string[]; readonly isSure: boolean };

const MOST_WORDS = 12;
const LONGEST = 120;
const SEPARATED = /\s*[,;|/\t]\s*/;
const PHRASES = new RegExp(
  `^(?:${[
    '(?:unit|list|net|gross|total|sales|retail) (?:price|cost|amount)|(?:price|cost) (?:each|unit|per unit|total)|prix (?:unitaire|total|ht|ttc)|precio (?:unitario|total)|prezzo unitario|preço unitário|prijs per stuk',
    '(?:qty )?on hand|(?:stock )?on hand|in stock|en stock|op voorraad|auf lager|en existencia|qty in stock|pack size|last year',
    '(?:line|row|pos|item|product|part|article|artikel|art|catalog|catalogue|cat|stock|material|order)\\.? (?:no|nr|num|number|nummer|id|code|ref)\\.?',
    '(?:référence|código|codice|code|n°|nº|no) (?:de |del |du |d.)?(?:produit|producto|prodotto|article|artículo)',
  ].join('|')})$`,
  'iu',
);
/** Titles of text columns. Surplus words of a row belong there. */
const TEXT = new Set(
  'title titel titre titulo name naam nom nombre description desc omschrijving designation intitule libelle descripcion bezeichnung beschreibung artikelbezeichnung descrizione titolo descricao 品名 商品名 書名 书名 名称 名稱 도서명 상품명 품명'.split(
    ' ',
  ),
);

/** Returns whether a title is that of a text column. */
export const isTextTitle = (title: string): boolean => TEXT.has(folded(title));

/**
 * Returns the titles of a line in which they are separated by spaces or signs: 'Qty Item Unit price', 'Code,Price'. One of
 * them must name codes, products or quantities, and one something else. Undefined for a sentence, a greeting, or a line
 * with a code.
 */
export function readSpacedHeading(line: string): SpacedHeading | undefined {
  const text = line.trim();
  const words = text.split(SEPARATED.test(text) ? SEPARATED : /\s+/).filter((word) => word !== '');
  if (text.length > LONGEST || words.length < 2 || words.length > MOST_WORDS) return undefined;
  if (
    /[?!]$|[:@"()]|\d/.test(text.replace(/(?<!\d)(?:1[03]|(?:19|20)\d\d)(?!\d)/g, '')) ||
    findCodes(text).length > 0
  )
    return undefined;
  if (
    words.some((word) => isPoliteWord(word) && !isSpacedTitle(word)) &&
    !SEPARATED.test(text) &&
    !isKnown(text)
  )
    return undefined;
  const titles = titlesOf(words.map((word) => word.replace(/\.$/, '')));
  const isSure = titles.every(isSpacedTitle);
  const names = titles.filter(isMain);
  if (titles.length < 2 || names.length === 0) return undefined;
  return isSure || titles.some(isStrong) || SEPARATED.test(text) || isBesideItem(titles)
    ? { titles, isSure }
    : undefined;
}

/** Groups the words, keeping known phrases together. */
function titlesOf(words: readonly string[]): string[] {
  const titles: string[] = [];
  for (let at = 0; at < words.length;) {
    const length =
      [4, 3, 2].find((n) => at + n <= words.length && isPhrase(words.slice(at, at + n).join(' '))) ?? 1;
    titles.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return titles;
}

const isPhrase = (text: string): boolean => isKnownQuantity(text) || PHRASES.test(text);

/** Returns whether all words of a line are titles. */
const isKnown = (text: string): boolean => titlesOf(text.split(/\s+/)).every(isSpacedTitle);

/** Returns whether a title is known, or is a year. */
export function isSpacedTitle(title: string): boolean {
  if (isPhrase(title) || isItemWord(title) || isTextTitle(title)) return true;
  return isKnownOther(title) || otherTitle(title) !== undefined || /^(?:19|20)\d\d$/.test(title);
}

const hasWordOf = (title: string, ...sets: readonly ReadonlySet<string>[]): boolean =>
  folded(title)
    .split(/[^\p{L}\d]+/u)
    .some((word) => sets.some((set) => set.has(word)));

const isMain = (title: string): boolean =>
  isItemWord(title) || isKnownQuantity(title) || hasWordOf(title, QUANTITY, CODE, ISBN, ITEM);

/** Returns whether a title among unknown words is certainly that of codes or counts. */
const isStrong = (title: string): boolean =>
  hasWordOf(title, QUANTITY, CODE, ISBN) ||
  isKnownQuantity(title) ||
  (otherTitle(title) !== undefined && !hasWordOf(title, NUMBER));

/**
 * Returns whether there is a title of products and an unknown title: 'Artikel Kast', 'Item Shelf'. Not if they are a
 * heading of the whole list.
 */
function isBesideItem(titles: readonly string[]): boolean {
  const others = titles.filter((title) => !isSpacedTitle(title));
  const isOrder = titles.some((title) => isNamingTitle(title) && !isItemWord(title));
  return (
    others.length === 1 &&
    !isOrder &&
    others.every((title) => !LIST.test(title) && !isTroubleWord(title) && !/^\p{Ll}/u.test(title))
  );
}

const LIST =
  /^(?:lists?|liste|lijst|lista|forms?|request|requests|needed|required|below|order\p{L}*|bestel\p{L}*|command\p{L}*|pedid\p{L}*)$/iu;
