import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.ts';

/** The content of `v{version}/integrity.json`. Paths are relative to the folder of `loader.js`. */
export type ReleaseFiles = {
  version: string;
  /** The `sha384-…` hash of each file that never changes: the files below the version, and the chunks that they load. */
  integrity: Readonly<Record<string, string>>;
};

/** Returns the hash in the format of `integrity="…"` and of an import map's `integrity`. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export const integrityPath = (version: string): string => `v${version}/integrity.json`;

/** Writes the integrity file of a release and its brotli copy. `files` are paths below `siteDir`. */
export const writeIntegrity = async (
  siteDir: string,
  version: string,
  files: readonly string[],
): Promise<void> => {
  const integrity: Record<string, string> = {};
  for (const file of [...files].sort()) integrity[file] = integrityOf(await readFile(join(siteDir, file)));
  const path = join(siteDir, integrityPath(version));
  await writeFile(path, `${JSON.stringify({ version, integrity } satisfies ReleaseFiles, null, 2)}\n`);
  await compress(path);
};

/** Returns the folder of a release's fragments, below the built site. */
export const fragmentsFolder = (version: string): string => `v${version}/fragments/`;
