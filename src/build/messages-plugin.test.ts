import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { cataloguesOf, compileCatalogue, messagesPlugin } from './messages-plugin.ts';

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

it.each([
  ['src/widgets/cart/messages/fr.json', ['kit', 'parts/cart-notices', 'cart']],
  ['src/widgets/sign-in/messages/fr.json', ['kit', 'parts/journey', 'sign-in']],
  ['src/widgets/mini-cart/panel/messages/fr.json', ['mini-cart/panel']],
  ['src/widgets/kit/messages/fr.json', ['kit']],
])('delivers %s with the words that it needs beside them, as one file [PERF-12 part]', (file, owners) => {
  expect(cataloguesOf(file)).toEqual(owners.map((owner) => `src/widgets/${owner}/messages/fr.json`));
});

it('joins catalogues, of which the last one wins', async () => {
  expect(await load('{"a": "1", "b": "1"}', '{"b": "2"}')).toEqual({ a: '1', b: '2' });
});
