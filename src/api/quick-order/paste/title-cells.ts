import { isItemWord, titleWords } from './column-titles.ts';
import { findCodes } from './find-codes.ts';
import { isProductNoun } from './line-words.ts';
import { isLabel, isPieceUnit, withoutPrices } from './quantity-text.ts';
import { isEveryday, wordsOf } from './remark-words.ts';
import { isTextTitle } from './spaced-heading.ts';
import { isLevelWord } from './title-shapes.ts';
import { isPackWord } from './unit-words.ts';

/** Titles of product names, in addition to those of text: 'Test', 'Livre'. */
const PRODUCTS = new Set(
  'test tests book books livre livres ouvrage boek boeken toets toetsen buch bucher libro libros libri kit kits assessment what quoi wat que product products item items article articles artikel artikelen produit produits producto productos articulo articulos prodotto prodotti articolo articoli 商品 教材 書籍'.split(
    ' ',
  ),
);

const KIND = String.raw`(?:grades?|gr|levels?|niveau|nivel|livello|stufe|klasse|klas|groep|classe|years?|jahr|jaar|stage|phase|step|tier|(?<!(?:record|answer|response|scoring|report|rating|test) )form|forme|forma|formulier|version|versie|versión|versione|ed|edition|édition|editie|auflage|edición|edizione|part|teil|deel|partie|parte|vol|volume|band|tome|tomo|chapter|module|isbn)`;
const N = String.raw`\d{1,2}[a-z]?`;
const TO = String.raw`\s?(?:-|\/|\+|&|to|bis|à|tot|al?)\s?`;
const EDITION = String.raw`(?:revised |rev\.? |überarb\p{L}*\.? |herziene |updated )?(?:ed|edn|edition|édition|éd|editie|druk|auflage|aufl|ausgabe|edición|edizione)`;
const TIME = String.raw`(?:years?|yrs?|yo|ans|jahren?|jaar|años|anni|months?|mois|monate?n?|maanden|meses|mesi|minutes?|mins?|minuten|heures?|hours?)`;
/**
 * Numbers in a name that do not count pieces: 'Grade 3', 'Ages 6-16', '3rd edition', '6;0-16;11 years', '2014', 'BASC-3',
 * '第2版'.
 */
const SHAPES = [
  String.raw`(?<!\p{L})(?:ages?|aged|alter|leeftijd|edad|âge|età)\s?(?:from |von |van |de )?\d{1,2}(?:[:;.]\d{1,2})?(?:${TO}\d{1,2}(?:[:;.]\d{1,2})?|\s?\+)?(?:\s?${TIME}(?!\p{L}))?`,
  String.raw`(?<![\p{N}.,])\d{1,2}(?:[:;.]\d{1,2})?(?:${TO}\d{1,2}(?:[:;.]\d{1,2})?)[\s-]?${TIME}(?!\p{L})`,
  String.raw`(?<!\p{L})${KIND}[.:]?\s?(?:no\.?\s?|nr\.?\s?|#\s?)?${N}(?:${TO}${N})?(?![\p{L}\p{N}]|\s?[/x×])`,
  String.raw`(?<![\p{L}\p{N}])(?:pre-?)?k${TO}${N}(?![\p{L}\p{N}])`,
  String.raw`(?<![\p{N}.,])\d{1,2}(?:st|nd|rd|th|ste|de|er|re|ère|e|ème|ª|º|[ao])?\.?\s(?:${EDITION})(?!\p{L})\.?`,
  String.raw`(?<![\p{N}.,])\d{1,2}(?:\.\s?|[eoaº°ª]\s|er\s)(?:klasse|schuljahr|jahrgang|klas|groep|graad|leerjaar|année|cycle|grado|curso|anno)(?!\p{L})`,
  String.raw`(?<![\p{N}.,])\d{1,2}(?:st|nd|rd|th|ste|ère|ème|ª|º)(?![\p{L}-])`,
  String.raw`(?<![\p{N}\p{L}.,-])(?:19|20)\d{2}(?:[-/](?:19|20)?\d{2})?(?![\p{N}-]|\s?[x×]|\s?\p{L}{1,3}(?!\p{L}))`,
  String.raw`第\s?\d{1,2}\s?[版巻回集部課]|\d{1,2}\s?年生?|\d{1,2}\s?歳(?:${TO}\d{1,2}\s?歳)?|제\s?\d{1,2}\s?판`,
].map((source) => new RegExp(source, 'giu'));
/** Names of tests with capitals and one number: 'WISC-V', 'MMPI-2-RF', 'CELF5'. */
const ACRONYM =
  /(?<![\p{L}\p{N}-])\p{Lu}[\p{Lu}\p{Ll}]*\p{Lu}[\p{L}]*(?:-?\d{1,2}(?:-\p{Lu}{1,4})?|(?:-\p{Lu}{1,4}){1,3})?(?![\p{L}\p{N}-])/gu;

/** A number joined to a word, before or after it: '3er-Set', '10-pack', '25ct', 'Pack25', 'Set-3', 'x2'. */
const COMPOUND =
  /(?<![\p{sc=Latin}\p{N}.,-])\d{1,4}-?\p{L}[\p{L}\p{N}-]*|(?<![\p{L}\p{N}-])(\p{L}+)-?\d{1,4}(?![\p{L}\p{N}-])/gu;
