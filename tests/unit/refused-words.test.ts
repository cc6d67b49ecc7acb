import { describe, expect, it } from 'vitest';
import { problemWords } from '../../src/widgets/quick-order/problem-words.ts';
import type { QuickOrderWords } from '../../src/widgets/quick-order/row-words.ts';
import { catalogueWords, type Language } from './journey-words.ts';

describe('what quick order says of a line of which the store had too few', () => {
  it.each<[Language, number, string]>([
    ['en', 0, 'Not added: none was in stock.'],
    ['en', 1, 'Only 1 of 2 were in stock and went into the cart.'],
    ['fr', 0, 'Non ajouté : aucun n’était en stock.'],
    ['fr', 1, 'Seulement 1 sur 2 étaient en stock et ont été ajoutés au panier.'],
    ['nl', 0, 'Niet toegevoegd: er waren er geen op voorraad.'],
    ['nl', 1, 'Er waren er maar 1 van de 2 op voorraad; die zijn toegevoegd aan de winkelwagen.'],
    ['es', 0, 'No añadido: no había existencias.'],
    ['es', 1, 'Solo había 1 de 2 en existencias, y se han añadido al carrito.'],
  ])('is true in %s when %i of two went in [API-06 b part]', (language, added, words) => {
    const t: QuickOrderWords = (key, values) => catalogueWords('quick-order', language, key, values);
    const refusal = { status: 'lowStock', added, asked: 2 };
    expect(problemWords(t, { code: 'refused', refusal }).replaceAll('\u00A0', ' ')).toBe(words);
  });
});
