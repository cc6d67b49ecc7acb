import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { everyRow } from '../../../tests/support/every-row.ts';
import { cataloguesOf, loadersOf } from './joined-catalogues.ts';
import { compileCatalogue, messagesPlugin } from './messages-plugin.ts';
import { wordFoldersOf } from './word-folders.ts';
import { withWordsOfParts } from './words-of-late-parts.ts';

const load = async (...json: string[]): Promise<unknown> => {
  const source = compileCatalogue(...json);
  return ((await import(`data:text/javascript,${encodeURIComponent(source)}`)) as { default: unknown })
    .default;
};

it('refuses a catalogue that is not JSON or holds a message that is not ICU', () => {
  expect(() => compileCatalogue('{"cart.title": }')).toThrow(SyntaxError);
  expect(() => compileCatalogue('{"cart.title": "{"}')).toThrow('"cart.title" is not valid ICU');
});

it('makes a module of texts and functions by key, whatever characters the keys have', async () => {
  const messages = (await load(
    '{"cart.title": "Cart", "a\\"b": "x", "cart.units": "{count} units"}',
  )) as Record<string, unknown>;
  expect(messages).toMatchObject({ 'cart.title': 'Cart', 'a"b': 'x' });
  expect(messages['cart.units']).toBeTypeOf('function');
});

it('names a catalogue’s module by its place in the tree, for bundlers write such names out [SEC-15]', () => {
  const { resolveId } = messagesPlugin() as unknown as {
    resolveId: (source: string, importer?: string) => string;
  };
  const id = '\0messages:src/widgets/cart/messages/en.json.js';
  expect(resolveId('./messages/en.json', resolve('src/widgets/cart/define.ts'))).toBe(id);
  expect(resolveId('/src/widgets/cart/messages/en.json')).toBe(id);
});

it('makes the loaders of a folder’s four catalogues [LOC-10 part]', async () => {
  const { resolveId, load: loadModule } = messagesPlugin() as unknown as {
    resolveId: (source: string, importer?: string) => string;
    load: (id: string) => Promise<string>;
  };
  const id = resolveId('./messages?languages', resolve('src/widgets/cart/define.ts'));
  expect(id).toBe('\0languages:src/widgets/cart/messages');
  const source = await loadModule(id);
  for (const language of ['en', 'fr', 'nl', 'es'])
    expect(source).toContain(`${language}: () => import('/src/widgets/cart/messages/${language}.json'),`);
});

everyRow([
  ['src/widgets/cart/messages/fr.json', ['kit', 'parts/cart-notices', 'cart']],
  ['src/widgets/sign-in/messages/fr.json', ['kit', 'parts/journey', 'sign-in']],
  ['src/widgets/mini-cart/panel/messages/fr.json', ['mini-cart/panel']],
  ['src/widgets/kit/messages/fr.json', ['kit']],
])('delivers %s with the words that it needs beside them, as one file [PERF-12 part]', (file, owners) => {
  expect(cataloguesOf(file)).toEqual(owners.map((owner) => `src/widgets/${owner}/messages/fr.json`));
});

it('gives a widget the words that `useWords` names, by every import but of types and late parts [LOC-10 part]', () => {
  const root = mkdtempSync('.words-');
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  try {
    put(
      'w/define.ts',
      "import { W } from './W.tsx';\nimport type { T } from '../typed/t.ts';\nlazyPart(() => import('./Pages.tsx'));",
    );
    put('w/W.tsx', "import './words.ts';\nconst load = latePart(() => import('../late/Late.tsx'));");
    put(
      'w/words.ts',
      "import type en from './messages/en.json';\nimport type kit from '../kit/messages/en.json';\nexport const useW = () => useWords<typeof en & typeof kit>();",
    );
    put('w/Pages.tsx', "import {\n  a,\n  b,\n} from '../page/words.ts';\nexport * from '../old/words.ts';");
    put(
      'page/words.ts',
      "import type en from './messages/en.json';\nexport const usePage = () => useWords<typeof en>();\nimport { W } from '../w/W.tsx';",
    );
    put(
      'old/words.ts',
      "import type en from './messages/en.json';\nexport const useOld = () => useTranslate();",
    );
    for (const other of ['typed/t.ts', 'late/Late.tsx'])
      put(
        other,
        "import type en from './messages/en.json';\nexport const use = () => useWords<typeof en>();",
      );
    expect(wordFoldersOf(join(root, 'w/define.ts'), root)).toEqual(['kit', 'page', 'w']);
  } finally {
    rmSync(root, { recursive: true });
  }
});

it('adds the words of a late part where it is declared, with those that its widget lacks [LOC-10 part]', () => {
  const file = resolve('src/widgets/product/Product.tsx');
  const declared = (part: string) => `const load = latePart(() => import('${part}'));`;
  expect(withWordsOfParts(declared('../parts/list-share/ShareDialog.tsx'), file)).toBe(
    "const load = latePart(() => import('../parts/list-share/ShareDialog.tsx'), { en: () => import('/src/widgets/parts/list-share/messages/en.json'), fr: () => import('/src/widgets/parts/list-share/messages/fr.json'), nl: () => import('/src/widgets/parts/list-share/messages/nl.json'), es: () => import('/src/widgets/parts/list-share/messages/es.json'), });",
  );
  const alone = "const Rare = lazyPartWithWords(() => import('../parts/list-share/ShareDialog.tsx'));";
  expect(withWordsOfParts(alone, file)).toContain(
    "ShareDialog.tsx'), { en: () => import('/src/widgets/parts/list-share/",
  );
  const place = resolve('src/widgets/parts/journey/rare-parts.ts');
  expect(withWordsOfParts("lazyPartWithWords(() => import('./rare-step/RareStep.tsx'))", place)).toContain(
    "'/src/widgets/parts/journey/rare-step/messages/en.json'",
  );
  const old = "const load = latePart(() => import('./x.tsx'), words);";
  const comment = ` * ${declared('./Example.tsx')}\n  // ${declared('./Example.tsx')}`;
  for (const text of [old, comment]) expect(withWordsOfParts(text, file)).toBe(text);
  expect(() => withWordsOfParts(declared('./no-such-part.tsx'), file)).toThrow('has no words');
});

it('joins the words that a late part needs to those of its folder, in one file a language [PERF-12 part]', async () => {
  const { resolveId, load: loadModule } = messagesPlugin() as unknown as {
    resolveId: (source: string, importer?: string) => string;
    load: (this: { addWatchFile: () => void }, id: string) => Promise<string>;
  };
  const context = { addWatchFile: () => undefined };
  const source = loadersOf('src/widgets/cart/messages', ['kit/forms', 'parts/quote']);
  const [, first = ''] = /en: \(\) => import\('([^']+)'\)/.exec(source) ?? [];
  const id = resolveId(first);
  expect(id).toMatch(/\/widgets\/cart\/messages\/en\.json\.js$/);
  const words = await loadModule.call(context, id);
  for (const key of ['"kit.forms.summary"', '"shared.quote.', '"cart.']) expect(words).toContain(key);
});

it('joins catalogues, of which the last one wins', async () => {
  expect(await load('{"a": "1", "b": "1"}', '{"b": "2"}')).toEqual({ a: '1', b: '2' });
});
