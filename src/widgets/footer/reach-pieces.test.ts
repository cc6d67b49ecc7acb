import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { reachPieces } from './reach-pieces.ts';

const linksOf = (words: string) => reachPieces(words).flatMap(({ href }) => href ?? []);

describe('text of the footer', () => {
  everyRow([
    ['nothing', ''],
    ['a sentence', 'Lindgren & Vale is an invented publisher'],
    ['a year', '2026'],
    ['a postcode', '1012 AB, 75001'],
    ['a number too long for a phone', '1234 5678 9012 3456 7890'],
    ['a number in a sentence', 'Call 1-800-555-0142 today'],
    ['an address in a sentence', 'Write to help@shop.example today'],
    ['a script for an address', 'javascript:alert(1)@shop.example'],
    ['two addresses in one', 'a@shop.example?bcc=b@shop.example'],
    ['hours', '8:00 - 18:00'],
  ])('[SHL-05 part] stays text where it is %s', (_what, words) => {
    expect(linksOf(words)).toEqual([]);
  });

  everyRow([
    ['1-800-555-0142, Monday to Friday', ['tel:18005550142']],
    ['+34 900 55 01 42, de lunes a viernes', ['tel:+34900550142']],
    ['(020) 7946 0123', ['tel:02079460123']],
    ['1 Main St, Town. help@shop.example', ['mailto:help@shop.example']],
    ['Town\n+31 20 555 0142\nhelp@shop.example', ['tel:+31205550142', 'mailto:help@shop.example']],
  ])('[SHL-05 part] of “%s” leads to phone and mail', (words, links) => {
    expect(linksOf(words)).toEqual(links);
  });

  it('[SHL-05 part] keeps every sign', () => {
    const words = '1 Main St, Town. help@shop.example\n1-800-555-0142, 8 to 6.';
    expect(
      reachPieces(words)
        .map(({ text }) => text)
        .join(''),
    ).toBe(words);
  });
});
