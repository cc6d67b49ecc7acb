import { readFileSync } from 'node:fs';
import { chainTo } from './static-closure.ts';

export const EARLY_MODULES_FILE = 'src/build/early-modules.txt';

/** The environment variable that accepts the current imports: the file is rewritten. */
export const ACCEPT = 'ACCEPT_EARLY_MODULES';

const INTRODUCTION = `# What every page with a widget loads: all that the mini-cart imports statically, but its own folder. The chunk "core" holds
# these and nothing else. The build fails when its imports differ. An intended change: ACCEPT_EARLY_MODULES=1 npm run build`;

/** Parses the text of a list of modules: one on each line, `#` begins a comment. */
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

/** Returns a module's name in the list: its path below the root, or below `node_modules`, without the bundler's additions. */
export const moduleName = (id: string, root: string): string =>
  id
    .replace(/^\0/, '')
    .replace(/\?inline$/, '')
    .replace(/^.*\/node_modules\//, '')
    .replace(`${root}/`, '');

/**
 * Returns the differences between the list and the actual imports: each new module with the chain of its importers, and
 * each module that is no longer early. Undefined if there are none.
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
