import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { widgets } from '../../src/widgets/widget-list.ts';
import { chunksOfPage } from '../../src/build/chunks-of-page.ts';
import type { HeadParts } from '../../src/build/head-snippet.ts';
import { integrityPath, type ReleaseFiles } from '../../src/build/integrity.ts';
import { cataloguesOf } from '../../src/build/messages/joined-catalogues.ts';
import { writeFiles } from '../../src/build/folder-files.ts';
import { LANGUAGES, type ComposerData } from '../composer/composer-data.ts';
import { neededSettings } from './policy-table.ts';

const SITE = 'dist/site';
const OUT = 'dist/docs/composer';

type Texts = Readonly<Record<string, string>>;

/** Writes what the page of the composer loads: its own code, its preview's, and what it knows of each widget (EMB-12). */
export const writeComposer = async (version: string): Promise<void> => {
  const json = <T>(path: string) => JSON.parse(readFileSync(`${SITE}/${path}`, 'utf8')) as T;
  const { integrity } = json<ReleaseFiles>(integrityPath(version));
  const { table } = json<HeadParts>(`v${version}/head.json`);
  const files = new Map<string, string>();
  const read = (file: string): string => {
    const text = files.get(file) ?? readFileSync(`${SITE}/chunks/${file}`, 'utf8');
    files.set(file, text);
    return text;
  };
  const dataOf = (name: string): ComposerData => {
    const chunks = Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        [...chunksOfPage(table, read, { widgets: [name], language })].map((file) => `chunks/${file}`),
      ]),
    );
    const own = ['loader.js', 'reserve.css'].map((file) => `v${version}/${file}`);
    const all = [...new Set([...own, ...Object.values(chunks).flat()])];
    return {
      version,
      integrity: Object.fromEntries(all.map((file) => [file, integrity[file] ?? ''])),
      chunks,
      texts: textsOf(name),
      needs: neededSettings(`assess-${name}`),
    };
  };
  const names = widgets.map(({ tag }) => tag.replace('assess-', ''));
  await writeFiles(
    OUT,
    Object.fromEntries(names.map((name) => [`${name}.json`, JSON.stringify(dataOf(name))])),
  );
  for (const [name, entry] of Object.entries(ENTRIES)) await bundle(name, entry);
};

const ENTRIES = {
  composer: 'docs/composer/main.tsx',
  preview: 'stories/preview/preview.ts',
};

/** Each is one file, so that a page of the documentation links it by its name. */
const bundle = (name: string, entry: string): Promise<unknown> =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: OUT,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: { [name]: entry },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]', codeSplitting: false },
      },
    },
  });

/** Every text of a widget: those that its catalogue joins, and those of its late parts. */
const textsOf = (name: string): ComposerData['texts'] => {
  const inTree = globSync(`src/widgets/${name}/**/messages/en.json`).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const joined = cataloguesOf(`src/widgets/${name}/messages/en.json`);
  const texts: Record<string, string[]> = {};
  for (const file of new Set([...inTree, ...joined]))
    for (const language of LANGUAGES) {
      const own = JSON.parse(readFileSync(file.replace(/en\.json$/, `${language}.json`), 'utf8')) as Texts;
      for (const [key, text] of Object.entries(own)) (texts[key] ??= []).push(text);
    }
  return texts;
};
