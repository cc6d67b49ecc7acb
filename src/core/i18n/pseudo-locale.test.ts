import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { createMessageFormat, type CompiledMessage } from './message-format.ts';
import { pseudoCatalogue, pseudoText } from './pseudo-locale.ts';
import { createTranslator } from './translator.ts';

describe('a text of the pseudo-locale', () => {
  everyRow([
    ['', ''],
    ['help@store.example', 'help@store.example'],
    ['https://store.example/help', 'https://store.example/help'],
    ['1-800-555-0100', '1-800-555-0100'],
    ['Quick order', '[Qúúííçk óórdéér]'],
    ['\ue000Lindgren\ue001', 'Lindgren'],
    ['Remove \ue000Lindgren\ue001', '[Réémóóvéé Lindgren]'],
  ])('%j is %j [LEAD-08 a]', (text, pseudo) => {
    expect(pseudoText(text)).toBe(pseudo);
  });

  it('is a fifth longer at least where it has a word [LEAD-08 a]', () => {
    for (const text of ['Cart', 'Add to cart', 'Your cart is empty. Add a product by its code.'])
      expect(pseudoText(text).length).toBeGreaterThan(text.length * 1.2);
  });
});

describe('a catalogue of the pseudo-locale', () => {
  const items: CompiledMessage = (v, f) =>
    `${f.plural(v['units'], 0, { one: () => `${f.number(v['units'])} item`, other: () => `${f.number(v['units'])} items` })} of ${f.number(v['name'])}`;
  const translate = createTranslator({
    catalogue: pseudoCatalogue({ items, title: 'Cart' }),
    format: createMessageFormat('en-US'),
    overrides: [{ title: 'Bag' }],
  });

  everyRow([
    [1, '[1 ííteem óóf Ann]'],
    [1200, '[1,200 ííteemš óóf Ann]'],
  ])('keeps plurals, numbers and names: %d is %s [LEAD-08 a]', (units, text) => {
    expect(translate('items', { units, name: 'Ann' })).toBe(text.replaceAll('tee', 'téé'));
  });

  it('leaves the page’s own texts without marks [LEAD-08 a]', () => {
    expect(translate('title')).toBe('Bag');
  });
});
