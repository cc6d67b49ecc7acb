import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';
import { quantitiesOf } from '../support/quantities-of.ts';

const titlesOf = (text: string) =>
  readPaste(text).question?.choices.map(({ title, column }) => title || column);

/** Titles that a column of counts may have, by language. */
const KNOWN = [
  'Qty|Qty.|QTY:|Quantity|Pcs|Pieces|Units|Copies|Ordered|Needed|Required|Wanted|Seats|How many|To order|No. of copies',
  'Order qty|Qty ordered|Quantity needed|Amount ordered|Ordered quantity|Quantity required',
  'Menge|Anzahl|Anz.|Stück|Stk|Stk.|Stückzahl|Bestellmenge|Bestellte Menge|Bedarf|Exemplare|Anzahl Exemplare',
  "Quantité|Qté|QTÉ|Nombre|Nb|Nbre|Exemplaires|Quantité commandée|Qté cdée|À commander|Nb d’exemplaires|Nombre d'exemplaires",
  'Aantal|Hoeveel|Hoeveelheid|Stuks|Bestelde hoeveelheid|Te bestellen|Gewenst aantal|Aantal exemplaren',
  'Cantidad|Cant.|Unidades|Uds.|Ud.|Ejemplares|Cantidad pedida|Cuántos|N.º de ejemplares',
  'Quantità|Q.tà|Qtà|Pezzi|Pz|Copie|Quantità ordinata|Quantidade|Qtd|Qtd.|Qtde|Peças|Exemplares',
  '数量|個数|冊数|部数|件数|注文数|ご注文数|必要数|订购数量|订数|份数|數量|訂購數量|수량|주문수량|주문 수량|개수|권수',
  'Antal|Ilość|Кол-во|Количество|العدد',
];
const UNKNOWN = [
  'Each|Order|Order 1|Pedido|Commande|Bestellung|Encomenda|注文|주문|x|Zzyzx|Total copies wanted|Copy|本数|冊',
  'Qty on hand|Qty per pack|Qty received|Qty (boxes)|Qty 2025|Quantity available|Min. order qty|MOQ|Units per case|Class size|Catalog page|Last order|Students|Page|PO|Vol|Budget',
  'Mindestmenge|Mindestbestellmenge|Anzahl Schüler|Anzahl Seiten|Menge pro Packung|Schülerzahl|Seite|Jahrgang|VE|Inhalt|Lagerbestand|Raum',
  "Quantité minimale|Quantité disponible|Quantité en stock|Nombre d'élèves|Nombre de pages|Effectif|Remise|Conditionnement|Salle|Rang",
  "Aantal leerlingen|Aantal pagina's|Minimum aantal|Aantal op voorraad|Lokaal|Leerjaar|Besteleenheid",
  'Cantidad mínima|Cantidad disponible|Cantidad en existencia|Número de alumnos|N.º de páginas|Aula|Página',
  'Quantità minima|Numero alunni|Giacenza|Pagina|Quantidade mínima|Turma|Desconto|Sala|Série',
  '生徒数|人数|ページ|ページ数|最小注文数|在庫数|入数|定価|番号|単位|教室|年度|库存数量|包装数量|最小起订量|年级|页码|折扣|학생수|재고수량|쪽|학년|규격',
];
const eachOf = (titles: readonly string[]) => titles.flatMap((some) => some.split('|'));

