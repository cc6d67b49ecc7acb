import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/**
 * One hash for the widgets' own chunks and all words, so that the loader's table holds a single one. It stands for all
 * that such a file is made from: a release with any change gives new names to all of them. They are small; what is
 * large and shared has a hash of its own content.
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
