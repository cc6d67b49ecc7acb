import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { MessagePlace } from '../widgets/kit/element/message-places.ts';
import type { WidgetContract } from '../widgets/kit/element/widget-contract.ts';
import { widgets } from '../widgets/widget-list.ts';
import { compileMessage, longestLength } from './compile-message.ts';
import { wordFoldersOf } from './word-folders.ts';

const PREFIX = '\0messages:';
/** The prefix of `./messages?languages`: the loaders of a folder's catalogues, one for each language. */
const LOADERS = '\0languages:';
const LANGUAGES = ['en', 'fr', 'nl', 'es'] as const;
const FOLDER = /\/messages\?languages(?:&with=[\w/,-]+)?$/;
const CATALOGUE = /\/messages\/(en|fr|nl|es)\.json$/;

/** Matches a widget's own catalogue, but not that of a part of it. */
const WIDGETS = /^(.*\bsrc\/widgets)\/([\w-]+)\/messages\/(\w\w\.json)$/;
/** A late part that is declared where it is used, not in a comment. Its words are added as the second argument. */
const LATE_PART = /(?<=^(?!\s*(?:\*|\/\/)).*)\blatePart\(\s*\(\) => import\('(\.[^']+\.tsx?)'\),?\s*\)/gm;
/** Folders whose words are joined with those of a catalogue: `en.json?with=kit/forms,parts/address`. */
const WITH = /[?&]with=([\w/,-]+)/;

/**
 * The catalogues that are included in a widget's own, because a separate request for them would cost more. A widget
 * without a row has those of the kit, and of each folder whose words it names by `useWords` (`word-folders.ts`).
 */
const SHARED_BY: Readonly<Record<string, readonly string[]>> = {
  cart: ['kit', 'parts/cart-notices'],
  checkout: ['kit', 'parts/cart-notices', 'parts/promotion-code'],
  product: ['kit', 'parts/buying'],
  'search-results': ['kit', 'kit/page', 'parts/buying'],
  'sign-in': ['kit', 'parts/journey'],
};

const KEYS = '/src/widgets/kit/element/message-keys.ts';
const PLACES = '/src/widgets/kit/element/message-places.ts';

/**
 * Compiles `messages/{language}.json` to a module of messages, so that no ICU parser ships, and lists all keys. The shared
 * messages are included in each widget's own catalogue. `messages?languages` becomes the loaders of a folder's four
 * catalogues. `latePart(() => import('./panel/panel.tsx'))` gets the loaders of the part's words: those of its folder, and
 * of each folder whose words it names by `useWords` and its widget does not have.
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
    const [, more] = WITH.exec(source) ?? [];
    const also = more === undefined ? '' : `+${more}`;
    if (isFolder) return `${LOADERS}${fromTree(full)}${also}`;
    // The id is relative to the root, because the bundler writes module names into its output. It does not end with
    // ".json", so that the built-in JSON plugin ignores it.
    return `${PREFIX}${also}${also && '/'}${fromTree(full)}.js`;
  },
  async load(id) {
    if (id.startsWith(LOADERS)) return loadersOf(id.slice(LOADERS.length));
    if (!id.startsWith(PREFIX)) return null;
    const file = id.slice(PREFIX.length, -'.js'.length);
    const files = joinedBy(file);
    for (const one of files) this.addWatchFile(resolve(one));
    return compileCatalogue(...(await Promise.all(files.map((one) => readFile(one, 'utf8')))));
  },
  transform(code, id) {
    if (cleanId(id).endsWith(KEYS))
      return { code: `export const messageKeys = ${JSON.stringify(allKeys())};`, map: null };
    if (cleanId(id).endsWith(PLACES))
      return {
        code: code.replace(/(messagePlaces.*=) \[\]/, `$1 ${JSON.stringify(allPlaces())}`),
        map: null,
      };
    const wordy = code.includes('latePart(') ? withWordsOfParts(code, cleanId(id)) : code;
    return wordy === code ? null : { code: wordy, map: null };
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

/** Adds the words of each late part that a file declares. Throws if a part has none, which `lazyPart` is for. */
export const withWordsOfParts = (code: string, file: string): string => {
  const imports: string[] = [];
  const changed = code.replace(LATE_PART, (_call, part: string) => {
    const folders = partFolders(resolve(dirname(file), part), file);
    const own = folders.at(-1);
    if (own === undefined)
      throw new Error(`${file}: the late part ${part} has no words. Load it with lazyPart.`);
    const name = `partWords${imports.length}`;
    const more = folders.length > 1 ? `&with=${folders.slice(0, -1).join(',')}` : '';
    imports.push(`import ${name} from '/src/widgets/${own}/messages?languages${more}';`);
    return `latePart(() => import('${part}'), ${name})`;
  });
  return imports.length === 0 ? code : `${imports.join(' ')} ${changed}`;
};

