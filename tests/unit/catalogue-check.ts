import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { compileMessage, messageArguments } from '../../src/build/messages/compile-message.ts';

export const LANGUAGES = ['en', 'fr', 'nl', 'es'] as const;
type Language = (typeof LANGUAGES)[number];
export type Catalogues = Readonly<Record<Language, Readonly<Record<string, unknown>>>>;

/**
 * Words that are the same in another language, as `language word`: names, abbreviations, and words that both languages
 * share. Longer texts are never the same.
 */
const SAME_WORDS = new Set([
  'fr Total',
  'fr Dates',
  'nl Contact',
  'nl Status',
  'fr Europe',
  'es Total',
  'es Subtotal',
  'es Error:',
  'es No',
  'nl Product',
  'nl Bank',
  'fr Menu',
  'fr Actions',
  'nl Menu',
  'nl Training',
  'nl Webinars',
  'nl Blogs',
  'es Blogs',
  'fr Page {page}',
  'fr Messages',
  'fr Qualifications',
  'fr Qualification',
  'fr Certifications',
  'fr Type',
  'fr {count, plural, one {# qualification} other {# qualifications}}',
  'fr {count, plural, one {# type} other {# types}}',
  'fr {count, plural, one {# message} other {# messages}}',
  'fr {count, plural, one {# suggestion} other {# suggestions}}',
  'nl UPC {upc}',
  'es UPC {upc}',
  'nl Account',
  'nl Accounts',
  'nl {count, plural, one {# account} other {# accounts}}',
  'nl Open',
  'fr Date',
  'fr Taxable',
  'es Personal',
  ...['fr', 'nl', 'es'].flatMap((language) => [`${language} Q-global`, `${language} aimswebPlus`]),
]);

/**
 * Returns what is wrong with a folder's four catalogues, a line for each fault: missing and superfluous keys, keys of
 * another folder, empty or invalid texts, arguments that differ, missing plural categories, text left in English.
 * `prefix` is the folder's name.
 */
export const catalogueFaults = (
  prefix: string,
  all: Catalogues,
  same: ReadonlySet<string> = SAME_WORDS,
): string[] => {
  const faults: string[] = [];
  for (const language of LANGUAGES)
    for (const key of Object.keys(all.en)) {
      if (!Object.hasOwn(all[language], key)) faults.push(`${language}: ${key} is missing`);
    }
  for (const language of LANGUAGES)
    for (const [key, text] of Object.entries(all[language])) {
      const fault = (what: string) => faults.push(`${language}: ${key} ${what}`);
      if (!Object.hasOwn(all.en, key)) fault('is not in en');
      if (!key.startsWith(`${prefix}.`)) fault(`does not begin with "${prefix}."`);
      if (typeof text !== 'string' || text.trim() === '') fault('is empty');
      else checkText(language, key, text, all.en[key], fault, same);
    }
  return faults;
};

const checkText = (
  language: Language,
  key: string,
  text: string,
  english: unknown,
  fault: (what: string) => void,
  same: ReadonlySet<string>,
): void => {
  try {
    compileMessage(key, text);
  } catch {
    return fault('is not a message the widgets can compile');
  }
  for (const category of missingCategories(language, parse(text, { ignoreTag: true })))
    fault(`has a plural without "${category}"`);
  if (language === 'en' || typeof english !== 'string') return;
  if (!sameArguments(key, text, english)) fault('takes other values than in en');
  if (text === english && hasWords(text) && !same.has(`${language} ${text}`)) fault('is still in English');
};

/** Whether two texts take the same values. `country` does not count: only English serves several countries. */
const sameArguments = (key: string, text: string, english: string): boolean => {
  const taken = (message: string) =>
    messageArguments(key, message)
      .filter((name) => name !== 'country')
      .join();
  try {
    return taken(text) === taken(english);
  } catch {
    return true;
  }
};

/** Whether a text has letters outside of braces. `{count} / {max}` has none and is the same in every language. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''));

/** Returns the plural categories that the language needs and that a plural has no text for. */
const missingCategories = (language: Language, elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.select)
      return Object.values(element.options).flatMap((option) => missingCategories(language, option.value));
    if (element.type !== TYPE.plural) return [];
    const { options } = element;
    const inner = Object.values(options).flatMap((option) => missingCategories(language, option.value));
    if (!counts(options)) return inner;
    return [...neededCategories(language).filter((category) => !Object.hasOwn(options, category)), ...inner];
  });

type Options = Readonly<Record<string, { value: readonly MessageFormatElement[] }>>;

/** Whether a noun follows the number. `{n, plural, =0 {Remove} other {Change to #}}` only tells 0 from the rest. */
const counts = (options: Options): boolean => {
  if (Object.keys(options).some((name) => !name.startsWith('=') && name !== 'other')) return true;
  const other = options['other']?.value ?? [];
  return other.some((element, place) => {
    const next = other[place + 1];
    return element.type === TYPE.pound && next?.type === TYPE.literal && /^\s*\p{L}/u.test(next.value);
  });
};

/**
 * Returns the plural categories of counts of units. The category `many`, which French and Spanish have for whole
 * millions, is not needed: `other` serves for it.
 */
const neededCategories = (language: Language): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set([0, 1, 2, 3, 5, 11, 100, 1000].map((count) => rules.select(count)))];
};
