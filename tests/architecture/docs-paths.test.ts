import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const RECORDS = 'docs/decisions';
const records = readdirSync(RECORDS).filter((file) => file.endsWith('.md') && file !== 'README.md');
const documents = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'demo-host/README.md',
  `${RECORDS}/README.md`,
].concat(records.map((file) => `${RECORDS}/${file}`));

/** Every file of the repository by its last name, for documents that name a file beside its folder. */
const fileNames = new Set(
  [
    'src',
    'tests',
    'stories',
    'demo-host',
    'docs/decisions',
    'docs/build',
    'docs/composer',
    'docs/site',
    'docs/public',
    '.ci',
    '.',
  ].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((file) => basename(file)),
  ),
);

/** Folders that a path in a document may begin with, and from which the documents count it. */
const PATH = /^(?:src|tests|stories|demo-host|docs|core|auth|api|widgets|build|page|entries)\/[\w./-]+$/;
const BASES = ['.', 'src'];
/** A file of the sources by its name alone, such as `read-cart.ts`; what the build writes has other endings. */
const FILE = /^[\w.-]+\.(?:ts|tsx|css|txt|mjs)$/;
/** What a build writes or a page serves under such a name. */
const BUILT = new Set(['licences.txt', 'loader.mjs', 'shell.css']);

/** Paths, names of files and links of a text that lead nowhere. `from` is the document's own place. */
const missing = (text: string, from: string): string[] => {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  return [
    ...code.filter((word) => PATH.test(word) && !BASES.some((base) => existsSync(join(base, word)))),
    ...code.filter((word) => FILE.test(word) && !BUILT.has(word) && !fileNames.has(word)),
    ...links.filter((link) => !existsSync(join(dirname(from), link))),
  ];
};

describe('the documents', () => {
  it('are found out when a path leads nowhere (planted)', () => {
    const text =
      '`src/core/clock.ts` `core/clock.ts` `clock.ts` [all](docs/decisions/README.md) `src/{name}.ts` `a/b` `data-x`';
    expect(missing(text, 'ARCHITECTURE.md')).toEqual([]);
    expect(missing('`core/gone.ts` `gone.ts` [x](docs/gone.md)', 'ARCHITECTURE.md')).toEqual([
      'core/gone.ts',
      'gone.ts',
      'docs/gone.md',
    ]);
  });

  it.each(documents)('%s names files that exist', (document) => {
    expect(missing(readFileSync(document, 'utf8'), document)).toEqual([]);
  });

  it('list each decision once, in its own form and on half a page', () => {
    const index = readFileSync(`${RECORDS}/README.md`, 'utf8');
    const odd = records.filter((file) => {
      const text = readFileSync(`${RECORDS}/${file}`, 'utf8');
      const [title = ''] = text.split('\n');
      const hasForm =
        /^# .*\n\n\*\*Context\.\*\* [^]*\n\*\*Choice\.\*\*\s[^]*\n\*\*What it costs\.\*\* /.test(text);
      const isListed = index.split(`- [${title.slice(2)}](${file})\n`).length === 2;
      return !hasForm || !isListed || text.split('\n').length > 36;
    });
    expect(odd).toEqual([]);
  });
});
