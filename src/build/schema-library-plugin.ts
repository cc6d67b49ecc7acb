import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { libraryModules, type LibraryModules } from './library-modules.ts';

const LIBRARY = 'valibot';
/** The prefixes of a module of the library, and of the names that one importer uses. */
const SCHEMA_MODULE = '\0valibot/';
export const SCHEMA_NAMES = '\0valibot?';
/** The suffix of a module that the checkout has its own copy of, and of the names that its files use (`own-copies-plugin.ts`). */
export const OWN_FUNCTION = '#own';
/**
 * Matches the modules that the checkout has copies of. The original is in a file that every page with a cart loads, with
 * much else.
 */
const COPIED = /^(?:actions\/(?:trim|maxValue)|schemas\/(?:undefined|unknown)|methods\/partial)\//;
const WHOLE = /import \* as (\w+) from '(valibot)'/;
const NAMED = /import \{([^}]*)\} from '(valibot)'/;

/**
 * Provides the schema library to the site build as its original modules. It is published as one file, and a build keeps all
 * that is used of it in one place, so every page would carry functions that only late parts use. As modules, early
 * functions load early and rare ones load with the part that uses them. The build fails if the library's file, or an import
 * of it, has an unknown form.
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

/** Lists the names that a file uses of the library in its import, so that it depends on nothing else. */
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
