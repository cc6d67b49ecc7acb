import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { widgets } from '../widgets/widget-list.ts';
import { compress } from './compress.ts';
import { writeIntegrity } from './integrity.ts';
import { withOwnTags } from './own-tags.ts';

/*
 * npm run tags -- assess2
 * Gives the widgets of the last build tags of their own, for a page that has another major version too.
 */
const SITE = 'dist/site';
const [own = ''] = process.argv.slice(2);
const names = widgets.map(({ tag }) => tag.replace('assess-', ''));

try {
  const files = (await readdir(SITE, { recursive: true })).filter((file) => /\.(m?js|css|html)$/.test(file));
  for (const file of files) {
    const path = join(SITE, file);
    const before = await readFile(path, 'utf8');
    const after = withOwnTags(before, own, names);
    if (after === before) continue;
    await writeFile(path, after);
    await compress(path);
  }
  const others = [`v${packageJson.version}/head.json`, `v${packageJson.version}/licences.txt`];
  const lasting = [...files, ...others].filter((file) => /^(?:v\d|chunks)/.test(file));
  await writeIntegrity(SITE, packageJson.version, lasting);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\nIs it built? npm run build`);
  process.exitCode = 2;
}
