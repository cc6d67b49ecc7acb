import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf, integrityPath, type ReleaseFiles } from './integrity.ts';

/** The number of earlier releases to keep, for pages that pin one or were open during the deploy. */
const FORMER_RELEASES = 2;
const MOVING = ['loader.js', 'loader.mjs', 'head.js', 'reserve.css'];
const LIST = 'releases.json';

/**
 * Publishes a built release into the folder of a server or CDN. Keeps the two releases before it and removes older ones.
 * Files that never change are copied before the moving files that refer to them. `releases.json` lists the kept versions,
 * newest first. Rejects, without changing anything, if a file that must never change would be changed.
 */
export const publishSite = async (siteDir: string, version: string, folder: string): Promise<string[]> => {
  const release = await filesOf(siteDir, version);
  await refuseChanges(release, folder);
  await copyAll(siteDir, folder, lastingFiles(release));
  await copyAll(siteDir, folder, MOVING.flatMap(withCopy));
  const before = existsSync(join(folder, LIST))
    ? ((await readJson(join(folder, LIST))) as { releases: string[] }).releases
    : [];
  const all = [version, ...before.filter((other) => other !== version)];
  const kept = all.slice(0, 1 + FORMER_RELEASES);
  await writeFile(join(folder, LIST), `${JSON.stringify({ releases: kept }, null, 2)}\n`);
  await removeReleases(folder, all.slice(kept.length), kept);
  return kept;
};

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

const filesOf = async (folder: string, version: string): Promise<ReleaseFiles> =>
  (await readJson(join(folder, integrityPath(version)))) as ReleaseFiles;

const withCopy = (file: string): string[] => [file, `${file}.br`];

const lastingFiles = ({ version, integrity }: ReleaseFiles): string[] =>
  [...Object.keys(integrity), integrityPath(version)].flatMap(withCopy);

const refuseChanges = async ({ version, integrity }: ReleaseFiles, folder: string): Promise<void> => {
  for (const [file, hash] of Object.entries(integrity)) {
    const path = join(folder, file);
    if (existsSync(path) && integrityOf(await readFile(path)) !== hash)
      throw new Error(`${file} is published with other contents. Raise the version; it is ${version}.`);
  }
};

/** Copies by renaming, so that no incomplete file is ever served. */
const copyAll = async (from: string, to: string, files: readonly string[]): Promise<void> => {
  for (const file of files) {
    const path = join(to, file);
    await mkdir(dirname(path), { recursive: true });
    await copyFile(join(from, file), `${path}.new`);
    await rename(`${path}.new`, path);
  }
};

const removeReleases = async (folder: string, gone: readonly string[], kept: readonly string[]) => {
  const releases = await Promise.all(kept.map((version) => filesOf(folder, version)));
  const needed = new Set(releases.flatMap(lastingFiles));
  for (const version of gone) {
    const files = lastingFiles(await filesOf(folder, version));
    for (const file of files) if (!needed.has(file)) await rm(join(folder, file), { force: true });
    await rm(join(folder, `v${version}`), { recursive: true, force: true });
  }
};

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Say where to: npm run publish:site -- FOLDER');
  const { version } = (await readJson('package.json')) as { version: string };
  const kept = await publishSite('dist/site', version, folder);
  console.log(`${folder} serves ${kept.join(', ')}; loader.js is ${version}.`);
}
