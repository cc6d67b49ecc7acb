import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeStale } from './folder-files.ts';

it('leaves a new build’s files, and nothing of the one before [REL-06]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assess-stale-'));
  for (const path of ['v1', 'v2', 'chunks']) await mkdir(join(folder, path));
  const now = ['loader.js', 'loader.js.br', 'v2/loader.js', 'chunks/core-new.js'];
  for (const file of [...now, 'v1/loader.js', 'chunks/core-old.js']) await writeFile(join(folder, file), 'x');
  await removeStale(folder, now);
  const left = await readdir(folder, { recursive: true });
  expect(left.sort()).toEqual([...now, 'chunks', 'v2'].sort());
  await rm(folder, { recursive: true });
});
