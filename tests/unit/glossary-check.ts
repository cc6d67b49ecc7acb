/** One row of docs/glossary.json: a term, its words in each language, and the words not to use for it. */
export type Term = {
  en: string;
  'en-us'?: string;
  'fr-ca': readonly string[];
  nl: readonly string[];
  es: readonly string[];
  /** Whether each translation of a text with the English term must have one of the words. */
  always?: boolean;
  /** Where a refused word has another meaning: beginnings of message keys, or `demo` for the demo's pages. */
  notIn?: readonly string[];
  not: Partial<Record<GlossaryLanguage, readonly string[]>>;
};

export type GlossaryLanguage = 'en' | 'fr-ca' | 'nl' | 'es';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for words that begin with this one, so that inflected forms count: `facturas` for `factura`. */
const begins = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${escape(word)}`, 'iu');

/** Returns a pattern for a whole English word or its plural: `seats` for `seat`, but not `seating`. */
const english = (term: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escape(term)}s?(?![\\p{L}\\p{N}])`, 'iu');

/** Returns a text without the names of its values and of the cases of its plurals and selects. */
export const withoutArguments = (text: string): string =>
  text.replace(/\{\w+\}/g, '').replace(/\{\w+, (?:plural|select),|(?:=\d+|\b[\w-]+) (?=\{)/g, '');

/** Returns the words of a text that its language does not use, as `"cesta" (carrito)`. */
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

/** Returns a text without the words to use that begin with the refused one: "code promotionnel" is no "code promo". */
const withoutLonger = (text: string, refused: string, used: readonly string[]): string =>
  used
    .filter((word) => word.startsWith(refused))
    .reduce((rest, word) => rest.replace(new RegExp(begins(word), 'giu'), ' '), text);

/** Returns the terms of an English text whose translation has none of their words, as `cart (carrito)`. */
export const missingTerms = (
  terms: readonly Term[],
  language: Exclude<GlossaryLanguage, 'en'>,
  englishText: string,
  text: string,
): string[] => {
  const here = terms.filter(({ en, always }) => always && english(en).test(withoutArguments(englishText)));
  // If one term contains another, only the longer one counts: "billing address" is not "address".
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

/** Returns what is wrong with a text's punctuation by the rules of its language. */
export const punctuationFaults = (language: GlossaryLanguage, text: string): string[] =>
  PUNCTUATION[language].filter(([pattern]) => pattern.test(text)).map(([, what]) => what);

/** Returns values before a plural noun that no plural rule chose: `{max} rows` is wrong for 1. */
export const unchosenPlurals = (nouns: readonly string[], text: string): string[] =>
  [...text.matchAll(/\{\w+\}\s+([\p{L}]+)/gu)]
    .filter(([, noun = '']) => nouns.includes(noun.toLowerCase()))
    .map(([whole]) => whole);
