import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { createMessageFormat, type Catalogue } from './message-format.ts';
import { createTranslator, parseOverrides } from './translator.ts';

const catalogue: Catalogue = {
  'cart.title': 'Cart',
  'cart.units': ({ count }, f) =>
    f.plural(count, 0, {
      '=0': () => 'no units',
      one: () => `${f.number(count)} unit`,
      other: () => `${f.number(count)} units`,
    }),
};

const translatorAt = (tag: string, overrides: Parameters<typeof createTranslator>[0]['overrides'] = []) =>
  createTranslator({ catalogue, format: createMessageFormat(tag), overrides });

describe('createTranslator', () => {
  it('gives the key itself for a message that nobody knows, so that nothing is blank', () => {
    expect(translatorAt('en-US')('cart.unknown')).toBe('cart.unknown');
  });

  everyRow(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'finds no message in an object’s own machinery: %s',
    (key) => {
      expect(translatorAt('en-US', [{}, parseOverrides({}).overrides])(key)).toBe(key);
    },
  );

  everyRow([
    [[{ 'cart.title': 'Page' }, { 'cart.title': 'CMS' }], 'Page'],
    [[{}, { 'cart.title': 'CMS' }], 'CMS'],
    [[{}, {}], 'Cart'],
    [[{ 'cart.title': '' }], ''],
  ])(
    'takes page override, then CMS content, then catalogue: %j gives "%s" [LOC-11 part]',
    (overrides, text) => {
      expect(translatorAt('en-US', overrides)('cart.title')).toBe(text);
    },
  );

  everyRow([
    ['{count} left', { count: 12345 }, '12,345 left'],
    ['{count} {count}', { count: 1 }, '1 1'],
    ['{missing} stays', { count: 1 }, '{missing} stays'],
    ['{constructor} stays', { count: 1 }, '{constructor} stays'],
    ['{name}', { name: '{count}', count: 2 }, '{count}'],
    ['{name}', { name: '$& $1 <b>' }, '$& $1 <b>'],
    ['{ count }', { count: 1 }, '{ count }'],
  ])('fills an override "%s" with %j: "%s"', (text, values, expected) => {
    expect(translatorAt('en-US', [{ 'cart.units': text }])('cart.units', values)).toBe(expected);
  });

  everyRow([
    ['en-US', 0, 'no units'],
    ['en-US', 1, '1 unit'],
    ['en-US', 1234, '1,234 units'],
    ['fr-CA', 1.5, '1,5 unit'],
    ['nl-NL', 1234, '1.234 units'],
  ])('picks the plural of %s for %d: "%s"', (tag, count, text) => {
    expect(translatorAt(tag)('cart.units', { count }).replaceAll(/\s/g, ' ')).toBe(text);
  });
});

describe('createMessageFormat', () => {
  const f = createMessageFormat('en-US');
  it('picks by the number less its offset, but `=n` by the number itself', () => {
    const options = { '=1': () => 'only you', one: () => 'you and one', other: () => 'you and some' };
    expect([1, 2, 3].map((count) => f.plural(count, 1, options))).toEqual([
      'only you',
      'you and one',
      'you and some',
    ]);
  });

  it('gives `other` for a choice that is not there, and nothing without one', () => {
    expect(f.select('x', { a: () => 'A', other: () => 'O' })).toBe('O');
    expect(f.select(undefined, { a: () => 'A' })).toBe('');
    expect(f.plural('many', 0, { other: () => 'O' })).toBe('O');
    expect(f.number(undefined)).toBe('');
  });
});

describe('parseOverrides', () => {
  everyRow([undefined, null, 7, 'text', [], ['cart.title']])('takes nothing from %j', (data) => {
    expect(parseOverrides(data)).toEqual({ overrides: {}, refused: [] });
  });

  everyRow([
    ['a number', 7],
    ['an object', { text: 'x' }],
    ['null', null],
    ['more than 2000 characters', 'x'.repeat(2001)],
    ['a plural', '{count, plural, one {x} other {y}}'],
    ['a select with spaces', '{ kind , select, other {y}}'],
  ])('refuses %s and names the key, but keeps the others', (_what, text) => {
    expect(parseOverrides({ bad: text, good: 'yes' })).toEqual({
      overrides: { good: 'yes' },
      refused: ['bad'],
    });
  });

  it('keeps texts of 2000 characters, empty ones and ones with braces', () => {
    const data = { long: 'x'.repeat(2000), empty: '', brace: '{name} {, }' };
    expect(parseOverrides(data)).toEqual({ overrides: data, refused: [] });
  });

  it('is not polluted by __proto__ from JSON', () => {
    const { overrides } = parseOverrides(
      JSON.parse('{"__proto__": {"cart.title": "x"}, "constructor": "y"}'),
    );
    expect(Object.getPrototypeOf(overrides)).toBeNull();
    expect(translatorAt('en-US', [overrides])('cart.title')).toBe('Cart');
    expect(({} as Record<string, unknown>)['cart.title']).toBeUndefined();
  });
});
