import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };

/** The languages of the shops. Their words are read together: a list need not be in the page's language. */
const LANGUAGES = [en, fr, nl, es];

/** A field that a column can hold. */
export type OrderField = 'code' | 'quantity';
export type PersonField = 'firstName' | 'lastName' | 'fullName' | 'email';
/**
 * Parts of a name that belong before or behind another: `middleName` behind the first name, the others to the last.
 * `lastNameFirst`: a whole name that begins with the last name ('Nom et prénom').
 */
export type NamePart = 'middleName' | 'prefix' | 'secondLastName' | 'lastNameFirst';
type Field = OrderField | PersonField | NamePart;

/**
 * Words beside a number: `before` and `after` make it a quantity. `doubt` makes it something to ask: packs, numbers in words,
 * denials. `total` names a line that is no product's.
 */
type Sign = 'before' | 'after' | 'doubt' | 'total';

const MOST_KEPT = 5000;
const kept = new Map<string, string>();

/** Returns a title or word in small letters, without accents and punctuation: 'Qté.' and 'QTE', 'givenName' and 'Given name'. */
export function plainWords(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const plain = withoutMarks(text);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, plain);
  return plain;
}

const withoutMarks = (text: string): string =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/\(s\)/gi, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/n\.?[º°]/gi, 'no')
    .replace(/[#№]/g, ' no ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const setOf = (key: Field | Sign): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((words) => words[key].split(', ').map(plainWords)));

const signs = new Map<Sign, ReadonlySet<string>>();

/** Returns whether a word is such a sign in any of the languages. */
export const isSign = (sign: Sign, word: string): boolean => {
  const words = signs.get(sign) ?? setOf(sign);
  signs.set(sign, words);
  return words.has(plainWords(word));
};

const titles = new Map<Field, ReadonlySet<string>>();
const isTitle = (field: Field, plain: string): boolean => {
  const words = titles.get(field) ?? setOf(field);
  titles.set(field, words);
  return words.has(plain);
};

/**
 * Returns the field of the given ones that a whole title names. A title in two languages ('Quantité / Quantity') and one with
 * a unit behind it ('Qty (pcs)') count. Undefined for any other title, which is no problem: it is no field.
 */
export function fieldOf<F extends Field>(title: string, fields: readonly F[]): F | undefined {
  if (title.length > 60) return undefined;
  const [, before, unit = ''] = /^(.+?)\s*[([/]\s*(\p{L}+)\.?\s*[)\]]?$/u.exec(title) ?? [];
  const whole = before !== undefined && isSign('after', unit) ? before : title;
  const parts = whole.split('/').map((part) => plainWords(part).replace(/ no$/, ''));
  const all = [[plainWords(whole)], [plainWords(whole).replace(/ no$/, '')], parts];
  for (const some of all) {
    const field = fields.find((one) => some.every((part) => isTitle(one, part)));
    if (field) return field;
  }
  return undefined;
}
