import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { writeComposer } from './write-composer.ts';
import { widgets } from '../../src/widgets/widget-list.ts';
import { writeFiles } from '../../src/build/folder-files.ts';
import { referencePages } from './reference-pages.ts';

const OUT = 'docs/generated';

/** Writes the pages that are made from the contracts, and removes those of the last time. */
const writePages = async (): Promise<void> => {
  rmSync(OUT, { recursive: true, force: true });
  const pages = referencePages(widgets, packageJson.version);
  await writeFiles(
    OUT,
    Object.fromEntries(Object.entries(pages).map(([path, text]) => [`${path}.md`, text])),
  );
};

/*
 * npm run docs
 * Builds the documentation site into `dist/docs`: installs its own packages once, writes the pages that are made from the
 * contracts, and copies the widgets of the last build beside them for the live widgets and the composer.
 */
const FOLDER = 'docs';
const STAMP = `${FOLDER}/node_modules/.setup-stamp`;

const run = (command: string, args: readonly string[]): void => {
  const { status } = spawnSync(command, args, {
    cwd: FOLDER,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
};

const wanted = createHash('sha256')
  .update(readFileSync(`${FOLDER}/package-lock.json`))
  .digest('hex');
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  console.log('Installing the packages of the documentation (once) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(STAMP, wanted);
}
await writePages();
run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--force', '--silent']);
cpSync('dist/site', 'dist/docs/widgets', { recursive: true });
await writeComposer(packageJson.version);
