import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeIntegrity } from './integrity.ts';
import { publishSite } from './publish-site.ts';

let root = '';
let served = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assess-publish-'));
  served = join(root, 'served');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A built release: its chunks by name, with their contents. */
const build = async (version: string, chunks: Record<string, string>): Promise<string> => {
  const site = join(root, `site-${version}-${Object.values(chunks).join('')}`);
  const lasting: Record<string, string> = { [`v${version}/loader.js`]: `loader ${version}` };
  for (const [name, text] of Object.entries(chunks)) lasting[`chunks/${name}`] = text;
  const moving = { 'loader.js': version, 'loader.mjs': version, 'head.js': version, 'reserve.css': version };
  for (const [file, text] of Object.entries({ ...lasting, ...moving })) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    for (const name of [file, `${file}.br`]) writeFileSync(join(site, name), text);
  }
  await writeIntegrity(site, version, Object.keys(lasting));
  return site;
};

const publish = async (version: string, chunks: Record<string, string>): Promise<string[]> =>
  publishSite(await build(version, chunks), version, served);

const servedText = (file: string): string => readFileSync(join(served, file), 'utf8');

it('refuses other contents under a version that is published, and changes nothing', async () => {
  await publish('1.0.0', { 'core-a.js': 'one' });
  await publish('1.1.0', { 'core-b.js': 'two' });
  await expect(publish('1.0.0', { 'core-a.js': 'other' })).rejects.toThrow(
    'chunks/core-a.js is published with other contents. Raise the version; it is 1.0.0.',
  );
  expect(servedText('chunks/core-a.js')).toBe('one');
  expect(servedText('loader.js')).toBe('1.1.0');
});

it('leaves the moving files as they are when a file of the release is missing', async () => {
  await publish('1.0.0', { 'core-a.js': 'one' });
  const site = await build('1.1.0', { 'core-b.js': 'two' });
  rmSync(join(site, 'chunks/core-b.js.br'));
  await expect(publishSite(site, '1.1.0', served)).rejects.toThrow('core-b.js.br');
  expect(servedText('loader.js')).toBe('1.0.0');
});

it('keeps two former releases and every chunk they need, and removes what is older', async () => {
  await publish('1.0.0', { 'core-a.js': 'one', 'react-a.js': 'react' });
  await publish('1.1.0', { 'core-b.js': 'two', 'react-a.js': 'react' });
  await publish('1.2.0', { 'core-c.js': 'three', 'react-a.js': 'react' });
  expect(existsSync(join(served, 'chunks/core-a.js'))).toBe(true);
  writeFileSync(join(served, 'chunks/not-ours.js'), '');
  expect(await publish('1.3.0', { 'core-d.js': 'four', 'react-b.js': 'react' })).toEqual([
    '1.3.0',
    '1.2.0',
    '1.1.0',
  ]);
  expect(readdirSync(served).sort()).toEqual(
    [
      'chunks',
      'head.js',
      'loader.js',
      'loader.mjs',
      'releases.json',
      'reserve.css',
      'v1.1.0',
      'v1.2.0',
      'v1.3.0',
    ]
      .flatMap((name) => (/\.(m?js|css)$/.test(name) ? [name, `${name}.br`] : [name]))
      .sort(),
  );
  const chunks = readdirSync(join(served, 'chunks')).filter((name) => !name.endsWith('.br'));
  expect(chunks.sort()).toEqual(
    ['core-b.js', 'core-c.js', 'core-d.js', 'not-ours.js', 'react-a.js', 'react-b.js'].sort(),
  );
  expect(existsSync(join(served, 'chunks/core-a.js.br'))).toBe(false);
});

it('takes the same release twice, and a former one back as the newest', async () => {
  await publish('1.0.0', { 'core-a.js': 'one' });
  await publish('1.0.0', { 'core-a.js': 'one' });
  await publish('1.1.0', { 'core-b.js': 'two' });
  expect(await publish('1.0.0', { 'core-a.js': 'one' })).toEqual(['1.0.0', '1.1.0']);
  expect(servedText('loader.js')).toBe('1.0.0');
});
