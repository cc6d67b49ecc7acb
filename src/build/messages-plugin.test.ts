import { expect, it } from 'vitest';
import { compileCatalogue } from './messages-plugin.ts';

const load = async (json: string): Promise<unknown> => {
  const source = compileCatalogue(json);
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
