import type { Catalogue, MessageFormat, MessageValues } from './message-format.ts';
import { defineReading } from '../registry/readings.ts';
import { runtime } from '../runtime.ts';

/** Texts by key, from the page or the CMS, with `{name}` for values. They are untrusted and only shown as text. */
export type Overrides = Readonly<Record<string, string>>;

/** Returns the text of a key in the page's language, filled with the values of its message. */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string;

type Sources = {
  catalogue: Catalogue;
  format: MessageFormat;
  /** The override sources, highest first: page, then CMS content (LOC-11). The catalogue comes last. */
  overrides: readonly Overrides[];
};

/**
 * Creates the function that looks up a key: in the page's overrides, in CMS content, in the catalogue (LOC-10, LOC-11). An
 * unknown key is returned as it is.
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

/** Parses overrides, which are untrusted: at most 2000 characters each, without plural and select. `refused`: their keys. */
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

/** The registry's key for the texts that the CMS has for this page's locale. */
export const CONTENT_TEXT_KEY = defineReading<Overrides>('content.text');

/** Returns the texts from the CMS by key. Undefined until they have loaded, and if loading failed. */
export const contentText = (): Overrides | undefined => runtime().registry.reading(CONTENT_TEXT_KEY).data;
