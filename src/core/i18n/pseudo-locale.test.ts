import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { pseudoText } from './pseudo-locale.ts';

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
