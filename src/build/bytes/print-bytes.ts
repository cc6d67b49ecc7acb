import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import packageJson from '../../../package.json' with { type: 'json' };
import type { HeadParts } from '../head-snippet.ts';
import { BYTE_TABLE_FILE, byteDifference, byteTable, byteTableText, parseByteTable } from './byte-table.ts';
import { pageSets } from './page-sets.ts';

/*
 * npm run -s bytes [-- --difference]
 * Writes the byte table of the last build, or prints how that build differs from the stored table.
 */
const SITE = 'dist/site';

try {
  const { table } = JSON.parse(
    readFileSync(`${SITE}/v${packageJson.version}/head.json`, 'utf8'),
  ) as HeadParts;
  const files = ['loader.js', ...readdirSync(`${SITE}/chunks`).map((name) => `chunks/${name}`)];
  const sizes = new Map(
    files
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, statSync(`${SITE}/${file}.br`).size] as const),
  );
  const built = byteTable(sizes, table, pageSets);
  if (process.argv.includes('--difference')) {
    const difference = byteDifference(parseByteTable(readFileSync(BYTE_TABLE_FILE, 'utf8')), built);
    console.log(
      difference.length === 0
        ? 'Bytes: as in the table that is kept.'
        : ['Bytes, against the table that is kept (npm run bytes writes it anew):', ...difference].join(
            '\n   ',
          ),
    );
  } else writeFileSync(BYTE_TABLE_FILE, byteTableText(built));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\nIs it built? npm run build`);
  process.exitCode = 2;
}
