/** A value a message can take. Numbers are shown by the language's own rules. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** What compiled messages call: made once a language (see `src/build/compile-message.ts`). */
export type MessageFormat = {
  number(value: string | number | undefined): string;
  /** Picks by `=n`, else by the CLDR plural category, else `other`. */
  plural(value: string | number | undefined, offset: number, options: PluralOptions): string;
  select(value: string | number | undefined, options: Readonly<Record<string, () => string>>): string;
};

export type PluralOptions = Readonly<Record<string, () => string>>;

/** A message as the build leaves it: plain text, or a function of its values. */
export type CompiledMessage = string | ((values: MessageValues, format: MessageFormat) => string);

/** One widget's messages in one language, by key. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

/** A name written from right to left stands apart from the sentence around it, or would turn it (SEC-14). */
const apart = (text: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text;

/** @param tag BCP 47, language with region, for example `fr-CA`. */
export const createMessageFormat = (tag: string): MessageFormat => {
  const plurals = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);
  return {
    number: (value) => (typeof value === 'number' ? numbers.format(value) : apart(value ?? '')),
    plural: (value, offset, options) => {
      const count = Number(value);
      const option = options[`=${count}`] ?? options[plurals.select(count - offset)] ?? options['other'];
      return option?.() ?? '';
    },
    select: (value, options) => (options[String(value)] ?? options['other'])?.() ?? '',
  };
};
