import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');

type Planted = { title: string; file: string; text: string; says: RegExp };

/** One violation a row: the file as it would lie in the repository, and what lint must say of it. */
const violations: Planted[] = [
  {
    title: 'core importing auth',
    file: 'src/core/up.ts',
    text: `import { a } from '../auth/a.ts';\nexport const b = a;`,
    says: /core must not import from auth/,
  },
  {
    title: 'the list reader importing core',
    file: 'src/list-reader/up.ts',
    text: `import { a } from '../core/a.ts';\nexport const b = a;`,
    says: /this file must not import from core/,
  },
  {
    title: 'core importing a type of api',
    file: 'src/core/up-type.ts',
    text: `import type { A } from '../api/cart/a.ts';\nexport type B = A;`,
    says: /core must not import from api/,
  },
  {
    title: 'core naming a type of api inline',
    file: 'src/core/up-inline.ts',
    text: `export type B = import('../api/cart/a.ts').A;`,
    says: /core must not import from api/,
  },
  {
    title: 'auth importing api dynamically',
    file: 'src/auth/lazy.ts',
    text: `export const load = () => import('../api/cart/a.ts');`,
    says: /auth must not import from api/,
  },
  {
    title: 'a dynamic import in a template without holes',
    file: 'src/auth/template.ts',
    text: 'export const load = () => import(`../api/cart/a.ts`);',
    says: /auth must not import from api/,
  },
  {
    title: 'api re-exporting from widgets',
    file: 'src/api/cart/again.ts',
    text: `export { w } from '../../widgets/cart/w.ts';`,
    says: /api must not import from widgets/,
  },
  {
    title: 'api re-exporting everything of widgets',
    file: 'src/api/cart/all.ts',
    text: `export * from '../../widgets/cart/w.ts';`,
    says: /api must not import from widgets/,
  },
  {
    title: 'a layer importing by a way round through its own parent',
    file: 'src/core/round.ts',
    text: `import { a } from './../core/../auth/a.ts';\nexport const b = a;`,
    says: /core must not import from auth/,
  },
  {
    title: 'a layer importing by a path from the root',
    file: 'src/core/absolute.ts',
    text: `import { a } from '/src/auth/a.ts';\nexport const b = a;`,
    says: /core must not import from auth/,
  },
  {
    title: 'a test importing a layer above it',
    file: 'src/core/up.test.ts',
    text: `import { a } from '../auth/a.ts';\nexport const b = a;`,
    says: /core must not import from auth/,
  },
  {
    title: 'a layer importing the start-up file',
    file: 'src/api/cart/start.ts',
    text: `import { start } from '../../page/start.ts';\nexport const s = start;`,
    says: /api must not import from src\/page\/start\.ts/,
  },
  {
    title: 'a widget importing the start-up file past define-widget',
    file: 'src/widgets/cart/start.ts',
    text: `import { start } from '../../page/start.ts';\nexport const s = start;`,
    says: /widgets must not import from src\/page\/start\.ts/,
  },
  {
    title: 'the page importing an entry',
    file: 'src/page/up.ts',
    text: `export { all } from '../entries/index.ts';`,
    says: /this file must not import from src\/entries\/index\.ts/,
  },
  {
    title: 'a widget importing its sibling',
    file: 'src/widgets/mini-cart/sibling.ts',
    text: `import { w } from '../cart/w.ts';\nexport const m = w;`,
    says: /mini-cart must not import its sibling cart/,
  },
  {
    title: 'what widgets share importing a widget',
    file: 'src/widgets/parts/office/sibling.ts',
    text: `import type { W } from '../../cart/w.ts';\nexport type M = W;`,
    says: /parts must not import its sibling cart/,
  },
  {
    title: 'the kit importing what knows the shop',
    file: 'src/widgets/kit/forms/link.ts',
    text: `import { a } from '../../parts/office/a.ts';\nexport const b = a;`,
    says: /the kit knows no shop: it imports core/,
  },
  {
    title: 'the kit importing a resource',
    file: 'src/widgets/kit/forms/resource.ts',
    text: `import type { A } from '../../../api/address/a.ts';\nexport type B = A;`,
    says: /the kit knows no shop: it imports core/,
  },
  {
    title: 'the kit naming a thing of the shop',
    file: 'src/widgets/kit/forms/named.ts',
    text: `export const keepCartLines = 1;`,
    says: /the kit knows no shop: "Cart" is a word of one/,
  },
  {
    title: 'the kit speaking of a thing of the shop',
    file: 'src/widgets/kit/forms/spoken.ts',
    text: `/** For the checkout. */\nexport const a = 1;`,
    says: /the kit knows no shop: "checkout" is a word of one/,
  },
  {
    title: 'a widget contract importing at run time',
    file: 'src/widgets/cart/cart.widget.ts',
    text: `import { a } from '../../core/a.ts';\nexport const c = a;`,
    says: /imports nothing at run time/,
  },
  {
    title: 'a widget contract whose inline type import stays at run time',
    file: 'src/widgets/cart/inline.widget.ts',
    text: `import { type A } from '../../core/a.ts';\nexport type C = A;`,
    says: /imports nothing at run time/,
  },
  {
    title: 'a widget contract importing a package',
    file: 'src/widgets/cart/package.widget.ts',
    text: `import * as v from 'valibot';\nexport const c = v.string();`,
    says: /imports nothing at run time/,
  },
  {
    title: 'a widget contract importing dynamically',
    file: 'src/widgets/cart/lazy.widget.ts',
    text: `export const load = () => import('./w.ts');`,
    says: /imports nothing at run time/,
  },
  {
    title: 'source importing the demo host',
    file: 'src/api/cart/demo.ts',
    text: `import { d } from '../../../demo-host/d.ts';\nexport const c = d;`,
    says: /nothing that ships imports from demo-host/,
  },
  {
    title: 'source importing a story helper',
    file: 'src/widgets/cart/story.ts',
    text: `import { s } from '../../../stories/support/s.ts';\nexport const c = s;`,
    says: /nothing that ships imports from stories/,
  },
  {
    title: 'source importing test support',
    file: 'src/core/support.ts',
    text: `import { s } from '../../tests/support/s.ts';\nexport const c = s;`,
    says: /nothing that ships imports from tests/,
  },
  {
    title: 'source importing the builder of the documentation',
    file: 'src/build/npm/pages.ts',
    text: `import { p } from '../../../docs/build/p.ts';\nexport const c = p;`,
    says: /nothing that ships imports from docs/,
  },
  {
    title: 'a test importing another suite',
    file: 'src/core/suite.test.ts',
    text: `import { s } from '../../tests/e2e/s.ts';\nexport const c = s;`,
    says: /nothing that ships imports from tests/,
  },
  {
    title: 'source importing a test',
    file: 'src/core/from-test.ts',
    text: `import { b } from './a.test.ts';\nexport const c = b;`,
    says: /nothing imports a test/,
  },
  {
    title: 'source importing build code',
    file: 'src/build-user.ts',
    text: `import { m } from './build/m.ts';\nexport const c = m;`,
    says: /nothing imports it/,
  },
  {
    title: 'a contract importing React',
    file: 'src/api/cart/react.contract.ts',
    text: `import { useState } from 'react';\nexport const c = useState;`,
    says: /a contract knows no React/,
  },
  {
    title: 'a contract importing React Query',
    file: 'src/api/cart/query.contract.ts',
    text: `import { queryOptions } from '@tanstack/react-query';\nexport const c = queryOptions;`,
    says: /a contract knows no React/,
  },
  {
    title: 'a contract fetching',
    file: 'src/api/cart/fetching.contract.ts',
    text: `export const c = () => fetch('/cart');`,
    says: /a contract fetches nothing/,
  },
  {
    title: 'a contract fetching through the window',
    file: 'src/api/cart/window.contract.ts',
    text: `export const c = () => globalThis.fetch('/cart');`,
    says: /a contract fetches nothing/,
  },
  {
    title: 'rules importing queries',
    file: 'src/api/cart/cart.rules.ts',
    text: `import { q } from './cart.queries.ts';\nexport const c = q;`,
    says: /rules import contracts/,
  },
  {
    title: 'rules importing a package',
    file: 'src/api/cart/package.rules.ts',
    text: `import { proxy } from 'valtio';\nexport const c = proxy;`,
    says: /rules import contracts/,
  },
  {
    title: 'JSX in core',
    file: 'src/core/View.tsx',
    text: `export const View = () => <p>core</p>;`,
    says: /core is headless/,
  },
  {
    title: 'an import cycle',
    file: 'src/core/cycle-a.ts',
    text: `import { b } from './cycle-b.ts';\nexport const a = () => b;`,
    says: /cycle/i,
  },
];

