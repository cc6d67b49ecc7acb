import { chunksOf } from '../head-snippet.ts';
import type { LoaderTable } from '../../entries/loader-table.ts';
import type { PageSet } from './page-sets.ts';

/** The compressed sizes in bytes, by file below the site's folder, without `.br`. */
export type Sizes = ReadonlyMap<string, number>;

/** The rows of the table in bytes, by name: the loader, the page sets, then the chunks. */
export type ByteTable = ReadonlyMap<string, number>;

export const BYTE_TABLE_FILE = 'src/build/bytes/byte-table.txt';

const INTRODUCTION = `# Bytes as they are served: brotli, 1 kB is 1000 bytes. What the pages with a limit load, then each chunk, words in English.
# Written by \`npm run bytes\` after a build; \`npm test\` prints how its build differs.`;

/** A different hash in a chunk's name changes the compressed size by up to this many bytes. */
const NOISE = 20;

/** Removes the hash: `chunks/core-1a2b3c.js` and `core-1a2b3c` → `core`. A second chunk of a name has a number after its hash. */
export const withoutHash = (name: string): string =>
  name.replace(/^chunks\//, '').replace(/-[\w-]{6}(\d*)(\.js)?$/, (_all, twin: string) => twin && `~${twin}`);

/** Returns the chunks that a page of the set loads, by their names without hash, sorted. */
export const chunkNames = (table: LoaderTable, { widgets, late }: PageSet): string[] =>
  [...chunksOf(table, { widgets, language: 'en' }).map(withoutHash), ...late].sort();

export const byteTable = (
  sizes: Sizes,
  table: LoaderTable,
  sets: Readonly<Record<string, PageSet>>,
): ByteTable => {
  const chunks = new Map(
    [...sizes]
      .filter(([file]) => /^chunks\/.*\.js$/.test(file) && !/\.(fr|nl|es)-/.test(file))
      .map(([file, size]) => [withoutHash(file), size] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const loader = sizes.get('loader.js') ?? 0;
  const sizeOf = (name: string): number => {
    const size = chunks.get(name);
    if (size === undefined)
      throw new Error(`The build has no chunk "${name}" (src/build/bytes/page-sets.ts).`);
    return size;
  };
  const pages = Object.entries(sets).map(
    ([name, set]) =>
      [
        `page: ${name}`,
        chunkNames(table, set).reduce((total, chunk) => total + sizeOf(chunk), loader),
      ] as const,
  );
  return new Map([['loader', loader], ...pages, ...chunks]);
};

export const byteTableText = (table: ByteTable): string => {
  const rows = [...table].map(([name, size]) => `${String(size).padStart(7)}  ${name}`);
  return `${INTRODUCTION}\n${rows.join('\n')}\n`;
};

export const parseByteTable = (text: string): ByteTable =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, size, name] = /^\s*(\d+)\s+(.+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(size)] as const];
    }),
  );

/** Returns a line for each row that is different, new or gone. A difference that a hash may cause is ignored. */
export const byteDifference = (kept: ByteTable, built: ByteTable): string[] =>
  [...new Set([...kept.keys(), ...built.keys()])].flatMap((name) => {
    const [before, now] = [kept.get(name), built.get(name)];
    if (before === undefined) return [`${name}: new, ${now}`];
    if (now === undefined) return [`${name}: gone, was ${before}`];
    const more = now - before;
    return Math.abs(more) < NOISE ? [] : [`${name}: ${more > 0 ? '+' : '−'}${Math.abs(more)}, now ${now}`];
  });
