import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import { catalogueFaults, LANGUAGES, type Catalogues } from './catalogue-check.ts';

/** The widgets' folders that have catalogues, also deeper ones such as `mini-cart/panel`. */
const folders = globSync('src/widgets/**/messages/en.json').map((file) =>
  dirname(dirname(relative('src/widgets', file))).replaceAll('\\', '/'),
);

const read = (folder: string): Catalogues =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const file = `src/widgets/${folder}/messages/${language}.json`;
      return [language, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}];
    }),
  ) as unknown as Catalogues;

/** Returns the beginning of a folder's keys: `shared` for several widgets, `kit` for pieces of forms and pages. */
const prefixOf = (folder: string): string =>
  /^(?:parts\/|kit$|kit\/broken$)/.test(folder) ? 'shared' : (folder.split('/')[0] ?? folder);

describe('the catalogues', () => {
  it('are found', () => {
    expect(folders).toEqual(
      expect.arrayContaining(['kit', 'parts/journey', 'quick-order', 'mini-cart', 'cart']),
    );
  });

  everyRow(folders)('of %s are whole and valid in en, fr, nl and es [LOC-10 part]', (folder) => {
    expect(catalogueFaults(prefixOf(folder), read(folder))).toEqual([]);
  });

  everyRow(folders)(
    'of %s hold nothing but texts, in files of the four languages [LOC-10 part]',
    (folder) => {
      const files = readdirSync(`src/widgets/${folder}/messages`).toSorted();
      expect(files).toEqual(['en.json', 'es.json', 'fr.json', 'nl.json']);
    },
  );
});

everyRow(folders)('no catalogue of %s has a key twice: the later text would win [LOC-10 part]', (folder) => {
  for (const language of LANGUAGES) {
    const text = readFileSync(`src/widgets/${folder}/messages/${language}.json`, 'utf8');
    const keys = [...text.matchAll(/^\s*"([^"]+)":/gm)].map(([, key]) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys).toHaveLength(Object.keys(JSON.parse(text) as object).length);
  }
});

describe('catalogueFaults', () => {
  const plural = (one: string, other: string) => `{count, plural, one {${one}} other {${other}}}`;
  const sound: Catalogues = {
    en: { 'cart.title': 'Cart', 'cart.units': plural('# unit', '# units'), 'cart.of': '{n} / {max}' },
    fr: { 'cart.title': 'Panier', 'cart.units': plural('# unité', '# unités'), 'cart.of': '{n} / {max}' },
    nl: { 'cart.title': 'Winkelwagen', 'cart.units': plural('# stuk', '# stuks'), 'cart.of': '{n} / {max}' },
    es: { 'cart.title': 'Cesta', 'cart.units': plural('# unidad', '# unidades'), 'cart.of': '{n} / {max}' },
  };
  const withText = (key: string, text: unknown): Catalogues => ({
    ...sound,
    fr: { ...sound.fr, [key]: text },
  });
  const { 'cart.title': _title, ...untitled } = sound.nl;

  it.each<[string, Catalogues, string]>([
    ['a key that is missing', { ...sound, nl: untitled }, 'nl: cart.title is missing'],
    ['a key that is too much', withText('cart.more', 'Plus'), 'fr: cart.more is not in en'],
    ['a key of another folder', withText('order.x', 'Plus'), 'fr: order.x does not begin with "cart."'],
    ['an empty text', withText('cart.title', ' '), 'fr: cart.title is empty'],
    ['a text that is none', withText('cart.title', 7), 'fr: cart.title is empty'],
    [
      'broken ICU',
      withText('cart.title', 'Panier {'),
      'fr: cart.title is not a message the widgets can compile',
    ],
    [
      'an ICU type nobody has',
      withText('cart.units', '{count, number}'),
      'fr: cart.units is not a message the widgets can compile',
    ],
    ['another value', withText('cart.of', '{n} / {most}'), 'fr: cart.of takes other values than in en'],
    [
      'a plural without one',
      withText('cart.units', '{count, plural, =0 {rien} other {# x}}'),
      'fr: cart.units has a plural without "one"',
    ],
    ['text left in English', withText('cart.title', 'Cart'), 'fr: cart.title is still in English'],
  ])('finds %s (planted)', (_what, catalogues, fault) => {
    expect(catalogueFaults('cart', sound)).toEqual([]);
    expect(catalogueFaults('cart', catalogues)).toContain(fault);
  });

  it('allows a word that is the same in both languages only where it is listed', () => {
    expect(catalogueFaults('cart', withText('cart.title', 'Cart'), new Set(['fr Cart']))).toEqual([]);
    expect(catalogueFaults('cart', withText('cart.title', 'Cart'), new Set(['nl Cart']))).toHaveLength(1);
  });
});