/** What the rule must leave alone, and what the violations import. */
const allowed: Record<string, string> = {
  'src/core/a.ts': `export const a = 1;\nexport type A = number;`,
  'src/core/cycle-b.ts': `export const b = () => import('./a.ts');\nexport { a } from './cycle-a.ts';`,
  'src/core/a.test.ts': `import { s } from '../../tests/support/s.ts';\nimport { d } from '../../demo-host/d.ts';\nexport const b = [s, d];`,
  'src/auth/a.ts': `export { a } from '../core/a.ts';`,
  'src/api/cart/a.ts': `import { a } from '../../auth/a.ts';\nexport const c = a;\nexport type A = number;`,
  'src/api/cart/cart.contract.ts': `import { a } from '../../core/a.ts';\nimport * as v from 'valibot';\nexport const c = [a, v];`,
  'src/api/cart/cart.queries.ts': `import { useQuery } from '@tanstack/react-query';\nexport const q = useQuery;`,
  'src/api/cart/line.rules.ts': `import { c } from './cart.contract.ts';\nimport { a } from '../../core/a.ts';\nimport d from './data/d.json' with { type: 'json' };\nimport { parsePhoneNumberFromString as p } from 'libphonenumber-js/core';\nexport const r = [a, c, d, p];`,
  'src/list-reader/a.ts': `export const a = 1;`,
  'src/api/cart/listed.ts': `export { a } from '../../list-reader/a.ts';`,
  'src/api/cart/data/d.json': `{}`,
  'src/widgets/cart/w.ts': `import { b } from '../kit/ui/b.ts';\nimport { d } from '../define-widget.tsx';\nexport const w = [b, d];\nexport type W = number;`,
  'src/widgets/cart/w.widget.ts': `import type { A } from '../../core/a.ts';\nexport const tag: { a?: A } = {};`,
  'src/widgets/kit/forms/k.ts': `import { b } from '../../kit/ui/b.ts';\nimport { a } from '../../../core/a.ts';\n/** In the order in which they stand: a card, a region. */\nexport const reordered = [b, a];`,
  'src/widgets/cart/kit.ts': `import { reordered } from '../kit/forms/k.ts';\nexport const cartLines = reordered;`,
  'src/widgets/kit/ui/b.ts': `export const b = 1;`,
  'src/widgets/define-widget.tsx': `import { start } from '../page/start.ts';\nexport const d = start;`,
  'src/widgets/widget-list.ts': `import { tag } from './cart/w.widget.ts';\nexport const widgets = [tag, () => import('./cart/w.ts')];`,
  'src/build/m.ts': `import { widgets } from '../widgets/widget-list.ts';\nexport const m = widgets;`,
  'src/page/start.ts': `import { a } from '../auth/a.ts';\nexport const start = a;`,
  'src/entries/index.ts': `import { start } from '../page/start.ts';\nimport { widgets } from '../widgets/widget-list.ts';\nexport const all = () => [start, widgets];`,
  'demo-host/d.ts': `import { a } from '../src/core/a.ts';\nexport const d = a;`,
  'stories/support/s.ts': `export const s = 1;`,
  'tests/support/s.ts': `export const s = 1;`,
  'tests/e2e/s.ts': `export const s = 1;`,
};

