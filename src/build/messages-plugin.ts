import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileMessage } from './compile-message.ts';

const PREFIX = '\0messages:';
const CATALOGUE = /\/messages\/(en|fr|nl|es)\.json$/;

const KEYS = '/src/widgets/shared/element/message-keys.ts';

/** Turns `messages/{language}.json` into a module of compiled messages, so that no ICU parser ships, and lists all keys. */
export const messagesPlugin = (): Plugin => ({
  name: 'assess-messages',
  enforce: 'pre',
  resolveId(source, importer) {
    const path = source.split('?')[0] ?? '';
    if (!CATALOGUE.test(path)) return null;
    const full =
      path.startsWith('.') && importer ? resolve(dirname(cleanId(importer)), path) : fromRoot(path);
    // Without ".json" at the end, so that the built-in JSON plugin leaves it alone.
    return `${PREFIX}${full}.js`;
  },
  async load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const file = id.slice(PREFIX.length, -'.js'.length);
    this.addWatchFile(file);
    return compileCatalogue(await readFile(file, 'utf8'));
  },
  transform: (_code, id) =>
    cleanId(id).endsWith(KEYS) ? { code: `export const messageKeys = ${allKeys()};`, map: null } : null,
});

const cleanId = (id: string): string =>
  (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id).split('?')[0] ?? id;

const fromRoot = (path: string): string => (path.startsWith('/src/') ? resolve(`.${path}`) : path);

const allKeys = (): string =>
  JSON.stringify(
    globSync('src/widgets/**/messages/en.json')
      .sort()
      .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)),
  );

export const compileCatalogue = (json: string): string => {
  const messages = JSON.parse(json) as Record<string, string>;
  const lines = Object.entries(messages).map(
    ([key, message]) => `  ${JSON.stringify(key)}: ${compileMessage(key, message)},`,
  );
  return `export default {\n${lines.join('\n')}\n};\n`;
};
