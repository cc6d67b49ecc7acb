import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { asModule } from './as-module.ts';
import { usedOfCut, withoutUnused } from './unused-of-react.ts';

const require = createRequire(import.meta.url);

/** React's modules as they are asked for, and their production files within their packages. */
const FILES: Readonly<Record<string, string>> = {
  react: 'react.production.js',
  'react/jsx-runtime': 'react-jsx-runtime.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
  scheduler: 'scheduler.production.js',
};
/** What React's files ask of each other and their production files don't have: undefined, as CommonJS gives it. */
const ABSENT: Readonly<Record<string, string>> = {
  scheduler: 'export const log = undefined, unstable_setDisableYieldValue = undefined;',
};
const PREFIX = '\0react:';
const DEFAULT_IMPORT = /\bimport (\w+) from (["'])react\2/g;

/** A library's way to look for hooks that an old React has not: of all names it takes these two. */
const COPY = /\{\s*\.\.\.(React)\s*\}/;

/**
 * Gives React's modules to the site build as ES modules, so that what no widget uses stays behind, and no chunk carries
 * the code that reads CommonJS: 2 kB of every page. The build fails when a file is not of the form that `asModule` knows.
 */
export const reactPlugin = (): Plugin => ({
  name: 'assess-react',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (Object.hasOwn(FILES, source) ? PREFIX + source : null),
  load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const source = id.slice(PREFIX.length);
    const folder = dirname(require.resolve(`${source.split('/')[0]}/package.json`));
    const file = readFileSync(join(folder, 'cjs', FILES[source] ?? ''), 'utf8');
    const code = asModule(source === 'react-dom/client' ? withoutUnused(file) : file);
    return `${code}\n${ABSENT[source] ?? ''}`;
  },
  // There is no default export: the object of all names would keep all of them, as would a copy of it.
  transform(code, id) {
    const used = id.includes('/src/widgets/') ? usedOfCut(code) : undefined;
    if (used) this.error(used);
    const named = code
      .replace(DEFAULT_IMPORT, 'import * as $1 from $2react$2')
      .replace(COPY, '{ useId: $1.useId, useInsertionEffect: $1.useInsertionEffect }');
    return named === code ? null : { code: named, map: null };
  },
});
