import type { Catalogue, MessageFormat, MessageValues } from './message-format.ts';

/** Text by key, from the page or the CMS: plain, with `{name}` for values. Untrusted, so only ever shown as text. */
export type Overrides = Readonly<Record<string, string>>;

/** The text of a key in the page's language, with the values that its message takes. */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string;

type Sources = {
  catalogue: Catalogue;
  format: MessageFormat;
  /** Highest first: page override, then CMS content (LOC-11); the catalogue comes last. */
  overrides: readonly Overrides[];
};

/**
 * Gives the words for a key: page override, CMS content, catalogue, in this order (LOC-10, LOC-11).
 * A key nobody knows gives the key itself, so that nothing is ever blank; a test keeps the catalogues whole.
 */
export const createTranslator = <Key extends string>({
  catalogue,
  format,
  overrides,
}: Sources): Translate<Key> => {
  return (key, values = {}) => {
    for (const source of overrides) {
      const text = Object.hasOwn(source, key) ? source[key] : undefined;
      if (text !== undefined) return fill(text, values, format);
    }
    const message = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (message === undefined) return key;
    return typeof message === 'string' ? message : message(values, format);
  };
};

const fill = (text: string, values: MessageValues, format: MessageFormat): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? format.number(values[name]) : whole,
  );

const MAX_OVERRIDE_LENGTH = 2000;

/**
 * Reads overrides from hostile data: own string values by key, at most 2000 characters each. Texts that hold ICU
 * plural or select are left out here, since only the build has the parser; their keys come back in `refused`.
 */
export const parseOverrides = (data: unknown): { overrides: Overrides; refused: string[] } => {
  const overrides: Record<string, string> = Object.create(null) as Record<string, string>;
  const refused: string[] = [];
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { overrides, refused };
  for (const [key, text] of Object.entries(data)) {
    const fits = typeof text === 'string' && text.length <= MAX_OVERRIDE_LENGTH;
    if (fits && !/\{\s*\w+\s*,/.test(text)) overrides[key] = text;
    else refused.push(key);
  }
  return { overrides, refused };
};
