import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';
import { quantitiesOf } from '../support/quantities-of.ts';

/** True if no row has a quantity that could be ordered: each is asked for, kept as written, or its line is unread. */
const asks = (text: string) => readPaste(text).lines.every(({ quantity }) => !/^\d+$/.test(quantity));

describe('a number in letters', () => {
  it.each([
    ['English', 'thirteen nineteen twenty twenty-one twenty-five thirty forty-two ninety hundred twice'],
    [
      'French',
      'onze treize seize dix-sept vingt vingt-cinq trente-deux quatre-vingts quatre-vingt-dix cent vingtaine',
    ],
    [
      'German',
      'elf dreizehn siebzehn zwanzig einundzwanzig fünfundzwanzig fuenfzig dreißig dreissig hundert zweimal dreifach hundertfünf anderthalb',
    ],
    [
      'Dutch',
      'elf dertien achttien twintig eenentwintig vijfentwintig tweeëndertig tachtig honderd driemaal drievoud',
    ],
    [
      'Spanish',
      'once trece dieciséis dieciocho veinte veinticinco veintidós treinta noventa cien veintena triplicado',
    ],
    ['Italian', 'undici diciassette venti ventuno venticinque trentadue cento'],
    ['Portuguese', 'onze catorze dezesseis dezoito vinte trinta cinquenta cem'],
  ])(
    'asks behind the code, behind a title, capitalised and in a cell of its own, in %s [QO-09 d]',
    (_, words) => {
      for (const word of words.split(' ')) {
        const capital = word.charAt(0).toUpperCase() + word.slice(1);
        const lines = [
          'LMS4-KIT #',
          'LMS4-KIT Complete kit #',
          'LMS4-KIT, #',
          'LMS4-KIT Kit\t#',
          '# LMS4-KIT',
        ];
        const taken = [word, capital]
          .flatMap((written) => lines.map((line) => line.replace('#', written)))
          .filter((text) => !asks(text));
        expect(taken).toEqual([]);
      }
    },
  );

  it.each(['LMS4-KIT treinta y cinco', 'LMS4-KIT twenty five', 'LMS4-KIT Kit xtwo'])(
    'asks in several words: %j [QO-09 d]',
    (text) => {
      expect(asks(text)).toBe(true);
    },
  );

  it.each(['LMS4-KIT x 2', '2 x LMS4-KIT Elevation Kit', 'LMS4-KIT Tender Manual x 2'])(
    'is no part of another word: %j [QO-09 d]',
    (text) => {
      expect(quantitiesOf(text)).toBe('2');
    },
  );
});

