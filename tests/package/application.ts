import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import root from '../../package.json' with { type: 'json' };
import { run } from './run-program.ts';

const versions: Readonly<Record<string, string>> = { ...root.dependencies, ...root.devDependencies };

/** The tarball that `pack.ts` made. */
export const tarball = (): string => {
  const file = process.env['ASSESS_PACKAGE'];
  if (!file) throw new Error('The package is not packed: run this suite by its own configuration.');
  return file;
};

/**
 * Makes an application beside the tarball, from `apps/{name}` where there is one, and installs the tarball and
 * `packages` into it: `name` in the version the widgets use, or `name@version`. Gives its folder. An application that
 * takes the loader is made `withoutPackage`.
 */
export const installApplication = async (
  name: string,
  packages: readonly string[],
  withoutPackage = false,
): Promise<string> => {
  const folder = join(dirname(tarball()), name);
  const source = resolve('tests/package/apps', name);
  if (existsSync(source)) cpSync(source, folder, { recursive: true });
  else mkdirSync(folder, { recursive: true });
  const own = withoutPackage ? {} : { 'assess-store-elements': pathToFileURL(tarball()).href };
  const dependencies = { ...own, ...pinned(packages) };
  const manifest = { name: `${name}-application`, private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // What the registry does not answer at once it may answer a second later.
  const patient = ['--fetch-retries=5', '--fetch-retry-mintimeout=1000'];
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  await run('npm', ['install', '--prefer-offline', '--ignore-scripts', ...patient, ...quiet], folder);
  return folder;
};

const pinned = (packages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    packages.map((one) => {
      const at = one.indexOf('@', 1);
      const [name, version] = at < 0 ? [one, versions[one]] : [one.slice(0, at), one.slice(at + 1)];
      if (version === undefined) throw new Error(`Say which version of ${name} to install.`);
      return [name, version];
    }),
  );

/** Runs a program that the application has installed. */
export const runIn = (folder: string, program: string, ...args: string[]): Promise<string> =>
  run(join(folder, 'node_modules/.bin', program), args, folder);
