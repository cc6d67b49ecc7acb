import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { libraryModules, type LibraryModules } from './library-modules.ts';

const LIBRARY = 'valibot';
/** Before a module of the library, and before the names that one importer asks for. */
export const SCHEMA_MODULE = '\0valibot/';
export const SCHEMA_NAMES = '\0valibot?';
/** Behind a module of which the checkout has a copy of its own, and behind what its files ask for (`own-copies-plugin.ts`). */
export const OWN_FUNCTION = '#own';
/** What the files that every cart's page loads have too, beside much that no checkout uses. */
const COPIED = /^(?:actions\/(?:trim|maxValue)|schemas\/(?:undefined|unknown)|methods\/partial)\//;
const WHOLE = /import \* as (\w+) from '(valibot)'/;
const NAMED = /import \{([^}]*)\} from '(valibot)'/;

/**
 * Gives the schema library to the site build as the modules that it was made from. It is published as one file, of which
 * a build keeps what anybody uses, in one place: each function that only a late part needs would be in the code of every
 * page. So an early function stands with what is early, a rare one with the part that asks for it. The build fails when
 * the library's file has another form, or is imported in another.
 */
export const schemaLibraryPlugin = (): Plugin => {
  let library: LibraryModules = { modules: new Map(), exported: new Map() };
  return {
    name: 'assess-schema-library',
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      const file = await this.resolve(LIBRARY);
      library = libraryModules(file ? await readFile(file.id, 'utf8') : '');
    },
    transform: (code, id) => (id.includes('/src/') ? askForNames(code, id, library.exported) : null),
    resolveId: (source) =>
      source.startsWith(SCHEMA_NAMES) || source.startsWith(SCHEMA_MODULE)
        ? { id: source, moduleSideEffects: false }
        : null,
    load(given) {
      const [id = '', own] = given.split(OWN_FUNCTION);
      if (id.startsWith(SCHEMA_MODULE))
        return library.modules.get(id.slice(SCHEMA_MODULE.length))?.(SCHEMA_MODULE) ?? null;
      if (!id.startsWith(SCHEMA_NAMES)) return null;
      const asked = id.slice(SCHEMA_NAMES.length).split(',').filter(Boolean);
      return asked.map((alias) => exportOf(alias, library, own !== undefined)).join('\n');
    },
  };
};

const exportOf = (alias: string, { exported }: LibraryModules, own: boolean): string => {
  const { path, name } = exported.get(alias) ?? { path: '', name: '' };
  const copy = own && COPIED.test(path) ? OWN_FUNCTION : '';
  return `export { ${name} as ${alias} } from '${SCHEMA_MODULE}${path}${copy}';`;
};

/** Names in the import what the file takes from the library, so that it depends on no more. */
const askForNames = (code: string, id: string, exported: LibraryModules['exported']) => {
  const [whole, space] = WHOLE.exec(code) ?? [];
  const [named, list] = NAMED.exec(code) ?? [];
  if (!whole && !named) {
    if (/^import (?!type\b).*['"]valibot['"]/m.test(code))
      throw new Error(
        `${id} imports the schema library in a form that schema-library-plugin.ts does not know.`,
      );
    return null;
  }
  const used = whole
    ? [...code.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
    : (list ?? '').split(',').map((name) => name.trim());
  const names = [...new Set(used)].filter((name) => exported.has(name)).sort();
  const statement = whole ?? named ?? '';
  return {
    code: code.replace(statement, statement.replace(`'${LIBRARY}'`, `'${SCHEMA_NAMES}${names.join(',')}'`)),
    map: null,
  };
};
