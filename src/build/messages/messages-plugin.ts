import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileMessage } from './compile-message.ts';
import { cataloguesOf, loadersOf } from './joined-catalogues.ts';
import { withMessageLists } from './lists-for-authors.ts';
import { withWordsOfParts } from './words-of-late-parts.ts';

const PREFIX = '\0messages:';
/** The prefix of `./messages?languages`: the loaders of a folder's catalogues, one for each language. */
const LOADERS = '\0languages:';
const FOLDER = /\/messages\?languages$/;
const CATALOGUE = /\/messages\/(en|fr|nl|es)\.json$/;

/** Folders whose words are joined with those of a catalogue: `en.json?with=kit/forms,parts/address`. */
const WITH = /[?&]with=([\w/,-]+)/;

/**
 * Compiles `messages/{language}.json` to a module of messages, so that no ICU parser ships. A widget's own has the shared
 * messages too (`joined-catalogues.ts`). `messages?languages` becomes the loaders of a folder's four catalogues. Late parts
 * get the loaders of their words (`words-of-late-parts.ts`), and two modules their lists (`lists-for-authors.ts`).
 */
export const messagesPlugin = (): Plugin => ({
  name: 'assess-messages',
  enforce: 'pre',
  resolveId(source, importer) {
    const path = source.split('?')[0] ?? '';
    const isFolder = FOLDER.test(source);
    if (!isFolder && !CATALOGUE.test(path)) return null;
    const isRelative = path.startsWith('.') && importer;
    const full = isRelative ? resolve(dirname(cleanId(importer)), path) : path.replace(/^\/src\//, './src/');
    const [, more] = WITH.exec(source) ?? [];
    const also = more === undefined ? '' : `+${more}`;
    if (isFolder) return `${LOADERS}${fromTree(full)}`;
    // The id is relative to the root, because the bundler writes module names into its output. It does not end with
    // ".json", so that the built-in JSON plugin ignores it.
    return `${PREFIX}${also}${also && '/'}${fromTree(full)}.js`;
  },
  async load(id) {
    if (id.startsWith(LOADERS)) return `export default ${loadersOf(id.slice(LOADERS.length))};\n`;
    if (!id.startsWith(PREFIX)) return null;
    const file = id.slice(PREFIX.length, -'.js'.length);
    const files = joinedBy(file);
    for (const one of files) this.addWatchFile(resolve(one));
    return compileCatalogue(...(await Promise.all(files.map((one) => readFile(one, 'utf8')))));
  },
  transform(code, id) {
    const file = cleanId(id);
    const listed = withMessageLists(code, file);
    const changed = /\b(?:latePart|lazyPartWithWords)\(/.test(listed)
      ? withWordsOfParts(listed, file)
      : listed;
    return changed === code ? null : { code: changed, map: null };
  },
});

const cleanId = (id: string): string =>
  (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id).split('?')[0] ?? id;

/** Returns a file's path in the tree, with forward slashes. */
const fromTree = (full: string): string => relative('.', full).replaceAll('\\', '/');

/** Returns the files that a module of messages joins. */
const joinedBy = (file: string): string[] => {
  const [, more, own] = /^\+([\w/,-]+)\/(src\/widgets\/.*)$/.exec(file) ?? [];
  if (more === undefined || own === undefined) return cataloguesOf(file);
  const name = own.slice(own.lastIndexOf('/') + 1);
  return [...more.split(',').map((folder) => `src/widgets/${folder}/messages/${name}`), own];
};

export const compileCatalogue = (...catalogues: readonly string[]): string => {
  const all = catalogues.map((json) => JSON.parse(json) as Record<string, string>);
  const lines = Object.entries(Object.assign({}, ...all) as Record<string, string>).map(
    ([key, message]) => `  ${JSON.stringify(key)}: ${compileMessage(key, message)},`,
  );
  return `export default {\n${lines.join('\n')}\n};\n`;
};
