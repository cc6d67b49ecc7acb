import { closureOf } from './built-chunks.ts';
import { chunksOf } from './head-snippet.ts';
import { LANGUAGES } from '../core/locale/locale-table.ts';
import type { LoaderTable } from '../entries/loader-table.ts';

const IMPORTED = /["'`]\.\/([\w.-]+\.js)["'`]/g;
const WORDS = /\.(\w\w)-[\w-]{6}\.js$/;

export type PageOfWidgets = {
  /** The tags on the page, with or without `assess-`. */
  widgets: readonly string[];
  /** The language of the page; without it, words of all languages are included. */
  language?: string | undefined;
};

/**
 * Returns the files in `chunks/` that a page with these widgets may load, at once or late: what the widgets begin with and
 * everything that these files import.
 *
 * @param read Returns the text of a file in `chunks/`.
 * @throws {Error} if a widget or the language is unknown.
 */
export const chunksOfPage = (
  table: LoaderTable,
  read: (file: string) => string,
  { widgets, language }: PageOfWidgets,
): ReadonlySet<string> => {
  const spoken = LANGUAGES.filter((one) => language === undefined || one === language);
  if (spoken.length === 0) throw new Error(`No language "${language}". There are: ${LANGUAGES.join(', ')}.`);
  // Any page may load the session, and what answers without a widget.
  const first = spoken.flatMap((one) => chunksOf(table, { widgets: [...widgets, 'session'], language: one }));
  const isSpoken = (file: string) => {
    const words = WORDS.exec(file)?.[1];
    return !words || spoken.some((one) => one === words);
  };
  const importsOf = (file: string) =>
    [...read(file).matchAll(IMPORTED)].map(([, imported = '']) => imported).filter(isSpoken);
  const files = [...first, `unheard-${table.release}`].map((name) => `${name}.js`);
  return closureOf(files.filter(isSpoken), importsOf);
};
