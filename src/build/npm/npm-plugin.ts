import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import root from '../../../package.json' with { type: 'json' };
import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { widgets } from '../../widgets/widget-list.ts';
import { licencesOf, packageFolders } from '../bundled-licences.ts';
import { contractFiles } from '../contract/contract-files.ts';
import { className } from '../contract/contract-names.ts';
import { messagesPlugin } from '../messages/messages-plugin.ts';
import { reserveCss } from '../reserve-css.ts';
import { writeFiles } from '../folder-files.ts';
import { DOCS_FOLDER, DOCTOR_FILE, packageJson } from './package-json.ts';
import { withoutIds } from './without-ids.ts';

const TYPES = 'src/build/npm/tsconfig.json';

type FilesOf = (widgets: readonly WidgetContract[], version: string) => Readonly<Record<string, string>>;

/**
 * Adds the other files of the npm package after its modules: `package.json`, README, types, manifest, and the `documents` that
 * the documentation makes from the contracts, beside its written pages (EMB-15).
 */
export const npmPlugin = (documents: FilesOf): Plugin => ({
  name: 'assess-npm',
  apply: 'build',
  async writeBundle({ dir = 'dist/npm' }, bundle) {
    const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
    const own = new Set(chunks.map(({ fileName }) => fileName));
    const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
    const bare = new Set(imported.filter((name) => !own.has(name)));
    const doctor = await buildDoctor();
    await writeFiles(dir, {
      [DOCTOR_FILE]: doctor.code,
      'licences.txt': doctor.licences,
      'package.json': `${JSON.stringify(packageJson(root, widgets, bare), null, 2)}\n`,
      'README.md': (await readFile('src/build/npm/README.md', 'utf8')).replaceAll('{version}', root.version),
      'reserve.css': await reserveCss(widgets),
      ...forApplications(contractFiles(widgets, root.version)),
      ...documents(widgets, root.version),
      ...TYPES_ONLY,
      ...typeFiles(widgets),
    });
    await cp('docs/pages', join(dir, DOCS_FOLDER), { recursive: true });
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

/**
 * Returns the types of the npm package's entries by file. They are based on the types made from the contracts; the compiler
 * creates `types/` (EMB-07).
 */
const typeFiles = (widgets: readonly WidgetContract[]): Record<string, string> => ({
  'index.d.ts': `export * from './types/entries/index.js';\nexport type * from './elements.js';\n`,
  // A strict application can then import the style sheet.
  'reserve.css.d.ts': 'export {};\n',
  ...Object.fromEntries(
    widgets.map(({ tag }) => [
      `${tag.replace('assess-', '')}.d.ts`,
      `export type { ${className(tag)} } from './elements.js';\n`,
    ]),
  ),
});

/** The run-time files of the entries that only have types. */
const TYPES_ONLY = { 'react.js': 'export {};\n', 'vue.js': 'export {};\n' };

const POLICY_PAGE = 'docs/pages/operators/content-security-policy.md';

/**
 * Builds the doctor as one file without imports but Node's own, and the licences of what is inside (EMB-13 e). It is
 * minified so that it names no folder of the machine that built it (SEC-15).
 */
const buildDoctor = async (): Promise<{ code: string; licences: string }> => {
  const bundle = await rolldown({
    input: 'src/doctor/doctor.ts',
    platform: 'node',
    plugins: [messagesPlugin(), bundledScanner()],
    transform: { define: { __POLICY_PAGE__: JSON.stringify(readFileSync(POLICY_PAGE, 'utf8')) } },
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  return { code, licences: licencesOf(packageFolders(moduleIds)) };
};

/** Node reads the scanner's UMD files, which bundlers can't look into. The same files as modules are beside them. */
const bundledScanner = () => ({
  name: 'assess-bundled-scanner',
  resolveId: (source: string) =>
    source.startsWith('vscode-html-languageservice/lib/umd/')
      ? createRequire(import.meta.url).resolve(source.replace('/umd/', '/esm/'))
      : null,
});