/** Returns the folders whose words a late part brings: those that its widget does not have, its own last. */
const partFolders = (part: string, file: string): string[] => {
  const [, widget = ''] = /\bsrc\/widgets\/([\w-]+)\//.exec(fromTree(file)) ?? [];
  const has = new Set(['kit', widget, ...sharedBy(widget)]);
  const own = relative('src/widgets', dirname(part)).replaceAll('\\', '/');
  const folders = wordFoldersOf(part).filter((folder) => !has.has(folder) && folder !== own);
  const hasOwn = !has.has(own) && fs.existsSync(`src/widgets/${own}/messages/en.json`);
  return hasOwn ? [...folders, own] : folders;
};

const sharedBy = (widget: string): readonly string[] =>
  SHARED_BY[widget] ?? [
    'kit',
    ...wordFoldersOf(`src/widgets/${widget}/define.ts`).filter((one) => one !== widget && one !== 'kit'),
  ];

const loadersOf = (folder: string): string => {
  const [path = '', more] = folder.split('+');
  const of = (one: string) => `import('/${path}/${one}.json${more === undefined ? '' : `?with=${more}`}')`;
  return `export default {\n${LANGUAGES.map((one) => `  ${one}: () => ${of(one)},`).join('\n')}\n};\n`;
};

const fromRoot = (path: string): string => (path.startsWith('/src/') ? resolve(`.${path}`) : path);

const englishCatalogues = (): string[] => fs.globSync('src/widgets/**/messages/en.json').sort();

const textsOf = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;

const allKeys = (): string[] => englishCatalogues().flatMap((file) => Object.keys(textsOf(file)));

/** Returns where the texts of each folder show: on its widget, and on those that draw that widget inside themselves. */
const allPlaces = (): MessagePlace[] =>
  englishCatalogues().map((file) => {
    const [, , first = ''] = file.split(/[\\/]/);
    const isShared = first === 'kit' || first === 'parts';
    const around = widgets.filter(({ contains = [] }: WidgetContract) => contains.includes(first));
    const texts = LANGUAGES.map((language) => textsOf(file.replace(/en\.json$/, `${language}.json`)));
    const lengths = Object.keys(texts[0]!).map((key) => [
      key,
      texts.map((all) => longestLength(key, all[key] ?? '')),
    ]);
    return {
      tags: isShared ? [] : [first, ...around.map(({ tag }) => tag.replace('assess-', ''))],
      lengths: Object.fromEntries(lengths) as MessagePlace['lengths'],
    };
  });

/** Returns the files whose messages are joined. A widget's own come last, so that they win. */
export const cataloguesOf = (file: string): string[] => {
  const [, widgets, widget = '', name] = WIDGETS.exec(file) ?? [];
  if (widgets === undefined || widget === 'kit') return [file];
  return [...sharedBy(widget).map((owner) => `${widgets}/${owner}/messages/${name}`), file];
};

export const compileCatalogue = (...catalogues: readonly string[]): string => {
  const all = catalogues.map((json) => JSON.parse(json) as Record<string, string>);
  const lines = Object.entries(Object.assign({}, ...all) as Record<string, string>).map(
    ([key, message]) => `  ${JSON.stringify(key)}: ${compileMessage(key, message)},`,
  );
  return `export default {\n${lines.join('\n')}\n};\n`;
};
