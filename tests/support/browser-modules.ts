import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';

/**
 * Bundles each bare import to one ES module in `outDir` (`react/jsx-runtime` → `react/jsx-runtime.js`). Shared code
 * goes into files of its own, so that there is only one React. `from` is the folder whose `node_modules` has the
 * packages.
 */
export const browserModules = async (
  specifiers: readonly string[],
  from: string,
  outDir: string,
): Promise<void> => {
  const bundle = await rolldown({
    cwd: resolve(from),
    input: Object.fromEntries(specifiers.map((specifier) => [specifier, `${FACADE}${specifier}`])),
    plugins: [facades(from)],
    platform: 'browser',
    // Its warnings are about directives for servers. An error rejects.
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  await bundle.write({
    dir: outDir,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name]-[hash].js',
  });
  await bundle.close();
};

const FACADE = '\0facade:';

/**
 * A plugin for modules that name every export of another one. A CommonJS module such as React has no exports that a
 * browser could import.
 */
const facades = (from: string): Plugin => ({
  name: 'facades',
  resolveId: (id) => (id.startsWith(FACADE) ? id : null),
  async load(id) {
    if (!id.startsWith(FACADE)) return null;
    const specifier = id.slice(FACADE.length);
    const found = await this.resolve(specifier, resolve(from, 'package.json'));
    if (!found) throw new Error(`There is no ${specifier} in ${from}.`);
    const exported = (await import(pathToFileURL(found.id).href)) as object;
    const names = Object.keys(exported).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));
    return `export { ${names.join(', ')} } from ${JSON.stringify(found.id)};`;
  },
});
