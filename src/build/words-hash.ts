import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/**
 * One hash for all widgets' words in all languages, so that the loader's table holds a single one. Any change of a
 * text, or of the way texts are compiled, gives new names to all of them: they are small.
 */
export const wordsHash = (): string => {
  const hash = createHash('sha256');
  const compilers = [
    'src/build/compile-message.ts',
    'src/build/messages-plugin.ts',
    'src/build/minify-plugin.ts',
    'node_modules/terser/package.json',
  ];
  for (const file of [...compilers, ...globSync('src/widgets/*/messages/*.json').sort()])
    hash.update(file).update(readFileSync(file));
  return hash.digest('base64url').replace(/[-_]/g, '').slice(0, 6);
};
