import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import root from '../../package.json' with { type: 'json' };
import { run } from './run-program.ts';

/** What `npm run build:npm` reads. */
const SOURCES = [
  'src',
  'docs/build',
  'docs/composer',
  'docs/pages',
  'docs/widgets',
  'package.json',
  'tsconfig.json',
  'vite.npm.config.ts',
  'LICENSE',
  'CHANGELOG.md',
];

/** The files below a folder, by their paths in it. */
const filesIn = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
  );

test('npm’s build is the same from any folder [SEC-15]', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'assess-elsewhere-'));
  try {
    const folder = join(parent, 'a', 'place of another name');
    mkdirSync(folder, { recursive: true });
    for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    const vite = join(resolve('node_modules'), 'vite/bin/vite.js');
    await run(process.execPath, [vite, 'build', '-c', 'vite.npm.config.ts', '--logLevel', 'error'], folder);
    const [here, there] = [filesIn('dist/npm'), filesIn(join(folder, 'dist/npm'))];
    expect([...there.keys()].toSorted()).toEqual([...here.keys()].toSorted());
    expect(
      [...here].filter(([file, bytes]) => !there.get(file)?.equals(bytes)).map(([file]) => file),
    ).toEqual([]);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});

for (const place of ['dist/npm', 'dist/site'])
  test(`no file of ${place} names the folder that it was built in [SEC-15]`, () => {
    const files = [...filesIn(place)];
    expect(files.length).toBeGreaterThan(90);
    const naming = files.filter(([, bytes]) => bytes.includes(resolve('.')));
    expect(naming.map(([file]) => file)).toEqual([]);
  });

/** What the chunks hold today. @floating-ui/react joins with the first widget that has a combobox. */
const HELD = [
  '@forgerock/javascript-sdk',
  '@r2wc/react-to-web-component',
  '@tanstack/react-query',
  'dompurify',
  'launchdarkly-js-client-sdk',
  'react',
  'react-dom',
  'react-hook-form',
  'valibot',
  'valtio',
];

test('the site carries the licences of all that its chunks hold [SEC-15]', () => {
  const text = readFileSync(`dist/site/v${root.version}/licences.txt`, 'utf8');
  expect(text).toMatch(/^MIT License/);
  for (const name of HELD) expect(text).toContain(`\n${name} `);
  // What comes inside the vendors' own files.
  for (const name of ['scheduler', 'proxy-compare', '@r2wc/core', 'launchdarkly-js-sdk-common', 'base64-js'])
    expect(text).toContain(`\n${name} `);
  expect(text).toContain('Apache License');
  expect(text).toContain('Mozilla Public License');
});
