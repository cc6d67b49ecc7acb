import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** Matches what a module loads together with itself: its imports other than of types, and pages that use its widget's words. */
const LOADED =
  /(?:^|;)\s*(?:import|export)\s(?!type\s)[^;'"]*?from\s*'(\.[^']+\.tsx?)'|^import\s*'(\.[^']+\.tsx?)'|(?:lazyPart|latePages)\([^;]*?import\('(\.[^']+\.tsx?)'\)/gm;
/** Matches what names the keys of words, and a catalogue. */
const NAMED = /\buseWords<([^>]+)>/g;
const CATALOGUE = /^import type (\w+) from '(\.[^']*)\/messages\/en\.json'/gm;

/**
 * Returns the folders below `src/widgets` whose words a module needs, by the source files: those whose keys
 * `useWords` (`kit/element/useWords.ts`) names in what loads with the module. A late part is not followed, because it brings its
 * own words.
 */
export const wordFoldersOf = (entry: string, root = 'src/widgets'): string[] => {
  const seen = new Set<string>();
  const found = new Set<string>();
  const open = [resolve(entry)];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const source = readFileSync(file, 'utf8');
    const folder = dirname(file);
    const named = [...source.matchAll(NAMED)].join(' ');
    for (const [, name = '', at = ''] of source.matchAll(CATALOGUE))
      if (named.includes(`typeof ${name}`))
        found.add(relative(root, resolve(folder, at)).replaceAll('\\', '/'));
    for (const [, a, b, c] of source.matchAll(LOADED)) open.push(resolve(folder, a ?? b ?? c ?? ''));
  }
  return [...found].toSorted();
};
