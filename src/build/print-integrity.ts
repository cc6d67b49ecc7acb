import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { chunksOfPage } from './chunks-of-page.ts';
import type { HeadParts } from './head-snippet.ts';
import { integrityPath, type ReleaseFiles } from './integrity.ts';
import { integrityTags } from './integrity-tags.ts';

/*
 * npm run -s integrity -- [quick-order mini-cart] [--language fr] --base https://shop.example/widgets/ [--nonce VALUE]
 * Prints the tags that check the files of the last build against their hashes: those of a page with these widgets, or all.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: '' },
    nonce: { type: 'string', default: '' },
    language: { type: 'string' },
  },
});

const SITE = 'dist/site';
const json = (path: string): unknown => JSON.parse(readFileSync(`${SITE}/${path}`, 'utf8'));

/** Keeps the hashes of the page's own chunks, and of what is not a chunk. */
const ofPage = (release: ReleaseFiles): ReleaseFiles => {
  if (positionals.length === 0) return release;
  const { table } = json(`v${release.version}/head.json`) as HeadParts;
  const read = (file: string) => readFileSync(`${SITE}/chunks/${file}`, 'utf8');
  const needed = chunksOfPage(table, read, { widgets: positionals, language: values.language });
  const kept = Object.entries(release.integrity).filter(
    ([file]) => !file.startsWith('chunks/') || needed.has(file.replace('chunks/', '')),
  );
  return { ...release, integrity: Object.fromEntries(kept) };
};

try {
  const release = json(integrityPath(packageJson.version)) as ReleaseFiles;
  console.log(integrityTags(ofPage(release), values.base, values.nonce));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\nIs it built? npm run build`);
  process.exitCode = 2;
}
