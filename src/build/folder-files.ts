import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Writes texts by their paths below a folder. Creates the folder if it does not exist. */
export const writeFiles = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};

/**
 * Removes the files that an earlier build left in a folder, except those in `kept`, and the folders that become empty. It
 * is called last, so that the folder always contains a complete build. Paths are relative to the folder, with `/`.
 */
export const removeStale = async (folder: string, kept: readonly string[]): Promise<void> => {
  const keep = new Set(kept);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    if (!keep.has(relative(folder, path).replaceAll('\\', '/'))) await rm(path);
  }
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of folders.sort().reverse())
    if ((await readdir(path)).length === 0) await rm(path, { recursive: true });
};
