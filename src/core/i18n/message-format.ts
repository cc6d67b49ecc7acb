/** Isolates a right-to-left text from the text around it, whose direction it would otherwise change. Source: SEC-14 c. */
export const apart = (text: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text;

/** Joins the texts that are there, each of them isolated. Returns '' if there is none. Source: SEC-14 c. */
export const joinedApart = (mark: string, ...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part?.trim())
    .map((part) => apart(part!))
    .join(mark);

/** A value of a message's placeholder. Numbers are formatted by the rules of the language. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The functions that compiled messages call. One object for each language (see `src/build/messages/compile-message.ts`). */
export type MessageFormat = {
  number(value: string | number | undefined): string;
  /** Picks an option by `=n`, else by the CLDR plural category, else `other`. */
  plural(value: string | number | undefined, offset: number, options: PluralOptions): string;
  select(value: string | number | undefined, options: Readonly<Record<string, () => string>>): string;
};

type PluralOptions = Readonly<Record<string, () => string>>;

/** A message as the build compiles it: plain text, or a function of its values. */
export type CompiledMessage = string | ((values: MessageValues, format: MessageFormat) => string);

/** The messages of one widget in one language, by key. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

/** Creates what is needed of `Intl` at its first use, for the locale `tag`: each costs a slow phone 30 ms. */
export const createMessageFormat = (tag: string): MessageFormat => {
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  return {
    number: (value) =>
      typeof value === 'number' ? (numbers ??= new Intl.NumberFormat(tag)).format(value) : apart(value ?? ''),
    plural: (value, offset, options) => {
      const count = Number(value);
      plurals ??= new Intl.PluralRules(tag);
      const option = options[`=${count}`] ?? options[plurals.select(count - offset)] ?? options['other'];
      return option?.() ?? '';
    },
    select: (value, options) => (options[String(value)] ?? options['other'])?.() ?? '',
  };
};