type Diagnostic = { message: string; filename: string; code: string };

let folder = '';
let found: Diagnostic[] = [];

async function plant(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), `${text}\n`);
}

/** Runs the repository's own lint configuration over the planted tree, once for all rows. */
async function lint(): Promise<Diagnostic[]> {
  const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [oxlint, '--format', 'json'], { cwd: folder }, (_error, stdout) =>
      done(stdout),
    );
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] };
  return diagnostics.filter(({ code }) => code === 'layers(direction)' || code === 'import(no-cycle)');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'layers-'));
  await plant('package.json', '{ "type": "module" }');
  await plant('.oxlintrc.json', await readFile(join(repository, '.oxlintrc.json'), 'utf8'));
  const plugin = 'tests/architecture/layers-plugin.js';
  await mkdir(dirname(join(folder, plugin)), { recursive: true });
  await cp(join(repository, plugin), join(folder, plugin));
  for (const [file, text] of Object.entries(allowed)) await plant(file, text);
  for (const { file, text } of violations) await plant(file, text);
  found = await lint();
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const saidOf = (file: string) => found.filter((one) => one.filename === file).map((one) => one.message);

describe('the direction of imports', () => {
  it.each(violations)('refuses $title', ({ file, says }) => {
    expect(saidOf(file)).toEqual(expect.arrayContaining([expect.stringMatching(says)]));
  });

  it.each(Object.keys(allowed).filter((file) => file !== 'src/core/cycle-b.ts'))(
    'leaves %s alone',
    (file) => {
      expect(saidOf(file)).toEqual([]);
    },
  );

  it('says one thing of each violation, so that no row passes by the error of another', () => {
    const crowded = violations.filter(({ file }) => saidOf(file).length !== 1).map(({ file }) => file);
    expect(crowded).toEqual([]);
  });
});
