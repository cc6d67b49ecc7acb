import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { minifyPlugin } from '../../src/build/minify-plugin.ts';

const NAMES = ['bare-react', 'bare-cart', 'bare-rows', 'vanilla'] as const;

/** Returns each yardstick's file by name, built and compressed as the widgets are. */
export const buildYardsticks = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const outDir = await mkdtemp(join(tmpdir(), 'assess-bench-'));
  try {
    for (const name of NAMES) await buildOne(name, outDir);
    const files = await readdir(outDir);
    const compressed = files.map(async (file) => [file, brotli(await readFile(join(outDir, file)))] as const);
    return new Map(await Promise.all(compressed));
  } finally {
    await rm(outDir, { recursive: true });
  }
};

const buildOne = async (name: (typeof NAMES)[number], outDir: string): Promise<void> => {
  const source = `tests/bench/yardsticks/${name}.${name === 'vanilla' ? 'ts' : 'tsx'}`;
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), minifyPlugin()],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      cssTarget: ['chrome130'],
      modulePreload: false,
      rolldownOptions: { input: { [name]: source }, output: { entryFileNames: '[name].js' } },
    },
  });
};

const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
