import { createHash } from 'node:crypto';
import type { LoaderTable } from '../loader-table.ts';

/** What a head snippet is made of; the build writes it beside the versioned loader as `head.json`. */
export type HeadParts = {
  table: LoaderTable;
  /** The text of the head script, and what a policy without a nonce allows it by. */
  script: string;
  scriptHash: `sha256-${string}`;
};

export type HeadPage = {
  /** Tags that stand on the page, with or without `assess-`. */
  widgets: readonly string[];
  language: 'en' | 'fr' | 'nl' | 'es';
  /** Where `dist/site` is served, with the closing slash. */
  base: string;
  nonce?: string;
};

export const headParts = (table: LoaderTable, script: string): HeadParts => ({
  table,
  script,
  scriptHash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
});

/**
 * The optional head snippet, for a CMS to put after the page's configuration: hints for all code and words of the
 * page's widgets, and the script that starts their data. With it nothing waits for the loader (PERF-05). It names
 * hashed files, so it is made anew for each release.
 *
 * @throws {Error} when a widget is unknown, naming those that there are.
 */
export const headSnippet = (parts: HeadParts, page: HeadPage): string => {
  const nonce = page.nonce === undefined ? '' : ` nonce="${escapeAttribute(page.nonce)}"`;
  const links = chunksOf(parts.table, page).map(
    (chunk) =>
      `<link rel="modulepreload" href="${escapeAttribute(`${page.base}chunks/${chunk}.js`)}"${nonce}>`,
  );
  return [...links, `<script${nonce}>${parts.script}</script>`].join('\n');
};

/**
 * The chunks that the loader begins for these widgets, what stands inside them included, and those that a widget would ask for one
 * after the other once its code runs; by their names in `chunks`.
 */
export const chunksOf = (
  { shared, release, widgets, contains, follows }: LoaderTable,
  { widgets: wanted, language }: Pick<HeadPage, 'widgets' | 'language'>,
) => {
  const names = wanted
    .map((tag) => tag.replace('assess-', ''))
    .flatMap((name) => [name, ...(Object.hasOwn(contains, name) ? (contains[name] ?? []) : [])]);
  const unknown = names.find((name) => !Object.hasOwn(widgets, name));
  if (unknown !== undefined)
    throw new Error(`No widget "${unknown}". There are: ${Object.keys(widgets).join(', ')}.`);
  const chunks = names.flatMap((name) => {
    const [, ...needs] = widgets[name] ?? [0];
    return [
      ...needs.map((place) => shared[place] ?? ''),
      `${name}-${release}`,
      `${name}.${language}-${release}`,
      ...followingOf(follows, name, language),
    ];
  });
  return [...new Set(chunks)];
};

const followingOf = (follows: LoaderTable['follows'], name: string, language: HeadPage['language']) => {
  const found = Object.hasOwn(follows, name) ? follows[name] : undefined;
  return found ? [...found.code, ...found[language]] : [];
};

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