describe('Japanese lines', () => {
  it.each([
    '数冊',
    '若干',
    '全部',
    '全員分',
    '倍',
    '人数分',
    'クラス分',
    '二十名分',
    '一ダース',
    '十冊ほど',
    '五冊位',
    '十部くらい',
    '二冊追加',
    'もう二冊',
    'あと三冊',
    '三冊から五冊に変更',
    '二三冊',
    'なし',
    '無し',
    'ゼロ',
    '不足分',
    '同じ',
    '同数',
    '両方',
    'ふたつ',
    '参冊',
    '弐部',
    '二十五枚入り',
    '複数',
    '適量',
    '三クラス分',
    '後日',
  ])('ask for what says how many in no digits: %s [QO-09 d]', (amount) => {
    expect(asks(`LMS4-KIT ${amount}`)).toBe(true);
    expect(asks(`LMS4-KIT　キット　${amount}`)).toBe(true);
    expect(asks(`LMS4-KIT\t${amount}`)).toBe(true);
  });

  it.each([
    ['LMS4-KIT 二冊', '2'],
    ['LMS4-KIT　三部お願いします', '3'],
    ['LMS4-KIT 十二冊', '12'],
    ['LMS4-KIT 二十五部', '25'],
    ['・LMS4-KIT　2冊\n・VLS-KIT　3冊', '2 3'],
    ['■LMS4-KIT 2部\n■VLS-KIT 3部', '2 3'],
    ['1．LMS4-KIT　2冊\n2．VLS-KIT　3冊', '2 3'],
    ['（1）LMS4-KIT　2冊\n（2）VLS-KIT　3冊', '2 3'],
    ['商品番号：LMS4-KIT　数量：2\n商品番号：VLS-KIT　数量：3', '2 3'],
    ['品番：LMS4-KIT　2冊', '2'],
  ])('are read as Japanese mails write them: %j → %s [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });
});

describe('a pack, a class set or tally marks', () => {
  it.each([
    'Doppelpack',
    'Dreierpack',
    'Dreierpackung',
    'Klassensatz',
    'Gruppensatz',
    'Schülersatz',
    '2 Klassensätze',
    'Halber Klassensatz',
    '||||',
    '||| ||',
  ])('asks: %s [QO-09 d]', (amount) => {
    expect(asks(`LMS4-KIT ${amount}`)).toBe(true);
  });

  it('are told from the empty cells of a table [QO-09 d]', () => {
    expect(quantitiesOf('LMS4-KIT ||||\nVLS-KIT ||')).toBe('IIII II');
    expect(quantitiesOf('LMS4-KIT | Kit | 2 |\nVLS-KIT | Kit | 3 |')).toBe('2 3');
  });
});

describe('a quantity by those who are to have one', () => {
  it.each([
    'Toute la classe',
    'Alle Schüler',
    'Für alle',
    'Everyone',
    'Complete kit everyone',
    'one per pupil',
  ])('asks: %s [QO-09 d]', (amount) => {
    expect(asks(`LMS4-KIT ${amount}`)).toBe(true);
  });

  it('is a count where the line holds one [QO-09 d]', () => {
    expect(quantitiesOf('2 each of LMS4-KIT')).toBe('2');
  });
});

describe('a word that takes a line back', () => {
  it.each([
    ['English', 'Drop Scratch Strike Disregard Postpone Reduce Omit Skip Delete Remove Donated'],
    ['German', 'Weglassen Streichen Retoure Gutschrift Stornieren Kürzen Verloren Außer'],
    ['French', 'Enlever Supprimer Retirer Avoir Barrer Annuler Perdu'],
    ['Dutch', 'Weglaten Schrappen Verwijderen Creditnota Annuleren Kwijt'],
    ['Spanish', 'Tachar Quitar Eliminar Abono Anular Perdido'],
    ['Japanese', 'キャンセル 不良 取消 削除 返品 見本'],
  ])('asks before the code and as a heading, in %s [QO-09 d]', (_, words) => {
    for (const word of words.split(' ')) {
      expect([word, asks(`${word} LMS4-KIT 2`)]).toEqual([word, true]);
      expect([word, asks(`${word}: 2 LMS4-KIT`)]).toEqual([word, true]);
      expect([word, asks(`${word}:\nLMS4-KIT 2`)]).toEqual([word, true]);
    }
  });

  it.each([
    'Please drop these:\nLMS4-KIT 2',
    'Please take off the order:\nLMS4-KIT 2',
    'Leave out:\nLMS4-KIT 2',
    'Bitte folgende Positionen streichen:\nLMS4-KIT 2',
    'Merci d’enlever de la commande :\nLMS4-KIT 2',
    'Gelieve te schrappen:\nLMS4-KIT 2',
    'Por favor quitar:\nLMS4-KIT 2',
    '取り消し\nLMS4-KIT 2冊',
    '【キャンセル】\nLMS4-KIT 2冊',
    'Strike the following\nLMS4-KIT 2',
  ])('asks as a heading of several words: %j [QO-09 d]', (text) => {
    expect(asks(text)).toBe(true);
  });

  it.each([
    ['LMS4-KIT 2\nPlease drop it off at the desk', '2 !'],
    ['LMS4-KIT Strike Manual x 2', '2'],
    ['Nous serions heureux d’avoir une réponse\nLMS4-KIT 2', '! 2'],
  ])('is none within a title or a sentence: %j → %s [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });
});

describe('a number behind a name that looks like a code', () => {
  it.each(['K-ABC 2', 'D-KEFS 2', 'NEO-PI 3', 'M-ABC 3', 'Kit K-ABC 2'])(
    'asks beside an ISBN: %s [QO-09 d]',
    (name) => {
      expect(quantitiesOf(`9780306406157 ${name}`)).toBe('_');
    },
  );

  it.each([
    ['9780306406157 LMS4-KIT 2', '2'],
    ['9780306406157 NEO-PI x 2', '2'],
    ['9780306406157, NEO-PI, 2', '2'],
    ['9780306406157\tNEO-PI 3\t2', '2'],
  ])('is its quantity where the line says so: %j → %s [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });

  it('is the name’s own number behind No. [QO-09 d]', () => {
    expect(asks('LMS4-KIT No.2')).toBe(true);
  });
});

describe('a column without a title', () => {
  it.each([
    ['of years', 'LMS4-KIT\t2026\nVLS-KIT\t2025'],
    ['of long numbers', 'LMS4-KIT\t43215\nVLS-KIT\t43216'],
    ['of rooms', 'LMS4-KIT\t12\nVLS-KIT\tRoom 14'],
    ['of numbers of lines from 101', '101\tLMS4-KIT\n102\tVLS-KIT'],
    ['of numbers of lines from 101, in lines', '101 LMS4-KIT\n102 VLS-KIT'],
    ['of numbers of lines from 5', '5;LMS4-KIT\n6;VLS-KIT\n7;RPW-G3-LIC'],
  ])('asks where it holds a column %s [QO-09 d]', (_, text) => {
    expect(quantitiesOf(text)).toMatch(/^_ _( _)?$/);
  });

  it.each([
    ['LMS4-KIT\t2\nVLS-KIT\t3', '2 3'],
    ['2\tLMS4-KIT\n3\tVLS-KIT', '2 3'],
    ['LMS4-KIT\t2\nVLS-KIT\t3 copies', '2 3'],
    ['LMS4-KIT\t2\nVLS-KIT\tQty: 3', '2 3'],
    ['LMS4-KIT\t2026\nVLS-KIT\t5', '2026 5'],
    ['Code\tQty\nLMS4-KIT\t2026\nVLS-KIT\t2025', '2026 2025'],
  ])('is the quantity where it holds counts: %j → %s [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });
});
