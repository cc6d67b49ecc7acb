import type { Plugin } from 'vite';
import { bareName, closureOf } from './built-chunks.ts';

/* What the site build makes of `import()`. */

const HELPER = '\0vite/preload-helper.js';

/** Leaves `import()` to the browser. Vite's helper around each has nothing to load: styles are inside the code (PERF-02). */
export const plainImportsPlugin = (): Plugin => ({
  name: 'assess-plain-imports',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
});

/** The parts of the bundler's chunk that are needed here. */
type Chunk = {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly facadeModuleId: string | null;
};

const PAGES = /\/widgets\/[\w-]+\/\w+Pages?\.tsx$/;

/**
 * Lets a widget of pages (`latePages`) ask for all files of its pages together. Otherwise the browser learns of each file
 * only from the one that imports it: four round trips before the first row is asked for. A file that fails here is asked
 * for again by the module that imports it. Source: PERF-14.
 */
export const pagesAtOncePlugin = (): Plugin => ({
  name: 'assess-pages-at-once',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((item) =>
        item.type === 'chunk' ? [[item.fileName, item] as const] : [],
      ),
    );
    for (const entry of chunks.values())
      for (const pages of entry.dynamicImports) {
        if (!PAGES.test(chunks.get(pages)?.facadeModuleId ?? '')) continue;
        const files = filesOf(entry.fileName, pages, chunks).map((file) => `"./${bareName(file)}.js"`);
        const load = new RegExp(`import\\((["'\`])\\./${bareName(pages)}\\.js\\1\\)`);
        entry.code = entry.code.replace(
          load,
          (own) => `([${files.join()}].map(n=>import(n).catch(()=>{})),${own})`,
        );
      }
  },
});

/** Returns the files that pages import, directly and indirectly, beside those that their widget has already. */
export const filesOf = (entry: string, pages: string, chunks: ReadonlyMap<string, Chunk>): string[] => {
  const importsOf = (file: string) => chunks.get(file)?.imports ?? [];
  const begun = closureOf(importsOf(entry), importsOf);
  return [...closureOf(importsOf(pages), importsOf)].filter((file) => file !== entry && !begun.has(file));
};
