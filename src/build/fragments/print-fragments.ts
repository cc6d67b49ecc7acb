import { join } from 'node:path';
import { parseArgs } from 'node:util';
import packageJson from '../../../package.json' with { type: 'json' };
import { localeTable, type Locale } from '../../core/locale/locale-table.ts';
import { readStillContent } from './read-content.ts';
import type { StillContent } from './still-page.ts';
import { writeFragments } from './write-fragments.ts';

/*
 * npm run -s fragments -- --out FOLDER [--base https://shop.example/widgets/] [--host store.example.nl]
 *                         [--regional https://cms.example/regional]
 * Writes the header and footer of each locale for a CMS to include. `base` is the address of the widgets, `host` the host
 * of the pages. With `regional`, menu and footer come from that host instead of the built-in ones.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '' },
    base: { type: 'string', default: '/widgets/' },
    host: { type: 'string', default: 'localhost' },
    regional: { type: 'string' },
  },
});

if (values.out === '') {
  console.error('Say where to: npm run -s fragments -- --out FOLDER');
  process.exit(2);
}

const content: Partial<Record<Locale, StillContent>> = {};
let refused = 0;
const tell = (problem: string) => {
  refused++;
  console.error(problem);
};
if (values.regional !== undefined)
  for (const { locale } of localeTable)
    content[locale] = await readStillContent(values.regional, locale, tell);

const { base, host } = values;
const settings = { base: base.endsWith('/') ? base : `${base}/`, host, content };
const files = await writeFragments(values.out, packageJson.version, settings);
console.log(`${files.length} files in ${join(values.out)}.`);
if (refused > 0) process.exitCode = 1;
