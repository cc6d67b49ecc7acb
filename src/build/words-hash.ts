import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const LANGUAGES = ['en', 'fr', 'nl', 'es'];

/**
 * One hash for a widget's words in all languages, so that the loader's table holds one and not four. Any change of a
 * text, or of the way texts are compiled, gives new names to all four files.
 */
export const wordsHash = (folder: string): string => {
  const hash = createHash('sha256');
  for (const file of ['src/build/compile-message.ts', 'src/build/messages-plugin.ts'])
    hash.update(readFileSync(file));
  for (const language of LANGUAGES)
    hash.update(readFileSync(`src/widgets/${folder}/messages/${language}.json`));
  return hash.digest('base64url').replace(/[-_]/g, '').slice(0, 6);
};