const BRACKETED = /[([{〔【［〈]([^()[\]{}〔〕【】［］〈〉]{1,80})(?:[)\]}〕】］〉]|$)/gu;
/** Harmless content of brackets in a title: languages, forms, editions, target groups. */
const HARMLESS =
  /^(?:english|spanish|french|dutch|german|italian|canadian|bilingual|uk|us|usa|nl|fr|en|de|es|it|español|française?|englisch|deutsch|nederlands|print|printed|hardcover|hardback|paperback|softcover|spiral|ebook|pdf|usb|cd|dvd|web|app|global|desktop|tablet|ipad|pearson|hand|scored|q|male|female|boys?|girls?|self|rater|clinician|professional|individual|group|brief|short|long|screener|revised|rev|normative|extended|comprehensive|composite|core|basic|advanced|isbn|[ivx]{1,4})$/iu;
/** 'WISC-V' and 'CELF-5', but not 'NLA'; 'A', but not 'o.p.'. */
const NAMED = /^(?:\p{Lu}{2,}-?(?:\d{1,2}|[IVX]{1,4})(?:-\p{Lu}{1,4})?|\p{Lu})$/u;
const HARMLESS_ASIAN =
  /^(?:日本語版?|英語版?|改訂(?:新?版)?|新版|旧版|新装版|増補(?:改訂)?版|[上中下]巻?|児童用|成人用|幼児用|教師用|保護者用|生徒用|本人用|税込み?|税抜き?|紙版|電子版|手引き?|記録用紙|マニュアル|中文版?|英文版?|한국어판|개정판)$/u;

/** A mark for text that no product name explains. */
const UNEXPLAINED = '≠';

/** Returns whether a title is that of product names. */
export const isProductTitle = (title: string): boolean =>
  isTextTitle(title) || isItemWord(title) || titleWords(title).some(isOfProducts);

/** Returns whether a word names products: 'Item description', but not 'Teacher name'. */
const isOfProducts = (word: string): boolean =>
  PRODUCTS.has(word) || (isTextTitle(word) && !/^(?:name|naam|nom|nombre|nome)$/.test(word));

/** Returns a product's name without the numbers that do not count pieces. */
export const withoutShapes = (cell: string): string =>
  SHAPES.reduce((text, shape) => text.replace(shape, ' '), cell);

/**
 * Returns the words of a product's name that may say how many, or whether at all: numbers joined to words, and bracketed
 * text, unless it is known to be harmless. The store's own name of the product may explain them. [QO-09 d]
 */
export function toldInName(cell: string): readonly string[] {
  const plain = withoutShapes(withoutPrices(cell));
  const compounds = [...plain.replace(ACRONYM, ' ').matchAll(COMPOUND)].flatMap(([all, word]) =>
    word === undefined || isPackWord(word) || isPieceUnit(word) || isLabel(word) || /^x$/i.test(word)
      ? wordsOf(all.replace(/-/g, ' '))
      : [],
  );
  const isOfPacks = (plain.match(/\p{L}+/gu) ?? []).some((word) => isPackWord(word) || isPieceUnit(word));
  const numbers = isOfPacks ? (plain.match(/(?<![\p{L}\p{N}.,-])\d{1,4}(?![\p{L}\p{N}.,-])/gu) ?? []) : [];
  const asides = [...plain.matchAll(BRACKETED)].flatMap(({ 1: said = '', index }) =>
    isHarmless(said, plain.slice(0, index)) ? [] : wordsOf(said),
  );
  const isUnsure = /[([]\s?\?+\s?[)\]]|\?{2}/.test(cell);
  return [...new Set([...compounds, ...numbers, ...asides, ...(isUnsure ? [UNEXPLAINED] : [])])];
}

function isHarmless(said: string, before: string): boolean {
  const text = said.trim();
  if (!/\p{L}/u.test(text) || HARMLESS_ASIAN.test(text) || NAMED.test(text)) return true;
  if (isInitials(text, before)) return true;
  if (findCodes(text).some(({ kind }) => kind === 'isbn' || /\d/.test(text))) return true;
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  if (/\p{L}\.\p{L}/u.test(text)) return false;
  // The number itself is reported.
  const isPack = (word: string) => isPackWord(word) || isPieceUnit(word) || isLabel(word);
  return words.every(
    (word) =>
      NAMED.test(word) ||
      (/\d/.test(text) && isPack(word)) ||
      HARMLESS.test(word) ||
      isProductNoun(word) ||
      isLevelWord(word) ||
      isEveryday(word, false),
  );
}

/**
 * Returns whether a text is an abbreviation of the words before it: 'WISC-V' after 'Wechsler Intelligence Scale for
 * Children'. Its capitals are the first letters of some of these words, in order.
 */
function isInitials(said: string, before: string): boolean {
  const [letters = ''] = /^\p{L}{2,8}(?=$|[-\d ])/u.exec(said) ?? [];
  if (letters.length < 3 || !/^\p{Lu}{2}/u.test(letters)) return false;
  const initials = (before.match(/(?<!\p{L})\p{L}/gu) ?? []).join('').toLowerCase();
  let at = 0;
  for (const letter of letters.toLowerCase()) {
    at = initials.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
