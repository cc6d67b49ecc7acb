import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { widgets } from '../widgets/widget-list.ts';
import { compress } from './compress.ts';
import { writeIntegrity } from './integrity.ts';

/** The form of the first part of own tags, such as `assess2`. */
const OWN = /^[a-z][a-z0-9]*$/;

/**
 * Rewrites a built file so that its widgets have tags of their own: `<assess2-cart>` for `<assess-cart>`. Then two major
 * versions can stand on one page: each loader finds its own tags, and the session, the cart and everything else that
 * copies share in the registry stay shared (LEAD-11). A page asks such a copy for a product by `{own}-cart-add`, so that
 * not both take the request. Events, parts, and custom properties keep their names.
 *
 * @param names The names of all widgets, without `assess-`.
 * @throws {Error} if `own` can't begin a tag.
 */
export const withOwnTags = (text: string, own: string, names: readonly string[]): string => {
  if (!OWN.test(own) || own === 'assess')
    throw new Error(`"${own}" is not the beginning of own tags, such as assess2.`);
  const tag = new RegExp(`(?<![\\w-])assess-(?=(?:${[...names, 'cart-add'].join('|')})(?![\\w-]))`, 'g');
  return (
    text
      .replaceAll(tag, `${own}-`)
      // The first part alone: as a text, in a template of a tag, and in the loader's pattern.
      .replaceAll(/(?<=["'`])assess-(?=["'`])|(?<=<)assess-(?=\$\{)/g, `${own}-`)
      .replaceAll('^assess(-', `^${own}(-`)
      .replaceAll('assess-widgets.loader', `${own}-widgets.loader`)
      // One element shows the questions of the page, whichever version asks.
      .replaceAll(`:is(${own}-session)`, `:is(assess-session,${own}-session)`)
  );
};

/*
 * npm run tags -- assess2
 * Gives the widgets of the last build tags of their own, for a page that has another major version too.
 */
const writeOwnTags = async (site: string, own: string): Promise<void> => {
  const names = widgets.map(({ tag }) => tag.replace('assess-', ''));
  const files = (await readdir(site, { recursive: true })).filter((file) => /\.(m?js|css|html)$/.test(file));
  for (const file of files) {
    const path = join(site, file);
    const before = await readFile(path, 'utf8');
    const after = withOwnTags(before, own, names);
    if (after === before) continue;
    await writeFile(path, after);
    await compress(path);
  }
  const others = [`v${packageJson.version}/head.json`, `v${packageJson.version}/licences.txt`];
  const lasting = [...files, ...others].filter((file) => /^(?:v\d|chunks)/.test(file));
  await writeIntegrity(site, packageJson.version, lasting);
};

if (import.meta.main)
  await writeOwnTags('dist/site', process.argv[2] ?? '').catch((error: unknown) => {
    console.error(`${error instanceof Error ? error.message : String(error)}\nIs it built? npm run build`);
    process.exitCode = 2;
  });
