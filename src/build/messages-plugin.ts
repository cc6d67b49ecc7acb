import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileMessage } from './compile-message.ts';

const PREFIX = '\0messages:';
/**
 * The prefix of `./messages?languages`: the loaders of a folder's catalogues, one for each language. `&own` makes a
 * separate copy for a page that would otherwise share a larger file with other pages.
 */
const LOADERS = '\0languages:';
const OWN = '&own';
const LANGUAGES = ['en', 'fr', 'nl', 'es'] as const;
const FOLDER = /\/messages\?languages(&own)?$/;
const CATALOGUE = /\/messages\/(en|fr|nl|es)\.json$/;

/** Matches a widget's own catalogue, but not that of a part of it. */
const WIDGETS = /^(.*\bsrc\/widgets)\/([\w-]+)\/messages\/(\w\w\.json)$/;
/** The catalogues that are included in every widget's own, or in some. A separate request for them would cost more. */
const SHARED = ['kit'];
const SHARED_BY: Readonly<Record<string, readonly string[]>> = {
  cart: ['kit', 'parts/cart-notices'],
  checkout: ['kit', 'parts/cart-notices', 'parts/promotion-code'],
  product: ['kit', 'parts/buying'],
  quotes: ['kit', 'kit/page', 'parts/quote'],
  'saved-carts': ['kit', 'kit/page', 'parts/saved-carts'],
  'search-results': ['kit', 'kit/page', 'parts/buying'],
  'sign-in': ['kit', 'parts/journey'],
};

const KEYS = '/src/widgets/kit/element/message-keys.ts';

/**
 * Compiles `messages/{language}.json` to a module of messages, so that no ICU parser ships, and lists all keys. The shared
 * messages are included in each widget's own catalogue. `messages?languages` becomes the loaders of a folder's four
 * catalogues.
 */
export const messagesPlugin = (): Plugin => ({
  name: 'assess-messages',
  enforce: 'pre',
  resolveId(source, importer) {
    const path = source.split('?')[0] ?? '';
    const isFolder = FOLDER.test(source);
    if (!isFolder && !CATALOGUE.test(path)) return null;
    const full =
      path.startsWith('.') && importer ? resolve(dirname(cleanId(importer)), path) : fromRoot(path);
    if (isFolder) return `${LOADERS}${fromTree(full)}${source.endsWith(OWN) ? OWN : ''}`;
    // The id is relative to the root, because the bundler writes module names into its output. It does not end with
    // ".json", so that the built-in JSON plugin ignores it.
    return `${PREFIX}${fromTree(full)}.js`;
  },
  async load(id) {
    if (id.startsWith(LOADERS)) return loadersOf(id.slice(LOADERS.length).replace(OWN, ''));
    if (!id.startsWith(PREFIX)) return null;
    const file = id.slice(PREFIX.length, -'.js'.length);
    const files = cataloguesOf(file);
    for (const one of files) this.addWatchFile(resolve(one));
    return compileCatalogue(...(await Promise.all(files.map((one) => readFile(one, 'utf8')))));
  },
  transform: (_code, id) =>
    cleanId(id).endsWith(KEYS) ? { code: `export const messageKeys = ${allKeys()};`, map: null } : null,
});

const cleanId = (id: string): string =>
  (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id).split('?')[0] ?? id;

/** Returns a file's path in the tree, with forward slashes. */
const fromTree = (full: string): string => relative('.', full).replaceAll('\\', '/');

const loadersOf = (folder: string): string =>
  `export default {\n${LANGUAGES.map((one) => `  ${one}: () => import('/${folder}/${one}.json'),`).join('\n')}\n};\n`;

const fromRoot = (path: string): string => (path.startsWith('/src/') ? resolve(`.${path}`) : path);

const allKeys = (): string =>
  JSON.stringify(
    globSync('src/widgets/**/messages/en.json')
      .sort()
      .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)),
  );

/** Returns the files whose messages are joined. A widget's own come last, so that they win. */
export const cataloguesOf = (file: string): string[] => {
  const [, widgets, widget = '', name] = WIDGETS.exec(file) ?? [];
  if (widgets === undefined || widget === 'kit') return [file];
  return [...(SHARED_BY[widget] ?? SHARED).map((owner) => `${widgets}/${owner}/messages/${name}`), file];
};

export const compileCatalogue = (...catalogues: readonly string[]): string => {
  const messages = Object.assign({}, ...catalogues.map((json) => JSON.parse(json) as object)) as Record<
    string,
    string
  >;
  const lines = Object.entries(messages).map(
    ([key, message]) => `  ${JSON.stringify(key)}: ${compileMessage(key, message)},`,
  );
  return `export default {\n${lines.join('\n')}\n};\n`;
};
