import { parseAst } from 'vite';

/** Returns the text of a module. `prefix` is put before the names of the modules that it imports. */
type ModuleText = (prefix: string) => string;

export type LibraryModules = {
  modules: ReadonlyMap<string, ModuleText>;
  /** The library's exports by name: the module of each, and its name there. */
  exported: ReadonlyMap<string, { path: string; name: string }>;
};

const REGION = /^\/\/#region src\/(\S+)\.ts$([^]*?)^\/\/#endregion$/gm;
const EXPORTS = /^export \{([^}]*)\};$/m;
const DECLARED = /^(?:async )?(?:function\*?|let|const|var|class) ([\w$]+)/gm;

/**
 * Splits a file that a bundler made from several modules and marked by `//#region`. Each module gets imports of what it
 * uses from the others, by their paths below `src`.
 *
 * @throws {Error} if the file has anything outside its regions except its exports.
 */
export const libraryModules = (code: string): LibraryModules => {
  const regions = [...code.matchAll(REGION)].map(([, path = '', text = '']) => ({ path, text }));
  const rest = code.replace(REGION, '').replace(EXPORTS, '').trim();
  if (regions.length === 0 || rest !== '')
    throw new Error('This file is not of marked regions: src/build/library-modules.ts does not know it.');
  const homes = new Map(
    regions.flatMap(({ path, text }) =>
      [...text.matchAll(DECLARED)].map(([, name = '']) => [name, path] as const),
    ),
  );
  const modules = new Map(regions.map(({ path, text }) => [path, moduleText(path, text, homes)]));
  const exported = new Map(
    (EXPORTS.exec(code)?.[1] ?? '').split(',').flatMap((entry) => {
      const [name = '', alias = name] = entry.trim().split(' as ');
      const path = homes.get(name);
      return path === undefined ? [] : [[alias, { path, name }] as const];
    }),
  );
  return { modules, exported };
};

const moduleText = (path: string, text: string, homes: ReadonlyMap<string, string>): ModuleText => {
  const own = [...text.matchAll(DECLARED)].map(([, name = '']) => name);
  const taken = [...namesIn(parseAst(text))].filter((name) => homes.has(name) && homes.get(name) !== path);
  return (prefix) =>
    [
      ...taken.sort().map((name) => `import { ${name} } from '${prefix}${homes.get(name)}';`),
      text,
      `export { ${own.join(', ')} };`,
    ].join('\n');
};

/**
 * Returns all names that a program reads, without keys of objects and members. A bundle's inner names never equal its
 * top-level names.
 */
const namesIn = (node: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(node)) for (const one of node) namesIn(one, found);
  else if (isNode(node)) {
    if (node.type === 'Identifier') found.add(String(node['name']));
    for (const [key, child] of Object.entries(node)) {
      const isKey =
        (key === 'property' || key === 'key') && node['computed'] !== true && node['shorthand'] !== true;
      if (!isKey) namesIn(child, found);
    }
  }
  return found;
};

const isNode = (value: unknown): value is { type: string; [key: string]: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value;
