import { describe, expect, it } from 'vitest';
import { problemWords } from '../../src/widgets/quick-order/working/problem-words.ts';
import type { WorkingWords } from '../../src/widgets/quick-order/working/working-words.ts';
import { catalogueWords, type Language } from './journey-words.ts';

describe('what quick order says of a line of which the store had too few', () => {
  it.each<[Language, number, string]>([
    ['en', 0, 'Not added: none was in stock.'],
    ['en', 1, 'Only 1 of 2 added: no more in stock.'],
    ['fr', 0, 'Non ajouté : aucun n’était en stock.'],
    ['fr', 1, '1 seul ajouté sur 2 : il n’y en a plus en stock.'],
    ['nl', 0, 'Niet toegevoegd: er waren er geen op voorraad.'],
    ['nl', 1, 'Maar 1 van de 2 toegevoegd: meer zijn er niet op voorraad.'],
    ['es', 0, 'No añadido: no había existencias.'],
    ['es', 1, 'Añadido solo 1 de 2: no hay más existencias.'],
  ])('is true in %s when %i of two went in [API-06 b part]', (language, added, words) => {
    const t: WorkingWords = (key, values) => catalogueWords('quick-order/working', language, key, values);
    const refusal = { status: 'lowStock', added, asked: 2 };
    expect(problemWords(t, { code: 'refused', refusal }).replaceAll('\u00A0', ' ')).toBe(words);
  });

  it.each<[Language, number, string]>([
    ['en', 1, 'Only 1 of 3 added: you can’t order more.'],
    ['en', 2, 'Only 2 of 3 added: you can’t order more.'],
    ['fr', 1, '1 seul ajouté sur 3 : on ne peut pas en commander davantage.'],
    ['fr', 2, 'Seulement 2 ajoutés sur 3 : on ne peut pas en commander davantage.'],
    ['nl', 1, 'Maar 1 van de 3 toegevoegd: meer kunt u er niet bestellen.'],
    ['nl', 2, 'Maar 2 van de 3 toegevoegd: meer kunt u er niet bestellen.'],
    ['es', 1, 'Añadido solo 1 de 3: no se pueden pedir más.'],
    ['es', 2, 'Añadidos solo 2 de 3: no se pueden pedir más.'],
  ])('agree in %s with how many of 3 were allowed: %i [LOC-12 part]', (language, added, words) => {
    const t: WorkingWords = (key, values) => catalogueWords('quick-order/working', language, key, values);
    const refusal = { status: 'maxOrderQuantityExceeded', added, asked: 3 };
    expect(problemWords(t, { code: 'refused', refusal }).replaceAll('\u00A0', ' ')).toBe(words);
  });

  it.each<[Language, string]>([
    ['en', 'Row 2: Not added.'],
    ['fr', 'Ligne 2 – Not added.'],
    ['nl', 'Regel 2 – Not added.'],
    ['es', 'Fila 2. Not added.'],
  ])(
    'has no capital letter behind a colon in %s, where that language has none [LOC-12 part]',
    (language, words) => {
      const said = catalogueWords('quick-order/working', language, 'quick-order.problem', {
        row: 2,
        message: 'Not added.',
      });
      expect(said.replaceAll('\u00A0', ' ')).toBe(words);
    },
  );
});

describe('what the review of a list says of how many were asked for', () => {
  it.each<[Language, number, string]>([
    ['en', 1, '1 requested. Order at least 2.'],
    ['fr', 1, 'Quantité demandée : 1. Commandez-en au moins 2.'],
    ['fr', 3, 'Quantité demandée : 3. Commandez-en au moins 2.'],
    ['es', 1, 'Cantidad solicitada: 1. Pida al menos 2.'],
    ['es', 3, 'Cantidad solicitada: 3. Pida al menos 2.'],
  ])('agrees in %s with the number: %i [LOC-12 part]', (language, asked, words) => {
    expect(
      catalogueWords('parts/list-review', language, 'shared.list.below-min.why', {
        asked,
        use: 2,
      }).replaceAll('\u00A0', ' '),
    ).toBe(words);
  });

  it.each<[Language, string, string]>([
    ['fr', 'above-max', 'Quantité demandée : 1; maximum : 1; déjà dans votre panier : 1.'],
    ['fr', 'above-stock', 'Quantité demandée : 1; en stock : 1; déjà dans votre panier : 1.'],
    ['es', 'above-max', 'Cantidad solicitada: 1; máximo: 1; ya en su carrito: 1.'],
    ['es', 'above-stock', 'Cantidad solicitada: 1; en existencias: 1; ya en su carrito: 1.'],
  ])('and with what is there, in %s of %s [LOC-12 part]', (language, code, words) => {
    const values = { asked: 1, max: 1, left: 1, inCart: 1 };
    expect(
      catalogueWords('parts/list-review', language, `shared.list.${code}.why`, values).replaceAll(
        '\u00A0',
        ' ',
      ),
    ).toBe(words);
  });
});

describe('a line of a pasted list', () => {
  it.each<[Language, string]>([
    ['en', 'Line 10: “x” (y)'],
    ['fr', 'Ligne 10 de votre liste : « x » (y)'],
    ['nl', 'Regel 10 van uw lijst: ‘x’ (y)'],
    ['es', 'Línea 10: «x» (y)'],
  ])('is not named as a row of the form is, in %s [QO-05 part] [LOC-12 part]', (language, words) => {
    const said = catalogueWords('quick-order/working', language, 'quick-order.unreadLine', {
      line: '10',
      text: 'x',
      reason: 'y',
    });
    expect(said.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(words);
  });
});
