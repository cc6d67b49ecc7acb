import { createHash } from 'node:crypto';
import type { CustomerRead } from '../page/early/begin-customer.ts';
import type { LoaderTable } from '../entries/loader-table.ts';

/** The data that a head snippet is made from. The build writes it next to the versioned loader as `head.json`. */
export type HeadParts = {
  table: LoaderTable;
  /** The text of the head script, and its hash for a content security policy without a nonce. */
  script: string;
  scriptHash: `sha256-${string}`;
};

export type HeadPage = {
  /** The tags on the page, with or without `assess-`. */
  widgets: readonly string[];
  language: 'en' | 'fr' | 'nl' | 'es';
  /** The address of `dist/site`, with a trailing slash. */
  base: string;
  nonce?: string | undefined;
};

export const headParts = (table: LoaderTable, script: string): HeadParts => ({
  table,
  script,
  scriptHash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
});

/**
 * Returns the optional head snippet, which a CMS puts after the page's configuration: preload hints for the code and texts
 * of the page's widgets, and the script that begins to load their data. With it nothing waits for the loader (PERF-05). It
 * contains hashed file names, so each release needs a new one.
 *
 * @throws {Error} if a widget is unknown. The error lists the known widgets.
 */
export const headSnippet = (parts: HeadParts, page: HeadPage): string => {
  const nonce = page.nonce === undefined ? '' : ` nonce="${escapeAttribute(page.nonce)}"`;
  const links = chunksOf(parts.table, page).map(
    (chunk) =>
      `<link rel="modulepreload" href="${escapeAttribute(`${page.base}chunks/${chunk}.js`)}"${nonce}>`,
  );
  const reads = page.widgets.flatMap((tag) => CUSTOMER_READS[tag.replace('assess-', '')] ?? []);
  const begins = reads.length > 0 ? ` data-reads="${reads.join(' ')}"` : '';
  return [...links, `<script${nonce}${begins}>${parts.script}</script>`].join('\n');
};

/** What the head script begins to read of a signed-in customer, by widget (PERF-13, PERF-14). */
const CUSTOMER_READS: Readonly<Record<string, readonly CustomerRead[] | undefined>> = {
  checkout: ['checkout', 'accounts', 'addresses'],
  'order-history': ['orders'],
  invoices: ['invoices'],
};

/**
 * Returns the names of the chunks that these widgets need: those that the loader would begin, including the widgets inside
 * them, and those that a widget would load one after another once its code runs.
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
