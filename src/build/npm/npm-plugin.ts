import { spawnSync } from 'node:child_process';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import root from '../../../package.json' with { type: 'json' };
import { widgets } from '../../widgets/registry.ts';
import { contractFiles } from '../contract/contract-files.ts';
import { reserveCss } from '../reserve/reserve-css.ts';
import { writeFiles } from '../write-files.ts';
import { packageJson } from './package-json.ts';
import { withoutIds } from './without-ids.ts';
import { TYPES_ONLY, typeFiles } from './type-files.ts';

const TYPES = 'src/build/npm/tsconfig.json';

/** Adds the other files of the npm package after its modules: `package.json`, README, types and manifest. */
export const npmPlugin = (): Plugin => ({
  name: 'assess-npm',
  apply: 'build',
  async writeBundle({ dir = 'dist/npm' }, bundle) {
    const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
    const own = new Set(chunks.map(({ fileName }) => fileName));
    const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
    const bare = new Set(imported.filter((name) => !own.has(name)));
    await writeFiles(dir, {
      'package.json': `${JSON.stringify(packageJson(root, widgets, bare), null, 2)}\n`,
      'README.md': (await readFile('src/build/npm/README.md', 'utf8')).replaceAll('{version}', root.version),
      'reserve.css': await reserveCss(widgets),
      ...forApplications(contractFiles(widgets, root.version)),
      ...TYPES_ONLY,
      ...typeFiles(widgets),
    });
    for (const file of ['LICENSE', 'CHANGELOG.md']) await copyFile(file, join(dir, file));
    emitTypes(join(dir, 'types'));
    await cleanTypes(dir);
  },
});

/** Leaves out the files in folders, which are for CMSs, not for applications. */
const forApplications = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !path.includes('/')));

const cleanTypes = async (dir: string): Promise<void> => {
  const names = await readdir(dir, { recursive: true });
  for (const name of names.filter((one) => one.endsWith('.d.ts'))) {
    const file = join(dir, name);
    await writeFile(file, withoutIds(await readFile(file, 'utf8')));
  }
};

const emitTypes = (outDir: string): void => {
  const { status } = spawnSync('tsc', ['-p', TYPES, '--outDir', outDir], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The types of the npm package could not be made.');
};
