import { readFileSync } from 'node:fs';
import { chainTo } from './static-closure.ts';

export const EARLY_MODULES_FILE = 'src/build/early-modules.txt';

/** What accepts the closure as it is: the file is written anew. */
export const ACCEPT = 'ACCEPT_EARLY_MODULES';

const INTRODUCTION = `# What every page with a widget loads: all that the mini-cart imports statically, but its own folder. The chunk "core" holds
# these and nothing else. The build fails when its imports differ. An intended change: ACCEPT_EARLY_MODULES=1 npm run build`;

/** The modules of a list's text: one a line, `#` begins a remark. */
export const parseEarlyModules = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#')),
  );

export const readEarlyModules = (): ReadonlySet<string> =>
  parseEarlyModules(readFileSync(EARLY_MODULES_FILE, 'utf8'));

export const earlyModulesText = (names: Iterable<string>): string =>
  `${INTRODUCTION}\n${[...names].sort().join('\n')}\n`;

/** How a module stands in the list: by its path below the root or its package, without what a bundler adds. */
export const moduleName = (id: string, root: string): string =>
  id
    .replace(/^\0/, '')
    .replace(/\?inline$/, '')
    .replace(/^.*\/node_modules\//, '')
    .replace(`${root}/`, '');

/**
 * What is to be said when the list is not the closure: each module that came in with the chain of its importers, and each
 * that is early no longer. Undefined when both are the same.
 */
export const earlyDifference = (
  listed: ReadonlySet<string>,
  closure: ReadonlyMap<string, string | undefined>,
  nameOf: (id: string) => string | undefined,
): string | undefined => {
  const reached = new Map([...closure.keys()].map((id) => [nameOf(id), id] as const));
  const added = [...reached].filter(([name]) => name !== undefined && !listed.has(name));
  const gone = [...listed].filter((name) => !reached.has(name));
  if (added.length === 0 && gone.length === 0) return undefined;
  return [
    `${EARLY_MODULES_FILE} is not what the mini-cart imports statically.`,
    ...added.map(
      ([name, id]) =>
        `  New on every page: ${name}\n    by ${chainTo(id, closure)
          .map((one) => nameOf(one) ?? one)
          .join('\n     → ')}`,
    ),
    ...gone.map((name) => `  No longer: ${name}`),
    `Load it by import() where it is needed, or accept the change: ${ACCEPT}=1 npm run build`,
  ].join('\n');
};
