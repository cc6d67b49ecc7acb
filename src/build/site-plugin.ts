import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { minify, type MinifyOptions } from 'terser';
import type { Plugin, Rolldown } from 'vite';
import { licencesOf, packageFolders } from './bundled-licences.ts';
import { widgets } from '../widgets/widget-list.ts';
import type { LoaderTable } from '../entries/loader-table.ts';
import { FOLLOWING, followingChunks } from './following-chunks.ts';
import { packTable } from './pack-table.ts';
import { bareName, chunkOf, closureOf } from './built-chunks.ts';
import { compress } from './compress.ts';
import { integrityPath, writeIntegrity, fragmentsFolder } from './integrity.ts';
import { removeStale } from './folder-files.ts';
import { headParts } from './head-snippet.ts';
import { reserveCss } from './reserve-css.ts';
import { writeFragments } from './fragments/write-fragments.ts';

/**
 * Completes the site after the chunks are written. It creates the loader with its table, the head snippet and the reserving
 * style sheet (each in a moving and a versioned place), the fragments of header and footer, the licences of the bundled
 * code, a brotli copy of each file, and the release's integrity file.
 */
export const sitePlugin = (version: string, release: string): Plugin => {
  let table: LoaderTable | undefined;
  let outDir = '';
  let files: string[] = [];
  let packages: string[] = [];
  return {
    name: 'assess-site',
    apply: 'build',
    writeBundle(options, bundle) {
      outDir = options.dir ?? 'dist/site';
      files = Object.keys(bundle);
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
      packages = packageFolders(chunks.flatMap(({ moduleIds }) => moduleIds));
      table = tableOf(release, chunks);
    },
    async closeBundle() {
      if (table === undefined) return;
      const loaders = ['loader.js', 'loader.mjs'].flatMap((file) => [file, `v${version}/${file}`]);
      for (const file of loaders) {
        const chunks = `${file.includes('/') ? '../' : ''}chunks/`;
        const source = file.endsWith('.mjs') ? 'src/entries/loader-module.ts' : 'src/entries/loader.ts';
        await buildScript(source, join(outDir, file), {
          ...packedDefines(table),
          __CHUNKS__: JSON.stringify(chunks),
        });
      }
      const heads = ['head.js', `v${version}/head.js`];
      for (const file of heads) await buildScript('src/entries/head.ts', join(outDir, file), {});
      const script = (await readFile(join(outDir, 'head.js'), 'utf8')).trim();
      const parts = JSON.stringify(headParts(table, script), undefined, 2);
      await writeFile(join(outDir, `v${version}/head.json`), parts);
      const reserves = ['reserve.css', `v${version}/reserve.css`];
      for (const file of reserves) await writeFile(join(outDir, file), await reserveCss(widgets));
      const licences = `v${version}/licences.txt`;
      const own = await readFile('LICENSE', 'utf8');
      await writeFile(join(outDir, licences), `${own}\n${'='.repeat(80)}\n\n${licencesOf(packages)}`);
      const below = fragmentsFolder(version);
      const fragments = (await writeFragments(join(outDir, below), version)).map((name) => below + name);
      const all = [
        ...files,
        ...loaders,
        ...heads,
        ...reserves,
        `v${version}/head.json`,
        licences,
        ...fragments,
      ];
      await Promise.all(all.map((file) => compress(join(outDir, file))));
      await writeIntegrity(
        outDir,
        version,
        all.filter((file) => file.includes('/')),
      );
      const written = [...all, integrityPath(version)];
      await removeStale(
        outDir,
        written.flatMap((file) => [file, `${file}.br`]),
      );
    },
  };
};

/** Defines each part separately, so that it is inserted where it is used. */
const packedDefines = (table: LoaderTable) =>
  Object.fromEntries(
    Object.entries(packTable(table)).map(([name, text]) => [
      `__LOADER_TABLE__.${name}`,
      JSON.stringify(text),
    ]),
  );

/** Terser makes the loader 3 % smaller than the bundler's own minifier, and every page pays for the bytes. */
const terserOptions: MinifyOptions = {
  ecma: 2020,
  toplevel: true,
  compress: { passes: 4, ecma: 2020, keep_fargs: false, unsafe_arrows: true, hoist_funs: true },
  // These names are only used inside the loader. No other script reads them.
  mangle: {
    properties: { regex: /^(language|baseSite|currency|region|suffix|tag|htmlLang|configured)$/ },
  },
  format: { comments: false },
};

type Chunk = Rolldown.OutputChunk;

const tableOf = (release: string, chunks: Chunk[]): LoaderTable => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = widgets.map((widget) => {
    const folder = widget.tag.replace('assess-', '');
    const entry = chunkOf(chunks, `src/widgets/${folder}/define.ts`);
    const imports = closureOf(entry.imports, (name) => byName.get(name)?.imports ?? []);
    const begun = new Set([...imports, entry.fileName]);
    return { widget, folder, begun, needs: [...imports].map(bareName) };
  });
  const shared = [...new Set(entries.flatMap(({ needs }) => needs))];
  const rows = entries.map(({ widget, folder, needs }) => {
    const data = (widget.data as readonly string[]).includes('cart') ? 1 : 0;
    return [folder, [data, ...needs.map((name) => shared.indexOf(name))] as const] as const;
  });
  const contains = entries.flatMap(({ widget, folder }) =>
    'contains' in widget ? [[folder, widget.contains] as const] : [],
  );
  const follows = entries.flatMap(({ folder, begun }) => {
    const parts = FOLLOWING[folder];
    return parts ? [[folder, followingChunks(chunks, parts, begun)] as const] : [];
  });
  return {
    shared,
    release,
    widgets: Object.fromEntries(rows),
    contains: Object.fromEntries(contains),
    follows: Object.fromEntries(follows),
  };
};

/**
 * Builds the loader or the head script as one script that contains everything and imports nothing: a classic script,
 * which knows its own tag, or a module if `path` says so.
 */
const buildScript = async (source: string, path: string, define: Record<string, string>): Promise<void> => {
  const bundle = await rolldown({ input: source, transform: { target: 'es2022', define } });
  const { output } = await bundle.generate({ format: path.endsWith('.mjs') ? 'es' : 'iife' });
  await bundle.close();
  const { code } = await minify(output[0].code, { ...terserOptions, module: path.endsWith('.mjs') });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, code ?? '');
};
