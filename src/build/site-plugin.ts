import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';
import { widgets } from '../widgets/registry.ts';
import type { LoaderTable } from '../loader-table.ts';

const LANGUAGES = ['en', 'fr', 'nl', 'es'] as const;

/**
 * After the widgets' chunks are written: makes the loader with its table of them, in a moving and a versioned place,
 * and a brotli copy of each file.
 */
export const sitePlugin = (version: string): Plugin => {
  let table: LoaderTable | undefined;
  let outDir = '';
  return {
    name: 'assess-site',
    apply: 'build',
    writeBundle(options, bundle) {
      outDir = options.dir ?? 'dist/site';
      table = tableOf(Object.values(bundle).filter((item) => item.type === 'chunk'));
    },
    async closeBundle() {
      if (table === undefined) return;
      await buildLoader(outDir, 'loader.js', table);
      const versioned = { ...table, files: table.files.map((file) => `../${file}`) };
      await buildLoader(outDir, `v${version}/loader.js`, versioned);
      const loaders = ['loader.js', `v${version}/loader.js`];
      await Promise.all(
        [...table.files, ...loaders].map((file) => compress(join(outDir, file.replace('../', '')))),
      );
    },
  };
};

type Chunk = Rolldown.OutputChunk;

const tableOf = (chunks: Chunk[]): LoaderTable => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = chunks.map((chunk) => chunk.fileName);
  const place = (file: string) => files.indexOf(file);
  const entries = widgets.map((widget) => {
    const folder = widget.tag.replace('assess-', '');
    const entry = chunkOf(chunks, `src/widgets/${folder}/define.ts`);
    const words = LANGUAGES.map((language) => {
      const own = chunkOf(chunks, `src/widgets/${folder}/messages/${language}.json.js`);
      const shared = chunkOf(chunks, `src/widgets/shared/messages/${language}.json.js`);
      return [language, [...new Set([own.fileName, shared.fileName])].map(place)] as const;
    });
    const needs = [...allImports(entry, byName)].map(place);
    const data = (widget.data as readonly string[]).includes('cart') ? 1 : 0;
    return [widget.tag, [place(entry.fileName), needs, Object.fromEntries(words), data]] as const;
  });
  return { files, widgets: Object.fromEntries(entries) } as unknown as LoaderTable;
};

const chunkOf = (chunks: Chunk[], source: string): Chunk => {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
  if (found === undefined) throw new Error(`The build has no chunk that holds ${source}.`);
  return found;
};

const allImports = (
  chunk: Chunk,
  byName: ReadonlyMap<string, Chunk>,
  found = new Set<string>(),
): Set<string> => {
  for (const name of chunk.imports) {
    if (found.has(name)) continue;
    found.add(name);
    const next = byName.get(name);
    if (next) allImports(next, byName, found);
  }
  return found;
};

/** The loader is a classic script with everything inside: it must know its own tag, and import nothing. */
const buildLoader = async (outDir: string, file: string, table: LoaderTable): Promise<void> => {
  const bundle = await rolldown({
    input: 'src/loader.ts',
    transform: { target: 'es2022', define: { __LOADER_TABLE__: JSON.stringify(table) } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  await mkdir(dirname(join(outDir, file)), { recursive: true });
  await writeFile(join(outDir, file), output[0].code);
};

const compress = async (path: string): Promise<void> => {
  const text = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${path}.br`, brotliCompressSync(text, { params }));
};
