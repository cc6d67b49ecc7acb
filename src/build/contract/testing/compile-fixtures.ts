import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The compiler's messages by file name. Files without errors are not included. */
export type Diagnostics = ReadonlyMap<string, string>;

const OPTIONS = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  // The published types are checked too, not only the code that uses them.
  skipLibCheck: false,
};

/** Compiles files as a strict project would that has our packages installed. */
export const compileFixtures = async (files: Readonly<Record<string, string>>): Promise<Diagnostics> => {
  await mkdir('node_modules/.cache', { recursive: true });
  const folder = await mkdtemp(resolve('node_modules/.cache/types-'));
  const project = { compilerOptions: OPTIONS, include: ['*.ts', '*.tsx'] };
  const all = { ...files, 'tsconfig.json': JSON.stringify(project) };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const output = await runCompiler(folder);
  await rm(folder, { recursive: true });
  return byFile(output);
};

const runCompiler = (folder: string): Promise<string> =>
  new Promise((done) => {
    const arguments_ = [resolve('node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'];
    execFile(process.execPath, arguments_, { cwd: folder }, (_error, stdout) => done(stdout));
  });

const byFile = (output: string): Diagnostics => {
  const found = new Map<string, string>();
  for (const line of output.split('\n')) {
    const file = /^([^\s(]+)\(\d+,\d+\): error/.exec(line)?.[1];
    if (file !== undefined) found.set(file, `${found.get(file) ?? ''}${line}\n`);
    else if (line.startsWith('error')) throw new Error(line);
  }
  return found;
};
