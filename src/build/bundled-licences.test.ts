import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { licencesOf, packageFolders } from './bundled-licences.ts';

describe('which packages modules come from', () => {
  it.each([
    ['/a/node_modules/valtio/esm/vanilla.mjs', '/a/node_modules/valtio'],
    ['/a/node_modules/@r2wc/core/dist/core.js', '/a/node_modules/@r2wc/core'],
    ['/a/node_modules/b/node_modules/c/index.js', '/a/node_modules/b/node_modules/c'],
    ['\0/a/node_modules/b/index.js?commonjs', '/a/node_modules/b'],
    ['\0react:react-dom/client', join('node_modules', 'react-dom')],
    ['\0react:scheduler', join('node_modules', 'scheduler')],
  ])('%j is of %s [SEC-15]', (id, folder) => {
    expect(packageFolders([id, id])).toEqual([folder]);
  });

  it.each([
    '/a/src/core/random.ts',
    '\0messages:src/widgets/cart/messages/en.json.js',
    '\0rolldown/runtime.js',
  ])('%j is of none [SEC-15]', (id) => {
    expect(packageFolders([id])).toEqual([]);
  });
});

describe('their licences', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assess-licences-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const install = (place: string, manifest: object, files: Record<string, string> = {}): string => {
    const path = join(folder, place);
    mkdirSync(path, { recursive: true });
    for (const [name, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) }))
      writeFileSync(join(path, name), text);
    return path;
  };

  it('stand in full, by name, with those of what a package holds in itself [SEC-15]', () => {
    const one = install(
      'one',
      { name: 'one', version: '1.0.0', license: 'X', dependencies: { inner: '2', absent: '1' } },
      { LICENSE: 'Words of one', 'NOTICE.md': 'Notice of one' },
    );
    install('one/node_modules/inner', { name: 'inner', version: '2.0.0' }, { COPYING: 'Words of inner' });
    const text = licencesOf([one, one]);
    expect(text).toMatch(/^inner 2\.0\.0 \(see below\)\n\nWords of inner\n\n-+\n\none 1\.0\.0 \(X\)/);
    expect(text).toContain('Words of one\n\nNotice of one');
    expect(text.match(/Words of one/g)).toHaveLength(1);
  });

  it('are the usual words with the author’s name, where a package under MIT has no text [SEC-15]', () => {
    const one = install('one', { name: 'one', version: '1.0.0', license: 'MIT', author: 'Somebody' });
    const text = licencesOf([one]);
    expect(text).toContain('Copyright (c) Somebody\n');
    expect(text).toContain('Permission is hereby granted');
  });

  it('fail the build where a package says nothing [SEC-15]', () => {
    const one = install('one', { name: 'one', version: '1.0.0', license: 'BUSL-1.1' });
    expect(() => licencesOf([one])).toThrow('one is bundled, and nothing says under which licence.');
  });
});
