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

/** @param tag BCP 47, language with region, for example `fr-CA`. */
export const createMessageFormat = (tag: string): MessageFormat => {
  const plurals = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);
  return {
    number: (value) => (typeof value === 'number' ? numbers.format(value) : (value ?? '')),
    plural: (value, offset, options) => {
      const count = Number(value);
      const option = options[`=${count}`] ?? options[plurals.select(count - offset)] ?? options['other'];
      return option?.() ?? '';
    },
    select: (value, options) => (options[String(value)] ?? options['other'])?.() ?? '',
  };
};
