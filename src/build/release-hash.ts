import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/**
 * Returns one hash for the widgets' own chunks and all texts, so that the loader's table needs only one. It is computed
 * from all sources of these files, so every change renames all of them. They are small; the large shared chunks have hashes
 * of their own content.
 */
export const releaseHash = (): string => {
  const hash = createHash('sha256');
  const sources = globSync('src/**/*.{ts,tsx,css,json}', {
    exclude: (name) => /\.test\.|^testing$/.test(name),
  });
  for (const file of ['package.json', 'package-lock.json', 'vite.config.ts', ...sources.sort()])
    hash.update(file).update(readFileSync(file));
  return hash.digest('base64url').replace(/[-_]/g, '').slice(0, 6);
};
