import type { Plugin } from 'vite';

/** Whose schemas load when they are needed, and not with every page. */
const LATE = /\/src\/(auth\/(?!journey\/)|api\/(user|geo)\/|core\/notifications\/|widgets\/session\/)/;

const QUERY = '?late';

/**
 * Gives what loads late a copy of the schema library of its own. The library is one module, of which a build keeps what
 * anybody uses: without this each function that only a late part needs would be in the code of every page. Schemas are
 * plain objects, so both copies understand each other's.
 */
export const lateSchemasPlugin = (): Plugin => ({
  name: 'assess:late-schemas',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer, options) {
    if (source !== 'valibot' || importer === undefined || !LATE.test(importer)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: resolved.id + QUERY };
  },
});
