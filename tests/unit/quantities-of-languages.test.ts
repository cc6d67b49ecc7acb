import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';
import { quantitiesOf } from '../support/quantities-of.ts';

/**
 * Returns the quantities that are read. Returns 'ask' if that is expected and none is read: each line is asked for,
 * kept as written for its row to refuse, or listed as unread.
 */
const told = (text: string, expected: string): string => {
  const read = quantitiesOf(text);
  const isAsked = readPaste(text).lines.every(({ quantity }) => !/^\d+$/.test(quantity));
  return expected === 'ask' && isAsked ? 'ask' : read;
};

describe('lists in French', () => {
  it.each([
    ['LMS4-KIT reçu x 2', 'ask'],
    ['LMS4-KIT x 2 retourné', 'ask'],
    ['LMS4-KIT x 2 en stock', 'ask'],
    ["LMS4-KIT x 2 l'an dernier", 'ask'],
    ['LMS4-KIT x 2 déjà livré', 'ask'],
    ['LMS4-KIT 2 écoles x 5', 'ask'],
    ['LMS4-KIT 5 x douzaine', 'ask'],
    ['LMS4-KIT 5 x lot de 10', 'ask'],
    ['LMS4-KIT x 2 paires', 'ask'],
    ['LMS4-KIT deux x 10', 'ask'],
    ['LMS4-KIT prix 120', 'ask'],
    ['LMS4-KIT idem', 'ask'],
    ['En stock :\nLMS4-KIT 2', '! _'],
    ['Quantités en douzaines\nLMS4-KIT 2', '! _'],
    ['Déjà reçu\nLMS4-KIT 2', '! _'],
    ['Référence Stock\nLMS4-KIT 12', 'ask'],
    ['Article Page\nLMS4-KIT 12', 'ask'],
    ['Code article Prix unitaire\nLMS4-KIT 120', 'ask'],
    ['Référence Quantité Prix\nLMS4-KIT 2 120\nVLS-MAN 3 80', '2 3'],
    ['Référence Désignation Qté\nLMS4-KIT Trousse de langage 2\nVLS-MAN Manuel 3', '2 3'],
    ['2 x LMS4-KIT Manuel de passation', '2'],
    ['LMS4-KIT 2 exemplaires', '2'],
    ['LMS4-KIT 2 pour Mme Dubois', '2'],
    ['Veuillez nous envoyer 2 x LMS4-KIT, merci', '2'],
    ['Je voudrais 2 x LMS4-KIT', '2'],
    ['quantité : 2 LMS4-KIT', '2'],
    ['LMS4-KIT quantité : 2', '2'],
    ['LMS4-KIT 1 200,00 €', 'ask'],
    ['LMS4-KIT 2 1 200,00 €', 'ask'],
    ['LMS4-KIT 120,00 €', 'ask'],
    ['LMS4-KIT 2 120,00 €', 'ask'],
  ])('give a quantity only where the whole line says it: %j → %s [QO-09 d]', (text, expected) => {
    expect(told(text, expected)).toBe(expected);
  });
});

describe('lists in Dutch', () => {
  it.each([
    ['LMS4-KIT ontvangen x 2', 'ask'],
    ['LMS4-KIT x 2 retour', 'ask'],
    ['LMS4-KIT x 2 op voorraad', 'ask'],
    ['LMS4-KIT x 2 vorig jaar', 'ask'],
    ['LMS4-KIT 2 scholen x 5', 'ask'],
    ['LMS4-KIT 5 x dozijn', 'ask'],
    ['LMS4-KIT twee x 10', 'ask'],
    ['LMS4-KIT 2 dozen', 'ask'],
    ['LMS4-KIT x 2 dozen', 'ask'],
    ['Aantallen in dozen\nLMS4-KIT 2', '! _'],
    ['Op voorraad:\nLMS4-KIT 2', '! _'],
    ['Artikel Voorraad\nLMS4-KIT 12', 'ask'],
    ['Artikelnummer Prijs\nLMS4-KIT 120', 'ask'],
    ['Artikel Aantal\nLMS4-KIT 2', '2'],
    ['Aantal Artikel\n2 LMS4-KIT\n4 VLS-MAN', '2 4'],
    ['Regel Artikel Aantal\n1 LMS4-KIT 2\n2 VLS-MAN 4', '2 4'],
    [
      'Pos Artikel Omschrijving Aantal Eenheid Prijs\n10 LMS4-KIT Kit 2 ST 120,00\n20 VLS-MAN Handleiding 3 ST 80,00',
      'ask',
    ],
    [
      'Pos Artikel Omschrijving Aantal Prijs\n10 LMS4-KIT Leiter Kit 2 120,00\n20 VLS-MAN Handleiding 3 80,00',
      '2 3',
    ],
    ['LMS4-KIT 2 stuks', '2'],
    ['2 stuks LMS4-KIT', '2'],
    ['Graag 2 x LMS4-KIT bestellen', '2'],
    ['LMS4-KIT 2 voor mevrouw de Vries', '2'],
    ['LMS4-KIT 2 voor Mw. Jansen', '2'],
    ['LMS4-KIT 45,-', 'ask'],
    ['LMS4-KIT 2 45,-', '2'],
    ['LMS4-KIT 2 à 45,-', 'ask'],
    ['LMS4-KIT aantal: 2', '2'],
  ])('give a quantity only where the whole line says it: %j → %s [QO-09 d]', (text, expected) => {
    expect(told(text, expected)).toBe(expected);
  });
});