describe('one column of counts', () => {
  it.each(eachOf(KNOWN))(
    'is the quantity under a title that says so and nothing else: %s [QO-09 d]',
    (title) => {
      expect(quantitiesOf(`ISBN\t${title}\n9780306406157\t2\n9783161484100\t13`)).toBe('2 13');
      expect(quantitiesOf(`${title};品番\n2;LMS4-KIT\n13;RPW-G3-LIC`)).toBe('2 13');
    },
  );

  it.each(eachOf(UNKNOWN))('is asked about under any other title: %s [QO-09 d]', (title) => {
    expect(quantitiesOf(`ISBN\t${title}\n9780306406157\t2\n9783161484100\t13`)).toBe('_ _');
    const text = `${title};品番\n2;LMS4-KIT\n13;RPW-G3-LIC`;
    expect([quantitiesOf(text), titlesOf(text)]).toEqual(['_ _', [title]]);
  });

  it.each([
    ['LMS4-KIT\t2\nVLS-MAN\t13', '2 13'],
    ['LMS4-KIT,2\nVLS-MAN,13', '2 13'],
    ['2;LMS4-KIT\n13;VLS-MAN', '2 13'],
    ['sep=;\nLMS4-KIT;2\nVLS-MAN;13', '2 13'],
    ['Hello Ann, here is our list\nLMS4-KIT, 2\nVLS-MAN, 13', '! 2 13'],
  ])('is the quantity without a heading: %j [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });

  it.each([
    ['students', 'ISBN\tQty\tStudents'],
    ['a budget code', 'ISBN\tQuantity\tBudget code'],
    ['pages', 'ISBN\tMenge\tSeite'],
    ['pupils', 'ISBN\tAnzahl\tSchülerzahl'],
    ['what is in stock', 'ISBN\t数量\t在庫数'],
    ['grades', 'ISBN\t数量\t年级'],
    ['rooms', 'ISBN\tQuantité\tSalle'],
    ['groups', 'ISBN\tAantal\tGroep'],
    ['the size of a pack', 'ISBN\tQty\tPack size'],
    ['years of school', 'ISBN\t수량\t학년'],
    ['what is on hand', 'ISBN\tQty\tQty on hand'],
    ['the least that is sold', 'ISBN\tQty\tMin. order qty'],
    ['pieces of a pack', 'ISBN\tQty\tQty per pack'],
    ['numbers of lines', 'ISBN\tQty\tLine no.'],
    ['prices', 'ISBN\tQty\tUnit price'],
    ['prices of one', 'ISBN\tQty\tEach'],
    ['totals that are a multiple', 'ISBN\tQty\tTotal'],
    ['totals in German', 'ISBN\tAnzahl\tBetrag netto'],
  ])('is the known one beside counts of something else: %s [QO-09 d]', (_, titles) => {
    expect(quantitiesOf(`${titles}\n9780306406157\t2\t24\n9783161484100\t3\t36`)).toBe('2 3');
  });

  it.each(
    'Code|Anzahl|Zu bestellen,ISBN|Qty|New,ISBN|Pcs|Packs,ISBN|Count|Order,ISBN|Ordered|Missing,ISBN|Qty|Shelf,ISBN|Needed|Number,ISBN|Qté|Commande,ISBN|Aantal|Nieuw,ISBN|Cantidad|Pedido,ISBN|数量|注文,ISBN|Qty|Total copies,ISBN|Units|Items,ISBN|Nombre|À livrer,ISBN|Qty|Number to order,ISBN|Qty|No. of boxes'.split(
      ',',
    ),
  )('is asked about where another stands beside under a title that nobody knows: %s [QO-09 d]', (titles) => {
    const text = `${titles}\n9780306406157|2|5\n9783161484100|3|8`.replaceAll('|', '\t');
    expect([quantitiesOf(text), titlesOf(text)]).toEqual(['_ _', titles.split('|').slice(1)]);
    const [code = '', known = '', unknown = ''] = titles.split('|');
    expect(quantitiesOf(`${unknown};${code};${known}\n5;LMS4-KIT;2\n8;VLS-MAN;3`)).toBe('_ _');
  });

  it('is asked about beside a total that is no multiple of it [QO-09 d]', () => {
    expect(quantitiesOf('ISBN\tQty\tTotal\nLMS4-KIT\t2\t5\nVLS-MAN\t3\t8')).toBe('_ _');
  });

  it.each([
    ['prices with cents', 'Code;Stk;Preis\nLMS4-KIT;2;45,50\nVLS-MAN;3;30,00', '2 3'],
    ['prices with a currency', 'Code;Stk;Betrag\nLMS4-KIT;2;€ 45\nVLS-MAN;3;€ 30', '2 3'],
    ['prices in yen', '品番\t個数\t価格\nLMS4-KIT\t2\t¥4500\nVLS-MAN\t3\t¥3000', '2 3'],
    ['titles of products', '品番\t書名\t冊数\nLMS4-KIT\t言語尺度\t2\nVLS-MAN\t語彙尺度\t3', '2 3'],
    ['dates', 'Code\tPcs\tBy\nLMS4-KIT\t2\t2025-09-01\nVLS-MAN\t3\t2025-09-02', '2 3'],
    ['per cents', 'Code\tPcs\tOff\nLMS4-KIT\t2\t10%\nVLS-MAN\t3\t15%', '2 3'],
    ['numbers of the rows', '#\tCode\tPcs\n1\tLMS4-KIT\t5\n2\tVLS-MAN\t3', '5 3'],
    ['numbers of the rows, with Pos.', 'Pos.;Bestell-Nr.;Stk\n1;LMS4-KIT;5\n2;VLS-MAN;3', '5 3'],
    ['a title that is nothing but quantity', 'Code\tQty\tYear\nLMS4-KIT\t2\t2019\nVLS-MAN\t3\t2020', '2 3'],
    ['the same in German', 'Artikel;Menge;Bestand\nLMS4-KIT;2;40\nVLS-MAN;3;7', '2 3'],
    ['the same in Japanese', '品番\t数量\t在庫\nLMS4-KIT\t2\t40\nVLS-MAN\t3\t7', '2 3'],
    ['decimals of a spreadsheet', 'ISBN;Stk\n9780306406157;2,0\n9783161484100;3,00', '2 3'],
    ['full-width digits', '品番\t個数\nLMS4-KIT\t２\nVLS-MAN\t１３', '2 13'],
    ['units', 'Code\tPcs\nLMS4-KIT\t2 pcs\nVLS-MAN\t3 Stück', '2 3'],
    ['counters', '品番\t冊数\nLMS4-KIT\t2冊\nVLS-MAN\t３個', '2 3'],
    ['columns of ISBN-10 and ISBN-13', 'A\tB\tPcs\n0306406152\t9780306406157\t3', '3'],
  ])('is told from others: %s [QO-09 d]', (_, text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
    expect(titlesOf(text)).toBeUndefined();
  });

  it.each([
    ['an empty cell', 'Code\tPcs\nLMS4-KIT\t2\nVLS-MAN\t', '2 _'],
    ['an empty cell without a heading', 'LMS4-KIT\t2\nVLS-MAN\t', '2 _'],
    ['dozens', 'Code\tPcs\nLMS4-KIT\t2\nVLS-MAN\t2 dozen', '2 2 dozen'],
    ['boxes', 'Code\tPcs\nLMS4-KIT\t2\nVLS-MAN\t3 boxes', '2 3 boxes'],
    ['Roman numerals', 'Code\tPcs\nLMS4-KIT\t2\nVLS-MAN\tIII', '2 III'],
    ['a number in a circle', 'Code\tPcs\nLMS4-KIT\t2\nVLS-MAN\t③', '2 ③'],
    ['a word', 'Code\tPcs\nLMS4-KIT\t2\nVLS-MAN\tdrei', '2 drei'],
    ['a fraction', 'Code\tPcs\nLMS4-KIT\t2\nVLS-MAN\t1/2', '2 1/2'],
    ['a range', 'Code\tPcs\nLMS4-KIT\t2\nVLS-MAN\t3-5', '2 3-5'],
    ['a thousand or one', 'Code\tPcs\nLMS4-KIT\t2\nVLS-MAN\t1.000', '2 1.000'],
    [
      'cells that name none',
      'Code\tPcs\nLMS4-KIT\t2\nVLS-MAN\t-\nMAB2-MAN\tn/a\nHMC-REC25\tsee note\nRPW-G3-LIC\t4 (was 6)',
      '2 - n/a see note 4 (was 6)',
    ],
    ['a row taken back', 'Code\tPcs\tNote\nLMS4-KIT\t2\t\nVLS-MAN\t3\tCANCEL', '2 !'],
    ['one and a half', 'Code\tPcs\nLMS4-KIT\t2\nVLS-MAN\t1,5', '2 1,5'],
  ])('keeps for the row to ask what is no count: %s [QO-09 d]', (_, text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });
});

describe('several columns of counts, or none', () => {
  it.each([
    ['packs', 'Code\tQty per pack\tPacks\nLMS4-KIT\t25\t2\nVLS-MAN\t10\t3', ['Qty per pack', 'Packs']],
    ['two classes', 'Code\tClass 4\tClass 5\nLMS4-KIT\t25\t2\nVLS-MAN\t10\t3', ['Class 4', 'Class 5']],
    ['two weeks', 'ISBN;KW 36;KW 37\nLMS4-KIT;2;\nVLS-MAN;;3', ['KW 36', 'KW 37']],
    [
      'a price of one beside an unknown title',
      'Code\tEach\tOrder\nLMS4-KIT\t45\t2\nVLS-MAN\t30\t3',
      ['Each', 'Order'],
    ],
    [
      'a year beside an unknown title',
      'Code\tWanting\tYear\nLMS4-KIT\t2\t2019\nVLS-MAN\t3\t2020',
      ['Wanting', 'Year'],
    ],
    ['whole prices', 'Code;Zahl;Wert\nLMS4-KIT;2;45,00\nVLS-MAN;3;30,00', ['Zahl', 'Wert']],
    ['whole prices without decimals', 'Code;Zahl;Preis\nLMS4-KIT;2;45\nVLS-MAN;3;30', ['Zahl', 'Preis']],
    ['rooms', '品番\t教室\t人数\nLMS4-KIT\t204\t2\nVLS-MAN\t205\t3', ['教室', '人数']],
    ['two titles that say quantity', 'SKU;Qty;Quantity\nLMS4-KIT;40;2', ['Qty', 'Quantity']],
    ['whole prices without a heading', 'LMS4-KIT\t120.00\nVLS-MAN\t86.00', [2]],
    ['a quantity of each year', 'Code\tQty 2025\tQty 2026\nLMS4-KIT\t5\t2', ['Qty 2025', 'Qty 2026']],
    ['a heading below', 'LMS4-KIT\t24\nVLS-MAN\t36\nCode\tPage', ['Page']],
    ['a heading of wide gaps', 'Code   Page\nLMS4-KIT   24\nVLS-MAN   36', ['Page']],
    ['a heading of two words', 'Code Page\nLMS4-KIT 24\nVLS-MAN 36', ['Page']],
    ['no heading', '9780306406157\t2\t45\n9783161484100\t3\t20', [2, 3]],
    ['no heading, one filled in each row', '9780306406157\t3\t\n9783161484100\t\t5', [2, 3]],
    ['a grade alone', 'Code\tGrade\nLMS4-KIT\t4\nVLS-MAN\t5', ['Grade']],
    ['a price alone', 'Code\tPrijs\nLMS4-KIT\t45\nVLS-MAN\t30', ['Prijs']],
    ['numbers of the rows alone', 'No\tISBN\n1\tLMS4-KIT\n2\tVLS-MAN', ['No']],
    ['numbers of the rows without a heading', '1\t9780306406157\n2\t9783161484100', [1]],
    ['pieces of a pack alone', 'Code\tQty per pack\nLMS4-KIT\t25\nVLS-MAN\t10', ['Qty per pack']],
    ['names alone', 'ISBN\tTitle\nLMS4-KIT\tKit\nVLS-MAN\tManual', []],
    ['names alone in Japanese', '品番\t書名\nLMS4-KIT\t言語\nVLS-MAN\t語彙', []],
    ['an empty column of quantities', 'ISBN;Qty\nLMS4-KIT;\nVLS-MAN;', []],
    ['prices with cents alone', 'ISBN;Netto\nLMS4-KIT;45,50\nVLS-MAN;30,20', []],
  ])('ask: %s [QO-09 d]', (_, text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
    expect(new Set(quantitiesOf(text).split(' '))).toEqual(new Set(['_']));
  });

  it('ask under a heading with a line above it, and under a second heading [QO-09 d]', () => {
    expect(quantitiesOf('Our order\n\nCode\tStudents\nLMS4-KIT\t24\nVLS-MAN\t36')).toBe('! _ _');
    expect(quantitiesOf('Code\tQty\nLMS4-KIT\t2\n品番\tページ\nVLS-MAN\t36')).toBe('2 _');
  });

  const packs = [
    'Boxes, No. of boxes, Qty (boxes), Cartons, Cases, Sets, Kits, Bundles, Dozen, Dozens',
    'Boîtes, Nb de boîtes, Lots, Coffrets, Étuis, Jeux, Douzaines, Caisses',
    'Dozen (aantal), Doos, Dozijn, Verpakkingen, Aantal verpakkingen, Kisten, Bundels',
    'Cajas, Cant. cajas, Lotes, Juegos, Docenas, Estuches, Cartones',
    '箱, 箱数, セット, セット数, パック数, ケース, ダース, 盒, 盒数, 套数, 包数, 打',
    'Kartons, Schachteln, Dutzend, Scatole, Dozzine, Caixas, Dúzias',
  ];
  it.each(packs.flatMap((some) => some.split(', ')))(
    'ask where what is counted may be more than a piece: %s alone [QO-09 d]',
    (title) => {
      const text = `Code\t${title}\nLMS4-KIT\t3\nVLS-MAN\t2`;
      expect([quantitiesOf(text), titlesOf(text)]).toEqual(['_ _', [title]]);
    },
  );

  it('give each row its quantities by column, and examples to know the column by [QO-09 d]', () => {
    const { lines, question } = readPaste('Code\tQty per pack\tPacks\nLMS4-KIT\t25\t2\nVLS-MAN\t10\t');
    expect(lines.map(({ choices }) => choices)).toEqual([
      ['25', '2'],
      ['10', ''],
    ]);
    expect(question).toEqual({
      choices: [
        { title: 'Qty per pack', column: 2, examples: ['25', '10'] },
        { title: 'Packs', column: 3, examples: ['2'] },
      ],
    });
  });
});

describe('units that are none', () => {
  it.each([
    'Code\tQty\tUnit\nLMS4-KIT\t2\tbox\nVLS-MAN\t3\tdozen',
    'Code\tQty\tUOM\nLMS4-KIT\t2\tPK\nVLS-MAN\t3\tCS',
    'Code\tQty\tUOM\nLMS4-KIT\t2\tEA\nVLS-MAN\t3\tzz',
    'Artikel\tMenge\tEinheit\nLMS4-KIT\t2\tKarton\nVLS-MAN\t3\tDutzend',
    '品番\t数量\t単位\nLMS4-KIT\t2\t箱\nVLS-MAN\t3\tダース',
    'Réf\tQté\tUnité\nLMS4-KIT\t2\tboîte\nVLS-MAN\t3\tdouzaine',
    'Code\tCant.\tFormato\nLMS4-KIT\t2\tcaja\nVLS-MAN\t3\tcajas',
    'LMS4-KIT\t2\tbox\nVLS-MAN\t3\tdz',
    'box\t2\tLMS4-KIT\ndz\t3\tVLS-MAN',
    'LMS4-KIT, 2, box\nVLS-MAN, 3',
  ])('ask where they stand in a column beside: %j [QO-09 d]', (text) => {
    expect(quantitiesOf(text).split(' ')[0]).toBe('_');
    expect(quantitiesOf(text)).not.toBe('2 3');
  });

  it.each([
    'Code\tQty\tUOM\nLMS4-KIT\t2\tEA\nVLS-MAN\t3\tea.',
    'Code\tMenge\tEinheit\nLMS4-KIT\t2\tStk.\nVLS-MAN\t3\tStück',
    'LMS4-KIT\t2\tpcs\nVLS-MAN\t3\teach',
    'LMS4-KIT 2 ex.\nVLS-MAN 3 st.',
    'LMS4-KIT\t2 ex.\nVLS-MAN\t3 st.',
    'LMS4-KIT\tKit\t2\nVLS-MAN\tManual\t3',
  ])('do not ask where they are pieces: %j [QO-09 d]', (text) => {
    expect(quantitiesOf(text)).toBe('2 3');
  });
});

describe('several products and one quantity', () => {
  it.each([
    ['LMS4-KIT, VLS-MAN and MAB2-MAN, 5 each', '!'],
    ['LMS4-KIT, VLS-MAN: 5', '_ _'],
    ['LMS4-KIT, VLS-MAN: 5 each', '_ _'],
    ['LMS4-KIT, VLS-MAN, MAB2-MAN: 5 each', '_ _ _'],
    ['LMS4-KIT, VLS-MAN, MAB2-MAN 5', '_ _ _'],
    ['(LMS4-KIT, VLS-MAN) x 5', '_ _'],
    ['5 each of LMS4-KIT and VLS-MAN', '_ _'],
    ['3 each: LMS4-KIT, VLS-MAN', '_ _'],
    ['LMS4-KIT and VLS-MAN 2', '_ _'],
    ['LMS4-KIT und VLS-MAN 2', '_ _'],
    ['LMS4-KIT et VLS-MAN 2', '_ _'],
    ['LMS4-KIT y VLS-MAN 2', '_ _'],
    ['LMS4-KIT & VLS-MAN x 2', '_ _'],
    ['LMS4-KIT, see also VLS-MAN', '!'],
    ['LMS4-KIT\tsee also VLS-MAN\t2', '!'],
    ['LMS4-KIT or VLS-MAN 2', '!'],
    ['LMS4-KIT/VLS-MAN 3', '!'],
    ['9780306406157, 9783161484100: 5 each', '_ _'],
    ['Code\tAlternative\tQty\nLMS4-KIT\tVLS-MAN\t2\nMAB2-MAN\tHMC-REC25\t3', '! !'],
    ['Code\tLMS4-KIT\tVLS-MAN\nQty\t2\t3', '_ _ !'],
    ['LMS4-KIT\tBASC-3 Manual\t2', '2'],
    ['LMS4-KIT and 9783161484100, 5', '!'],
    ['9783161484100 & LMS4-KIT, 5', '!'],
    ['LMS4-KIT, rpw-g3-lic: 5', '_ _'],
    ['9780306406157\tScale rpw-3\t2\n9783161484100\tScale 4a-b\t3', '2 3'],
    ['LMS4-KIT 2, VLS-MAN 3', '2 3'],
    ['LMS4-KIT VLS-MAN\nMAB2-MAN 3', '_ _ 3'],
    ['LMS4-KIT, VLS-MAN\nMAB2-MAN, HMC-REC25', '1 1 1 1'],
  ])('lose no product and guess no quantity: %s → %s [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });
});

describe('a line by itself', () => {
  const cases: readonly (readonly [text: string, expected: string])[] = [
    ['# 4冊', '4'],
    ['# ４冊', '4'],
    ['# 2個', '2'],
    ['# 数量：2', '2'],
    ['# 個数: 2', '2'],
    ['# 2부', '2'],
    ['# を2冊', '2'],
    ['# Menge: 2', '2'],
    ['# 2 Stück', '2'],
    ['# 2 (two)', '2'],
    ['# zwei (2)', '2'],
    ['# 2 (three)', '!'],
    ['# 2 Stk.', '2'],
    ['# Qtà 2', '2'],
    ['# 2 pezzi', '2'],
    ['# Pcs: 2', '2'],
    ['# 2 unidades', '2'],
    ['# 2 exemplaires', '2'],
    ['# 2 stuks', '2'],
    ['# ×２', '2'],
    ['# ２', '2'],
    ['# 2,0', '2'],
    ['#/2', '2'],
    ['#、2', '2'],
    ['#: 2', '2'],
    ['# -> 2', '2'],
    ['# (25)', '25'],
    ['# 3 $10.00 $30.00', '3'],
    ['Language Scale 4 Kit, #, 3', '3'],
    ['# Language Scale 4 (x3)', '3'],
    ['# x2 pack of 25', '_'],
    ['# Language Scale 3 $45.00 $135.00', '3'],
    ['Please send 4 copies of #', '4'],
    ['4 exemplaires de #', '4'],
    ['# 2 dozen', '2 dozen'],
    ['2 dozen #', '2 dozen'],
    ['# 1/2', '1/2'],
    ['# 3-5', '3-5'],
    ['# 10%', '10%'],
    ['# III', 'III'],
    ['# IV', 'IV'],
    ['# ③', '③'],
    ['③ #', '③'],
    ['# ½', '½'],
    ['# 1½', '1½'],
    ['# Ⅲ', 'Ⅲ'],
    ['# 2 boxes', '2 boxes'],
    ['# 4 Kits', '4 Kits'],
    ['# 2箱', '2箱'],
    ['# 2冊組', '2冊組'],
    ['# 3セット', '3セット'],
    ['# 1.000', '1.000'],
    ['# 2.5', '2.5'],
    ['# ~3', '~3'],
    ['# 3+', '3+'],
    ['# #3', '#3'],
    ['# ?', '?'],
    ['# 2nd', '2nd'],
    ['# zwei', 'zwei'],
    ['# due', 'due'],
    ['# dois', 'dois'],
    ['# 二冊', '2'],
    ['# 두', '두'],
    ['# 5 Karton', '5 Karton'],
    ['Room 204: #', '!'],
    ['# Grade 4', '!'],
    ['Grade 4 #', '!'],
    ['# Level: 3', '!'],
    ['# pack of 25', '!'],
    ['pack of 25 copies of #', '!'],
    ['# Packung à 25 Stück', '!'],
    ['# 25 per pack', '!'],
    ['# 25 copies per pack', '!'],
    ['# Record Forms (25)', '!'],
    ['# Record Forms 25 copies', '!'],
    ['# 2 or 3 copies', '!'],
    ['1 to 5 copies of #', '!'],
    ['# 1-2 copies', '!'],
    ['two of #', '!'],
    ['# a dozen', '!'],
    ['# 3 x 5 cards', '!'],
    ['# 2025-09-01', '!'],
    ['# 12/05/2025', '!'],
    ['# 10:30', '!'],
    ['# 第2巻', '!'],
    ['# Language Scale 4', '!'],
    ['3 # x2', '!'],
    ['# 45.00', '!'],
    ['No. 3 #', '!'],
    ['# ca. 3', '!'],
    ['# 45 EUR 3', '!'],
    ['# 45 € 3', '!'],
    ['# 5 EUR 2', '!'],
    ['# 1 $ 2', '!'],
    ['# 45,00 EUR 2', '!'],
    ['45 EUR 3 #', '!'],
    ['# 45€ 3', '3'],
    ['# 3 45€', '3'],
    ['# 3 €45', '3'],
    ['# x3 45 EUR 3', '3'],
    ['# 2 each for 5 rooms', '!'],
    ['# 2 copies each for 3 teachers', '!'],
    ['# 3 copies (total 12)', '!'],
    ['# 2 ex. par classe', '!'],
    ['# 3 Stk. je Klasse', '!'],
    ['# 2 units of 10', '!'],
    ['# 2 stk à 10', '!'],
    ['# 2 copies (box of 10)', '!'],
    ['# 12 pcs minus 2', '!'],
    ['# 3 pcs + 2 spare', '!'],
    ['# 各2冊', '!'],
    ['# 各 2冊', '!'],
    ['# 2冊 ずつ', '!'],
    ['# 2 stuks per klas', '!'],
    ['# 2 ejemplares por aula', '!'],
    ['# 2 pcs plus spares', '!'],
    ['# x2 per class', '!'],
    ['# qty 2 per class', '!'],
    ['2 copies of # per class', '!'],
    ['2 pcs of #, 5 rooms', '!'],
    ['# 2 copies, each for 3 teachers', '!'],
    ['# 2 copies Lindgren Memory Scales', '2'],
    ['# 2 copies 4th edition', '2'],
    ['# 2 pcs $45.00 $90.00', '2'],
    ['CANCEL # 2', '!'],
    ['# 2 CANCEL', '!'],
    ['# cancelled', '!'],
    ['remove #', '!'],
    ['#, 2, remove', '!'],
    ['not #', '!'],
    ['Not # 2', '!'],
    ['# 2 not needed', '!'],
    ['do not send #', '!'],
    ['# x2 - NOT', '!'],
    ['annuler # 2', '!'],
    ['# 2 annulé', '!'],
    ['pas #', '!'],
    ['pas de # 2', '!'],
    ['# 2 pas', '!'],
    ['ne pas envoyer # 2', '!'],
    ['supprimer #', '!'],
    ['niet #', '!'],
    ['geen # 2', '!'],
    ['# 2 verwijderen', '!'],
    ['# 2 geannuleerd', '!'],
    ['no # 2', '!'],
    ['# 2 no', '!'],
    ['cancelar # 2', '!'],
    ['# 2 anulado', '!'],
    ['stornieren # 2', '!'],
    ['nicht # 2', '!'],
    ['keine #', '!'],
    ['# 2 キャンセル', '!'],
    ['#, Cancellation Record Form, 2', '2'],
    ['#, Le petit pas, 2', '2'],
    ['#, Non-Verbal Scale, 2', '2'],
    ['#, Learning Not to Fear, 2', '2'],
    ['# 2 each', '2'],
    ['2 each of #', '2'],
    ['# 2 (3)', '!'],
    ['# 2 [3]', '!'],
    ['2 (3) #', '!'],
    ['# x2 x3', '!'],
    ['# 2x 3x', '!'],
    ['#, 2, sorry 3', '!'],
    ['# 2, sorry 3', '!'],
    ['#, 2, (3)', '!'],
    ['#; 2; no, 3', '!'],
    ['# x2, sorry 3', '!'],
    ['#, 2, per class', '!'],
  ];

  it.each(cases)('gives its quantity, or asks: %s → %s [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text.replace('#', '9780306406157'))).toBe(expected);
    expect(quantitiesOf(text.replace('#', 'LMS4-KIT'))).toBe(expected);
  });

  it.each([
    ['LMS4-KIT x2 VLS-MAN x5', '2 5'],
    ['2 x LMS4-KIT 5 x VLS-MAN', '2 5'],
    ['LMS4-KIT ×2 VLS-MAN ×5 9780306406157 ×3', '2 5 3'],
    ['9780306406157 (2) 9783161484100 (5)', '2 5'],
    ['LMS4-KIT 2個 VLS-MAN 5個', '2 5'],
    ['LMS4-KIT x2 VLS-MAN', '!'],
    ['LMS4-KIT 2 VLS-MAN 5', '!'],
    ['LMS4-KIT x2 x3 VLS-MAN x5', '!'],
  ])('gives several products theirs where none is in doubt: %s → %s [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });

  it.each(['NOT-A-CODE 2', 'CANCEL-1 2', 'A1-NOT 2', 'A1-REMOVE\t2'])(
    'takes no part of a code for a word: %s [QO-09 d]',
    (text) => {
      expect(quantitiesOf(text)).toBe('2');
    },
  );

  it.each([
    '978.0.306.40615.7 2',
    '978/0/306/40615/7 2',
    '978-0 306.40615-7 2',
    '978 0-306/40615.7 x2',
    '2 x 978.0.306.40615.7',
  ])('knows an ISBN by its digits, whatever stands between them: %s [QO-01 part]', (text) => {
    expect(readPaste(text).lines).toMatchObject([{ code: '9780306406157', quantity: '2' }]);
  });

  it.each(['0.306.40615.2 2', '0/306/40615/2 x2', '0-306 40615-2 (2)'])(
    'and an ISBN-10: %s [QO-01 part]',
    (text) => {
      expect(readPaste(text).lines).toMatchObject([{ code: '0306406152', quantity: '2' }]);
    },
  );
});

describe('numbers at the beginning of every line', () => {
  it.each([
    ['1, 2, 3 and nothing else', '1 9780306406157\n2 9783161484100\n3 LMS4-KIT', '_ _ _'],
    ['1, 2, 3 and one quantity', '1 9780306406157 x4\n2 9783161484100\n3 LMS4-KIT', '4 _ _'],
    ['1, 2, 3 and quantities', '1 9780306406157 4\n2 9783161484100 5', '4 5'],
    ['lines and codes in turn', '1\n9780306406157\n2\n9783161484100', '_ _'],
    ['10, 20, 30 and nothing else', '10 LMS4-KIT\n20 VLS-MAN\n30 MAB2-MAN', '_ _ _'],
    ['10, 20 and quantities', '0010\tLMS4-KIT\t4\n0020\tVLS-MAN\t6', '4 6'],
    ['other numbers', '2 9780306406157\n3 9783161484100', '2 3'],
    ['1. and 2.', '1. 9780306406157\n2. 9783161484100', '1 1'],
    ['1., 2. and a new list', '1. 9780306406157\n2. 9783161484100\n\n1. LMS4-KIT\n2. VLS-MAN', '1 1 1 1'],
    ['1., a date, 2.', '1. LMS4-KIT\n20. August\n2. VLS-MAN', '1 ! 1'],
    ['1., 2. and quantities', '1. LMS4-KIT x3\n2. VLS-MAN 4', '3 4'],
    ['2. and 2.', '2. LMS4-KIT\n2. VLS-MAN', '_ _'],
    ['5) and 2)', '5) LMS4-KIT\n2) 9783161484100', '_ _'],
    ['5., 2. and one quantity', '5. LMS4-KIT\n2. VLS-MAN x4', '_ 4'],
    ['1. and 3.', '1. LMS4-KIT\n3. VLS-MAN', '_ _'],
    ['3. alone', '3. LMS4-KIT', '_'],
    ['3. alone before an ISBN', '3. 9780306406157', '_'],
    ['2. with several codes', '2. LMS4-KIT, VLS-MAN', '_ _'],
    ['2. in a reply', '> 2. LMS4-KIT\n> 2. VLS-MAN', '_ _'],
    ['counts that belong to no code', '9780306406157\n9783161484100\n3\n2', '_ _ ! !'],
  ])('are not taken for quantities unless they are: %s [QO-09 d]', (_, text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });
});
