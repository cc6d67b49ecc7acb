import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { loadersOf, sharedBy } from './joined-catalogues.ts';
import { wordFoldersOf } from './word-folders.ts';

/** A late part that is declared where it is used, not in a comment. Its words are added as the second argument. */
const LATE_PART =
  /(?<=^(?!\s*(?:\*|\/\/)).*)\b(latePart|lazyPartWithWords)\(\s*\(\) => import\('(\.[^']+\.tsx?)'\),?\s*\)/gm;

/**
 * Adds the words of each late part that a file declares. `latePart(() => import('./panel/panel.tsx'))` gets the loaders of
 * the part's words: those of its folder, and of each folder whose words it names by `useWords` and that neither its widget
 * nor what loads with the file has.
 * Throws if a part has none, which `lazyPart` is for.
 */
export const withWordsOfParts = (code: string, file: string): string => {
  return code.replace(LATE_PART, (_call, by: string, part: string) => {
    const folders = partFolders(resolve(dirname(file), part), file);
    const own = folders.pop();
    if (own === undefined)
      throw new Error(`${file}: the late part ${part} has no words. Load it with lazyPart.`);
    return `${by}(() => import('${part}'), ${loadersOf(`src/widgets/${own}/messages`, folders)})`;
  });
};

/** Returns the folders whose words a late part brings: those that are not there before it, its own last. */
const partFolders = (part: string, file: string): string[] => {
  const [, widget = ''] = /\bsrc\/widgets\/([\w-]+)\//.exec(file.replaceAll('\\', '/')) ?? [];
  const has = new Set(['kit', widget, ...sharedBy(widget), ...wordFoldersOf(file)]);
  const own = relative('src/widgets', dirname(part)).replaceAll('\\', '/');
  const folders = wordFoldersOf(part).filter((folder) => !has.has(folder) && folder !== own);
  const hasOwn = !has.has(own) && existsSync(`src/widgets/${own}/messages/en.json`);
  return hasOwn ? [...folders, own] : folders;
};
