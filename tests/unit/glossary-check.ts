/** One row of docs/glossary.json: a term, its words in each language, and the words not to use for it. */
export type Term = {
  en: string;
  'en-us'?: string;
  'fr-ca': readonly string[];
  nl: readonly string[];
  es: readonly string[];
  /** Whether each translation of a text with the English term must have one of the words. */
  always?: boolean;
  /** Where a refused word has another meaning: beginnings of message keys, `demo` for the demo's pages. */
  notIn?: readonly string[];
  not: Partial<Record<GlossaryLanguage, readonly string[]>>;
};

export type GlossaryLanguage = 'en' | 'fr-ca' | 'nl' | 'es';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The word at its beginning, so that inflected forms count: `factura` is in `facturas`. */
const begins = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${escape(word)}`, 'iu');

/** A whole English word or its plural: `seat` is in `seats`, not in `seating`. */
const english = (term: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escape(term)}s?(?![\\p{L}\\p{N}])`, 'iu');

/** What is only named in a text: values, and the cases of plurals and selects. */
const withoutArguments = (text: string): string =>
  text.replace(/\{\w+\}/g, '').replace(/\{\w+, (?:plural|select),|(?:=\d+|\b[\w-]+) (?=\{)/g, '');

/** Words of a text that its language does not use, as `"cesta" (carrito)`. */
export const refusedWords = (
  terms: readonly Term[],
  language: GlossaryLanguage,
  where: string,
  text: string,
): string[] =>
  terms
    .filter(({ notIn = [] }) => !notIn.some((begin) => where.startsWith(begin)))
    .flatMap((term) =>
      (term.not[language] ?? [])
        .filter((word) =>
          begins(word).test(withoutLonger(withoutArguments(text), word, wordsOf(term, language))),
        )
        .map((word) => `"${word}" (${language === 'en' ? term.en : term[language][0]})`),
    );

const wordsOf = (term: Term, language: GlossaryLanguage): readonly string[] =>
  language === 'en' ? [term.en] : term[language];

/** Without the words to use that begin as the refused one does: "code promotionnel" is no "code promo". */
const withoutLonger = (text: string, refused: string, used: readonly string[]): string =>
  used
    .filter((word) => word.startsWith(refused))
    .reduce((rest, word) => rest.replace(new RegExp(begins(word), 'giu'), ' '), text);

/** Terms of an English text whose translation has none of their words, as `cart (carrito)`. */
export const missingTerms = (
  terms: readonly Term[],
  language: Exclude<GlossaryLanguage, 'en'>,
  englishText: string,
  text: string,
): string[] => {
  const here = terms.filter(({ en, always }) => always && english(en).test(withoutArguments(englishText)));
  // "Billing address" is not "address": of two terms in one place only the longer counts.
  const own = here.filter(({ en }) => !here.some((other) => other.en !== en && other.en.includes(en)));
  return own
    .filter((term) => !term[language].some((word) => begins(word).test(text)))
    .map((term) => `${term.en} (${term[language][0]})`);
};

const PUNCTUATION: Record<GlossaryLanguage, readonly (readonly [RegExp, string])[]> = {
  en: [[/\s…/u, 'a space before …']],
  'fr-ca': [
    [/\s[;?!…]/u, 'a space before ; ? ! or …'],
    [/(?<![\u00a0\u202f]):(?=\s|$|\})/u, 'no no-break space before :'],
    [/«(?!\u00a0|\u202f)|(?<!\u00a0|\u202f)»/u, 'no no-break space within « »'],
    [/\p{L}'\p{L}/u, "a straight apostrophe (')"],
    [/"|“|”/u, 'quotation marks of another language'],
  ],
  nl: [
    [/\s[;?!:…]/u, 'a space before punctuation'],
    [/\p{L}'\p{L}/u, "a straight apostrophe (')"],
    [/["“”«»]/u, 'quotation marks of another language'],
  ],
  es: [
    [/\s[;?!:…]/u, 'a space before punctuation'],
    [/^[^¿]*\?/u, 'a ? without its ¿'],
    [/^[^¡]*!/u, 'a ! without its ¡'],
    [/«\s|\s»/u, 'a space within « »'],
    [/"|“|”/u, 'quotation marks of another language'],
  ],
};

/** What is wrong with a text's punctuation by its language's rule. */
export const punctuationFaults = (language: GlossaryLanguage, text: string): string[] =>
  PUNCTUATION[language].filter(([pattern]) => pattern.test(text)).map(([, what]) => what);

/** Values before a noun in the plural that no plural rule chose: `{max} rows` reads wrong with 1. */
export const unchosenPlurals = (nouns: readonly string[], text: string): string[] =>
  [...text.matchAll(/\{\w+\}\s+([\p{L}]+)/gu)]
    .filter(([, noun = '']) => nouns.includes(noun.toLowerCase()))
    .map(([whole]) => whole);
