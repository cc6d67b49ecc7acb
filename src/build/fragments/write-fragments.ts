import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { fragmentsFolder } from '../integrity.ts';
import { messagesPlugin } from '../messages/messages-plugin.ts';
import { writeFiles } from '../folder-files.ts';
import type { FragmentOptions } from './render-fragments.tsx';
import type * as Renderer from './render-fragments.tsx';

/** The address of the built widgets on the demo host and in the documentation. */
const WIDGETS = '/widgets/';

export type FragmentSettings = Partial<Pick<FragmentOptions, 'host' | 'content'>> & {
  /** The address of the built site, with a trailing slash. */
  base?: string;
};

/** Writes the fragments of all locales and their style sheet into `folder`. Returns the file names. */
export const writeFragments = async (
  folder: string,
  version: string,
  { base = WIDGETS, host = 'localhost', content = {} }: FragmentSettings = {},
): Promise<string[]> => {
  const files = await withRenderer(({ renderFragments }) =>
    renderFragments({ base: `${base}${fragmentsFolder(version)}`, host, content }),
  );
  await writeFiles(folder, files);
  return Object.keys(files);
};

const CACHE = 'node_modules/.cache';

/** Builds `render-fragments.tsx` for this process and passes it to `use`. It uses the sources, not the built widgets. */
export const withRenderer = async <T>(use: (renderer: typeof Renderer) => Promise<T>): Promise<T> => {
  await mkdir(CACHE, { recursive: true });
  // Below node_modules, so that the imports outside the bundle are found.
  const outDir = await mkdtemp(resolve(CACHE, 'fragments-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [stillReact(), collecting(), messagesPlugin()],
      build: {
        ssr: 'src/build/fragments/render-fragments.tsx',
        outDir,
        target: 'node20',
        cssMinify: true,
        cssTarget: ['chrome130', 'edge130', 'firefox130', 'safari17.5'],
        rolldownOptions: { output: { entryFileNames: 'render.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    const file = pathToFileURL(join(outDir, 'render.mjs')).href;
    return await use((await import(/* @vite-ignore */ file)) as typeof Renderer);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};

const STILL = '\0still-react';

/** Replaces React's `useSyncExternalStore` with one that reads once: a server's only snapshot of a store is the current one. */
const stillReact = (): Plugin => ({
  name: 'assess-still-react',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source !== 'react' ? null : importer === STILL ? { id: 'react', external: true } : STILL,
  load: (id) =>
    id === STILL
      ? "export * from 'react'; export { default } from 'react';\n" +
        'export const useSyncExternalStore = (_subscribe, snapshot) => snapshot();\n'
      : null,
});

const collecting = (): Plugin => ({
  name: 'assess-collect-widgets',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../define-widget.tsx' && importer?.endsWith('/define.ts')
      ? resolve('src/build/fragments/collect-widgets.ts')
      : null,
});
