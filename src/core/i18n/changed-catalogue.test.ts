import { afterAll, describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { localeRow, type Locale } from '../locale/locale-table.ts';
import { setRuntime, type Runtime } from '../runtime.ts';
import { changedCatalogue } from './changed-catalogue.ts';
import { createMessageFormat, type CompiledMessage } from './message-format.ts';
import { createTranslator } from './translator.ts';

const items: CompiledMessage = (v, f) =>
  `${f.plural(v['units'], 0, { one: () => `${f.number(v['units'])} item`, other: () => `${f.number(v['units'])} items` })} of organization ${f.number(v['name'])}`;

/** Returns the translator of a page of a locale, with or without the pseudo-locale. */
const translatorOf = (locale: Locale, pseudoLocale: boolean) => {
  setRuntime({ config: { pseudoLocale }, row: localeRow(locale) } as unknown as Runtime);
  return createTranslator({
    catalogue: changedCatalogue({
      items,
      title: 'Cart',
      add: 'Add licenses',
      'accounts.notInOrganization': 'User not found in this organization',
    }),
    format: createMessageFormat('en-US'),
    overrides: [{ title: 'Organization cart' }],
  });
};

afterAll(() => setRuntime(undefined));

describe('a catalogue of the pseudo-locale', () => {
  const translate = translatorOf('en-gb', true);

  everyRow([
    [1, '[1 ííteem óóf óórgááñíízáátííóóñ Ann]'],
    [1200, '[1,200 ííteemš óóf óórgááñíízáátííóóñ Ann]'],
  ])('keeps plurals, numbers and names: %d is %s [LEAD-08 a]', (units, text) => {
    expect(translate('items', { units, name: 'Ann' })).toBe(text.replaceAll('tee', 'téé'));
  });

  it('leaves the page’s own texts without marks [LEAD-08 a]', () => {
    expect(translate('title')).toBe('Organization cart');
  });
});

describe('a catalogue of an English site', () => {
  everyRow([
    ['en-us', 'Add licenses', '2 items of organization Program'],
    ['en-ca', 'Add licences', '2 items of organization Program'],
    ['en-gb', 'Add licences', '2 items of organisation Program'],
    ['zh-sg', 'Add licenses', '2 items of organization Program'],
  ] as const)('has the words of %s, and names as they came: %s, %s [LOC-12]', (locale, add, of) => {
    const translate = translatorOf(locale, false);
    expect(translate('add')).toBe(add);
    expect(translate('items', { units: 2, name: 'Program' })).toBe(of);
  });

  it('leaves the page’s own texts, and those that the specification quotes [LOC-11]', () => {
    const translate = translatorOf('en-gb', false);
    expect(translate('title')).toBe('Organization cart');
    expect(translate('accounts.notInOrganization')).toBe('User not found in this organization');
  });
});