describe('lists in Spanish', () => {
  it.each([
    ['LMS4-KIT recibido x 2', 'ask'],
    ['LMS4-KIT x 2 devuelto', 'ask'],
    ['LMS4-KIT x 2 en existencia', 'ask'],
    ['LMS4-KIT x 2 año pasado', 'ask'],
    ['LMS4-KIT 2 colegios x 5', 'ask'],
    ['LMS4-KIT 5 x docena', 'ask'],
    ['LMS4-KIT dos x 10', 'ask'],
    ['Cantidades en cajas\nLMS4-KIT 2', '! _'],
    ['En stock:\nLMS4-KIT 2', '! _'],
    ['Código Existencias\nLMS4-KIT 12', 'ask'],
    ['Artículo Aula\nLMS4-KIT 12', 'ask'],
    ['Código Cantidad\nLMS4-KIT 2', '2'],
    ['Cantidad Código Precio\n2 LMS4-KIT 120,00', '2'],
    ['LMS4-KIT 2 unidades', '2'],
    ['2 ejemplares de LMS4-KIT', '2'],
    ['LMS4-KIT 2 para Sra. Gómez', '2'],
    ['Necesito 2 x LMS4-KIT, gracias', '2'],
    ['LMS4-KIT cantidad: 2', '2'],
    ['Aprobado: No LMS4-KIT x 2', 'ask'],
    ['LMS4-KIT x 2 aprobado: no', 'ask'],
  ])('give a quantity only where the whole line says it: %j → %s [QO-09 d]', (text, expected) => {
    expect(told(text, expected)).toBe(expected);
  });
});

describe('lists in German', () => {
  it.each([
    ['LMS4-KIT erhalten x 2', 'ask'],
    ['LMS4-KIT x 2 zurück', 'ask'],
    ['LMS4-KIT x 2 Rückgabe', 'ask'],
    ['LMS4-KIT x 2 auf Lager', 'ask'],
    ['LMS4-KIT x 2 letztes Jahr', 'ask'],
    ['LMS4-KIT 2 Schulen x 5', 'ask'],
    ['LMS4-KIT 5 x Dutzend', 'ask'],
    ['LMS4-KIT zwei x 10', 'ask'],
    ['Mengen in Dutzend\nLMS4-KIT 2', '! _'],
    ['Auf Lager:\nLMS4-KIT 2', '! _'],
    ['Pos. Artikel\n10 LMS4-KIT', 'ask'],
    ['Pos. Artikel Menge\n10 LMS4-KIT 2\n20 VLS-MAN 3', '2 3'],
    ['Artikel Bestand\nLMS4-KIT 12', 'ask'],
    ['Artikelnummer Einzelpreis\nLMS4-KIT 120', 'ask'],
    ['Artikel Menge Einzelpreis Gesamtpreis\nLMS4-KIT 2 120 240', '2'],
    ['LMS4-KIT 2 Stück', '2'],
    ['2 Stk. LMS4-KIT', '2'],
    ['LMS4-KIT 2 Exemplare', '2'],
    ['Bitte senden Sie 2 x LMS4-KIT', '2'],
    ['LMS4-KIT Anzahl: 2', '2'],
    ['LMS4-KIT 2 für Frau Meier', '2'],
    ['LMS4-KIT siehe oben', 'ask'],
    ['00020 LMS4-KIT 3 ST', 'ask'],
    ['000010 LMS4-KIT 2 ST\n000020 VLS-MAN 3 ST', 'ask'],
  ])('give a quantity only where the whole line says it: %j → %s [QO-09 d]', (text, expected) => {
    expect(told(text, expected)).toBe(expected);
  });
});

describe('lists in Japanese, Chinese and Korean', () => {
  it.each([
    ['LMS4-KIT 返品 2冊', 'ask'],
    ['LMS4-KIT 2冊 在庫', 'ask'],
    ['LMS4-KIT 2冊 受領済', 'ask'],
    ['LMS4-KIT 昨年 2冊', 'ask'],
    ['LMS4-KIT 2ダース', 'ask'],
    ['LMS4-KIT 5 x ダース', 'ask'],
    ['LMS4-KIT 2箱 x 10', 'ask'],
    ['数量はダース単位\nLMS4-KIT 2', '! _'],
    ['在庫：\nLMS4-KIT 2', '! _'],
    ['品番 在庫\nLMS4-KIT 12', 'ask'],
    ['品番 ページ\nLMS4-KIT 12', 'ask'],
    ['品番 数量\nLMS4-KIT 2', '2'],
    ['商品コード 商品名 数量 単価\nLMS4-KIT 言語尺度 2 12000', '2'],
    ['LMS4-KIT 2冊お願いします', '2'],
    ['LMS4-KIT 2部', '2'],
    ['LMS4-KIT 同上', 'ask'],
    ['编号 库存\nLMS4-KIT 12', 'ask'],
    ['编号 数量\nLMS4-KIT 2', '2'],
    ['LMS4-KIT 2本', '2'],
    ['품번 수량\nLMS4-KIT 2', '2'],
    ['품번 재고\nLMS4-KIT 12', 'ask'],
    ['LMS4-KIT 재고 2권', 'ask'],
    ['LMS4-KIT 2권', '2'],
  ])('give a quantity only where the whole line says it: %j → %s [QO-09 d]', (text, expected) => {
    expect(told(text, expected)).toBe(expected);
  });
});
