import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.ts';

/** What `v{version}/integrity.json` holds. Paths start from the folder that `loader.js` lies in. */
export type ReleaseFiles = {
  version: string;
  /** `sha384-…` of each file that never changes: what lies below the version, and the chunks it loads. */
  integrity: Readonly<Record<string, string>>;
};

/** As `integrity="…"` and an import map's `integrity` take it. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export const integrityPath = (version: string): string => `v${version}/integrity.json`;

/** Writes the integrity file of a release, and its brotli copy; `files` are below `siteDir`. */
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
