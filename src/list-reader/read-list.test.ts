import { expect, it } from 'vitest';
import { HOSTILE_PIECES, fillTo } from '../../tests/fixtures/lists/hostile-pieces.ts';
import { known, opened, rowsOf } from '../../tests/support/listed-products.ts';
import { columnGives } from './assign-order.ts';
import { decode } from './decode.ts';
import { beforeLookUp, openList, readOrderList } from './read-list.ts';

const listOf = (text: string, chosen?: Parameters<typeof readOrderList>[2]) =>
  readOrderList(opened(text), known, chosen);

/** Returns the cases that are not as told, with what they are. */
const faultsOf = (cases: readonly (readonly [list: string, told: string])[]) =>
  cases.flatMap(([list, told]) =>
    rowsOf(list) === told ? [] : [`${JSON.stringify(list)}: ${rowsOf(list)}`],
  );

const TITLES =
  'Order #|Order No|Vendor #|Vendor|Account Code|Budget Code|School Code|Site|Room|Quote|Line ID|Grade|Deliver to|Batch|PO Number|Requisition|Line|Item Description|Unit Price|Unit cost|Extended|UOM|State|Zip|Year|Fund|Department|Notes|Qty on hand|Pack size|Page|Students|Ship date';

it('titled codes and quantities are read beside each of 33 other titles [QO-10 a]', () => {
  const values = ['W1001', '4411', '10-2200-5411', '2', '24', 'CT'];
  const titles = TITLES.split('|');
  const cases = titles.flatMap((title, i): [string, string][] => {
    const value = values[i % values.length];
    return [
      [`${title},SKU,Quantity\n${value},LMS4-KIT,2\n${value},VLS-MAN,13`, 'LMS4-KIT=2 VLS-MAN=13'],
      [`Quantity;SKU;${title}\n2;LMS4-KIT;${value}`, 'LMS4-KIT=2'],
    ];
  });
  expect(titles).toHaveLength(33);
  expect(faultsOf(cases)).toEqual([]);
});

const SENTENCES = [
  'Hi Sam, could you order these for us, please?|Please order the following items:|Can you send these by Friday?|Our order for the new school year|Here is our list.|We need these for room 12!|PO 45120 attached, thanks|Is this still available?|Good morning, see below',
  'Bonjour, pouvez-vous commander ceci ?|Voici notre commande :|Merci de nous envoyer les articles suivants|Est-ce que ces tests sont en stock ?|Commande de l’école Saint-Jean|Pourriez-vous livrer avant le 12 mars ?|Bonne journée, voici la liste|Notre bon de commande 2025-118',
  'Wil je dit bestellen?|Graag de volgende artikelen:|Hierbij onze bestelling|Kunnen jullie dit voor vrijdag leveren?|Beste Jan, zie hieronder|Is dit nog op voorraad?|Bestelling van basisschool De Regenboog|Alvast bedankt!',
  '¿Puede pedir esto, por favor?|Hola Ana, por favor:|Nuestro pedido para el curso nuevo|Necesitamos lo siguiente:|¿Está disponible?|Pedido del colegio San José|Buenos días, adjunto la lista|Gracias de antemano',
].flatMap((some) => some.split('|'));

it('a sentence above or below a list empties no quantity, in four languages [QO-10 f]', () => {
  const lists: readonly [string, string][] = [
    ['LMS4-KIT 2\nVLS-MAN 5', 'LMS4-KIT=2 VLS-MAN=5'],
    ['LMS4-KIT\t2\nVLS-MAN\t5', 'LMS4-KIT=2 VLS-MAN=5'],
    ['SKU,Quantity\nLMS4-KIT,2\nVLS-MAN,5', 'LMS4-KIT=2 VLS-MAN=5'],
    ['LMS4-KIT;2\nVLS-MAN;5', 'LMS4-KIT=2 VLS-MAN=5'],
    ['LMS4-KIT,2\nVLS-MAN,5', 'LMS4-KIT=2 VLS-MAN=5'],
    ['LMS4-KIT, 2\nVLS-MAN, 5', 'LMS4-KIT=2 VLS-MAN=5'],
    ['LMS4-KIT   2\nVLS-MAN   5', 'LMS4-KIT=2 VLS-MAN=5'],
    ['2 x LMS4-KIT\n5 x VLS-MAN', 'LMS4-KIT=2 VLS-MAN=5'],
  ];
  const cases = SENTENCES.flatMap((sentence) =>
    lists.flatMap(([list, told]): [string, string][] => [
      [`${sentence}\n${list}`, told],
      [`${list}\n\n${sentence}`, told],
    ]),
  );
  expect(SENTENCES).toHaveLength(33);
  expect(faultsOf(cases)).toEqual([]);
});

/** Order files as public systems export them: the list, and what is right for it. */
const LAYOUTS: readonly (readonly [list: string, told: string])[] = [
  [
    'Name,Email,Financial Status,Total,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku\n#1001,a@x.org,paid,590.00,2,Memory Scale,295.00,LMS4-KIT\n#1001,,,,5,Language Scale,80.00,VLS-MAN',
    'LMS4-KIT=2 VLS-MAN=5',
  ],
  [
    'Line #,No. Schedule Lines,Part # / Description,Customer Part #,Type,Return,Revision Level,Qty (Unit),Need By,Unit Price,Subtotal\n1,1,LMS4-KIT,,Material,,,2.0 (EA),12 Mar 2026,$590.00 USD,$1180.00 USD',
    'LMS4-KIT=2',
  ],
  [
    'Line,Item,Supplier Item,Description,UOM,Quantity,Price,Amount\n1,,LMS4-KIT,Memory Scale,Each,2,590,1180\n2,,VLS-MAN,Language Scale,Each,5,80,400',
    'LMS4-KIT=2 VLS-MAN=5',
  ],
  [
    'ISBN,Title,Author,Publisher,Year,Qty,List Price,Ext\n9780306406157,Memory and Learning,Smith,Assess,2019,3,45.00,135.00',
    '9780306406157=3',
  ],
  [
    'EAN;Titel;Auteur;Jaar;Aantal;Prijs\n9780306406157;Geheugen;Smit;2019;3;45,00\n9783161484100;Meten;Jansen;2021;12;30,00',
    '9780306406157=3 9783161484100=12',
  ],
  [
    'Requisition\tLine\tCategory\tVendor Item\tDescription\tQty\tUnit\tPrice\tAccount\n100234\t1\t61010\tLMS4-KIT\tMemory Scale\t2\tEA\t590.00\t10-2200-5411',
    'LMS4-KIT=2',
  ],
  [
    'order,vendor,item number,description,quantity,price,account\n4512,Assess,LMS4-KIT,Memory Scale,2,590.00,10.2200',
    'LMS4-KIT=2',
  ],
  [
    'Référence fournisseur;Désignation;Qté cdée;PU HT;Total HT\nLMS4-KIT;Échelle de mémoire;2;412,50;825,00\nTotal;;;;825,00',
    'LMS4-KIT=2',
  ],
  [
    'Pos;Artikelnummer;Omschrijving;Besteld;Eenheid;Stukprijs\n10;LMS4-KIT;Geheugenschaal;2;st;412,50\n20;VLS-MAN;Handleiding;5;st;80,00',
    'LMS4-KIT=2 VLS-MAN=5',
  ],
  ['N.º;Código;Descripción;Cant.;P. unitario;Importe\n1;LMS4-KIT;Escala;2;412,50;825,00', 'LMS4-KIT=2'],
  [
    'Quantité / Quantity;No d’article / Item #;Description\n2;LMS4-KIT;Échelle\n5;VLS-MAN;Manuel',
    'LMS4-KIT=2 VLS-MAN=5',
  ],
  [
    'Item No.    Description              Qty  U/M   Price\nLMS4-KIT    Memory Scale, 4th Ed.    2    EA    590.00\nVLS-MAN     Language Scale, Manual   5    EA    80.00',
    'LMS4-KIT=2 VLS-MAN=5',
  ],
  [
    'Material;Kurztext;Bestellmenge;ME\nLMS4-KIT;Skala;2;ST\nVLS-MAN;Handbuch;5;ST',
    'LMS4-KIT=asked VLS-MAN=asked',
  ],
  [
    '| SKU | Product | Qty |\n|---|---|---|\n| LMS4-KIT | Memory Scale | 2 |\n| VLS-MAN | Manual | 5 |',
    'LMS4-KIT=2 VLS-MAN=5',
  ],
  [
    '"SKU","Order ID","School","Order qty"\n"LMS4-KIT","7","Oak","2"\n"VLS-MAN","8","Elm","5"\n"","","","7"',
    'LMS4-KIT=2 VLS-MAN=5',
  ],
  [
    'Title\tISBN-13\tISBN-10\tCopies\tFund\nMemory\t978-0-306-40615-7\t0-306-40615-2\t3\tGEN',
    '9780306406157=3',
  ],
];

it('order files of public layouts are read, none is refused [QO-10 a, c]', () => {
  expect(LAYOUTS).toHaveLength(16);
  expect(faultsOf(LAYOUTS)).toEqual([]);
});

it('a titled quantity is read in its usual forms, and no other number is reckoned [QO-09 d, QO-10 a]', () => {
  const told: readonly [string, string][] = [
    ['2', '2'],
    ['2.0', '2'],
    ['2,00', '2'],
    ['2.0000', '2'],
    ['2 EA', '2'],
    ['x2', '2'],
    ['2 st.', '2'],
    ['02', '2'],
    ['1.000', 'asked'],
    ['2.0005', 'asked'],
    ['1,000', 'asked'],
    ['2.5', 'asked'],
    ['1/2', 'asked'],
    ['2-3', 'asked'],
    ['two', 'asked'],
    ['2 boxes', 'asked'],
    ['2 dozen', 'asked'],
    ['0', 'asked'],
    ['-2', 'asked'],
    ['12345', '12345'],
    ['123456', 'asked'],
    ['', 'asked'],
    ['2 (was 3)', 'asked'],
    ['2?', 'asked'],
  ];
  expect(faultsOf(told.map(([cell, right]) => [`SKU\tQty\nLMS4-KIT\t${cell}`, `LMS4-KIT=${right}`]))).toEqual(
    [],
  );
  expect(rowsOf('ISBN,Quantity,Notes\n9780306406157,7,Backordered')).toBe('9780306406157=7');
  // Without a title such a number may be an account, and a column with a per cent is one of discounts.
  expect(rowsOf('LMS4-KIT\t12345\nVLS-MAN\t20001')).toBe('LMS4-KIT=asked VLS-MAN=asked');
  expect(rowsOf('LMS4-KIT\t15%\nVLS-MAN\t10\nVLS-KIT\t12')).toBe(
    'LMS4-KIT=asked VLS-MAN=asked VLS-KIT=asked',
  );
});

it('a column that can be something else than the quantities is asked [QO-09 d, QO-10 b]', () => {
  const ask = (text: string) => listOf(text).assignment.ask;
  expect([
    ask('LMS4-KIT\t2\t25\nVLS-MAN\t3\t40'),
    ask('Code\tPage\nLMS4-KIT\t24\nVLS-MAN\t36'),
    ask('LMS4-KIT\t1\nVLS-MAN\t2\nVLS-KIT\t3'),
    ask('LMS4-KIT\t2019\nVLS-MAN\t2021'),
    ask('SKU\tQty\tQuantity\nLMS4-KIT\t4\t2'),
    ask('9780306406157\tVLS-MAN\t2\n9783161484100\tLMS4-KIT\t3'),
    ask('1\tLMS4-KIT\t5\n2\tVLS-MAN\t3'),
    ask('LMS4-KIT\t2\t590.00\nVLS-MAN\t3\t80.00'),
    ask('LMS4-KIT\tGrade 3\nMAB2-MAN\t2\nMAB2-KIT\tGrade 4'),
    ask('SKU\tQty\tUnits\nLMS4-KIT\t2\tEach\nVLS-MAN\t3\tea.'),
    ask('SKU\tQty\tUnits\nLMS4-KIT\t2\t50\nVLS-MAN\t3\tEach'),
  ]).toEqual([
    { field: 'quantity', choices: [1, 2] },
    { field: 'quantity', choices: [1] },
    { field: 'quantity', choices: [1] },
    { field: 'quantity', choices: [1] },
    { field: 'quantity', choices: [1, 2] },
    { field: 'code', choices: [0, 1] },
    undefined,
    undefined,
    { field: 'quantity', choices: [1] },
    undefined,
    { field: 'quantity', choices: [1, 2] },
  ]);
  const chosen = listOf('LMS4-KIT\t2\t25\nVLS-MAN\t3\t40', { columns: { code: 0, quantity: 2 } });
  expect(chosen.rows.map(({ quantity }) => quantity)).toEqual([25, 40]);
  expect(columnGives(opened('LMS4-KIT\t2\nVLS-MAN\t3 boxes'), 1, known)).toEqual({
    products: 0,
    quantities: 1,
  });
  const given = opened('SKU\tQty\nLMS4-KIT\t2.00\nVLS-MAN\t3\nNEW-1\ttwo');
  expect([columnGives(given, 0, known), columnGives(given, 1, known)]).toEqual([
    { products: 2, quantities: 0 },
    { products: 0, quantities: 2 },
  ]);
});

it('a row whose quantity is open has its line and its numbers, and a choice for all lines fills them [QO-10 d]', () => {
  const text = '1  LMS4-KIT  Lindgren Memory Scale, 4th Ed.  2  EA  590.00';
  expect(listOf(text).rows).toEqual([
    { code: 'LMS4-KIT', state: 'known', source: { line: 1, text }, numbers: [1, 2] },
  ]);
  const lines = '4 for room 12 LMS4-KIT 30\n5 for room 14 VLS-MAN 40';
  const places = (['first', 'before', 'after', 'last'] as const).map((place) =>
    listOf(lines, { place }).rows.map(({ quantity }) => quantity),
  );
  expect(places).toEqual([
    [4, 5],
    [12, 14],
    [30, 40],
    [30, 40],
  ]);
  expect(listOf('LMS4-KIT twee').rows[0]?.numbers).toEqual([]);
  expect(listOf('LMS4-KIT 2, VLS-MAN 3').rows.map(({ numbers, quantity }) => [numbers, quantity])).toEqual([
    [[2, 3], undefined],
    [[2, 3], undefined],
  ]);
  expect(['VLS-MAN + 2', 'VLS-MAN 2?'].map((line) => listOf(line).rows[0])).toMatchObject([
    { numbers: [2] },
    { numbers: [2] },
  ]);
});

it('a line by itself gives its one number where nothing else can be meant [QO-09 d]', () => {
  const read =
    'VLS-MAN 5|5 VLS-MAN|VLS-MAN x5|VLS-MAN qty:5|VLS-MAN Qty.5|VLS-MANx5|5xVLS-MAN|5 × VLS-MAN|VLS-MAN (5)|VLS-MAN: 5|VLS-MAN=5|VLS-MAN -> 5|VLS-MAN/5|VLS-MAN........5|qty 5 VLS-MAN|VLS-MAN qté 5|5 stuks VLS-MAN|VLS-MAN 5 uds.|VLS-MAN 5 each|a) VLS-MAN: 5|1. VLS-MAN 5|> VLS-MAN 5|- [x] VLS-MAN x5|VLS-MAN 5 $45.00|VLS-MAN 5 $45.00 for Dana|VLS-MAN EA 5 590.00 2,950.00|VLS-MAN 5 @ 590.00|5 VLS-MAN $590.00|VLS-MAN Manual 5|5 VLS-MAN for room B|VLS-MAN 5, thanks|Please send 5 x VLS-MAN, thanks|4/12/2026 VLS-MAN 5|VLS-MAN - Manual - Qty 5 - $80.00|Article : VLS-MAN Quantité : 5|vls-man 5';
  const asked =
    'VLS-MAN|VLS-MAN five|VLS-MAN 5 dozen|VLS-MAN 5 packs of 25|VLS-MAN 5-6|VLS-MAN 1/5|VLS-MAN 5?|VLS-MAN 5+|VLS-MAN ~5|VLS-MAN 5 5|VLS-MAN 05|VLS-MAN $5|VLS-MAN 5 €|VLS-MAN 5%|VLS-MAN 2025|VLS-MAN ordered 2025|Returning 5 x VLS-MAN|VLS-MAN Grade 5|Grade 5 VLS-MAN|Room 5: VLS-MAN|Line 5: VLS-MAN|#5 VLS-MAN|5. VLS-MAN|[5] VLS-MAN|No. 5 VLS-MAN|VLS-MAN p. 5|VLS-MAN no. 5|VLS-MAN 5 in stock|VLS-MAN max 5|not VLS-MAN 5|Remove VLS-MAN 5|VLS-MAN 5 for 3 schools|VLS-MAN 2 kits x 10|5 x dozen VLS-MAN|VLS-MAN 45 € 3|VLS-MAN 1 200,00 €|VLS-MAN 120,-|VLS-MAN 5 forms';
  const cases = [
    ...read.split('|').map((line): [string, string] => [line, 'VLS-MAN=5']),
    ...asked.split('|').map((line): [string, string] => [line, 'VLS-MAN=asked']),
    ['Item Price\nVLS-MAN 120', 'VLS-MAN=asked'] as const,
    ['LMS4-KIT 120\nVLS-MAN 80,50', 'LMS4-KIT=asked VLS-MAN=asked'] as const,
    ['10 LMS4-KIT\n20 VLS-MAN', 'LMS4-KIT=asked VLS-MAN=asked'] as const,
    ['10\tLMS4-KIT\n20\tVLS-MAN', 'LMS4-KIT=asked VLS-MAN=asked'] as const,
    ['10\tLMS4-KIT\t5\n20\tVLS-MAN\t3', 'LMS4-KIT=5 VLS-MAN=3'] as const,
    ['30 record forms LMS4-REC25', 'LMS4-REC25=asked'] as const,
    ['10 LMS4-REC25 Lindgren Memory Scale, Record Forms (25) $45.00', 'LMS4-REC25=10'] as const,
    ['LMS4-REC25 Record Forms (25)', 'LMS4-REC25=asked'] as const,
  ];
  expect(faultsOf(cases)).toEqual([]);
});

it('every line is a row, a title or another line, and unknown codes stand where known ones do [QO-10 c, LEAD-02]', () => {
  const mail =
    'Hi Sam,\n\nLMS4-KIT 2\nXYZ-99 3\n9780306406158 4\nSee Room B-12, ext. 4411\nAnne-Marie Dubois';
  const { rows, others } = listOf(mail);
  expect(rows.map(({ code, state, quantity }) => `${code} ${state} ${quantity}`)).toEqual([
    'LMS4-KIT known 2',
    'XYZ-99 unknown 3',
    '9780306406158 unknown 4',
  ]);
  expect(others.map(({ line }) => line)).toEqual([1, 6, 7]);
  const table = listOf('SKU;Qty\nLMS4-KIT;2\nNEW-1;4\nTotal items;6\nkind regards;\nPO:;4711');
  expect([table.rows.map(({ code }) => code), table.others.map(({ text }) => text)]).toEqual([
    ['LMS4-KIT', 'NEW-1'],
    ['Total items;6', 'kind regards;', 'PO:;4711'],
  ]);
  expect(listOf('Code\tAlternative\tQty\nLMS4-KIT\tVLS-MAN\t2').rows[0]).toMatchObject({
    quantity: 2,
    also: ['VLS-MAN'],
  });
  for (const total of ['Subtotal', 'Sous-total', 'Totaal', 'Importe'])
    expect(rowsOf(`SKU;Qty\nLMS4-KIT;2\n${total};2`)).toBe('LMS4-KIT=2');
  // A line such as 'Qty: 2' below its code is no code.
  const sheet = listOf('LMS4-KIT\nMemory Scale, 4th Ed., Kit\nQty: 2\nVLS-MAN\nManual, soft cover\nQty: 1');
  expect(sheet.rows.map(({ code }) => code)).toEqual(['LMS4-KIT', 'VLS-MAN']);
  expect(sheet.others.map(({ text }) => text)).toContain('Qty: 2');
  for (const code of ['9.78E+12', '9,78E+12', '9.78e+12']) {
    expect(listOf(`ISBN\tQty\n${code}\t2`).others).toEqual([
      { line: 2, text: `${code}\t2`, why: 'shortened' },
    ]);
    const lines = listOf(`LMS4-KIT 2\n${code}`);
    expect([lines.rows.length, lines.others]).toEqual([1, [{ line: 2, text: code, why: 'shortened' }]]);
  }
});

it('our own CSV is read whole by its titles, whatever the names of the products say [LEAD-04 b]', () => {
  const heads = [
    'Product code,Quantity,Product name',
    'Code de produit;Quantité;Nom du produit',
    'Productcode;Aantal;Productnaam',
    'Código de producto;Cantidad;Nombre del producto',
  ];
  const cases = heads.map((head): [string, string] => {
    const [delimiter] = /[,;]/.exec(head) ?? [];
    const rows = [
      head.split(/[,;]/),
      ['LMS4-KIT', '2', '"Manual of VLS-MAN, cancelled; 3 boxes"'],
      ['VLS-MAN', '13', "'=1+1"],
    ];
    return [`\uFEFF${rows.map((cells) => cells.join(delimiter)).join('\r\n')}\r\n`, 'LMS4-KIT=2 VLS-MAN=13'];
  });
  expect(faultsOf(cases)).toEqual([]);
});

it('looks up what may be a code, at most 200, and nothing private [QO-05, SEC-10]', () => {
  const codes = (text: string) => beforeLookUp(opened(text)).candidates.map(({ code }) => code);
  expect(codes('LMS4-KIT 2\n978-0-306-40615-7\nSEE also vls.man and KIT')).toEqual([
    '9780306406157',
    'LMS4-KIT',
    'SEE',
    'VLS.MAN',
    'KIT',
  ]);
  expect(
    codes(
      'anne-marie2@school-9.example https://shop.example/p/LMS4-KIT $1,045.00 1 200,00 € 2025-09-01 12/03/2026 +1 (555) 010-4477 555-010-4477 412.50 EUR',
    ),
  ).toEqual([]);
  // Cells below a title of codes go first, but for private ones; then codes beside a number. Titles are no codes.
  expect(
    codes(
      'Dana\tLopez\nReference\tQty\tAccount\nplain\t\tSEE KIT7\na@x.org\t1\tKIT8 2\n+1 555 010 4477\t2\tQTY\n2026-03-01\t3\tABCDEFGHIJ123456789',
    ),
  ).toEqual(['PLAIN', 'KIT8', 'KIT7', 'SEE']);
  expect(codes('N.º de artículo\tCantidad\nplain\t1')).toEqual(['PLAIN']);
  const many = opened(Array.from({ length: 300 }, (_, i) => `CODE-${i} 2`).join('\n'));
  const { candidates } = beforeLookUp(many);
  const asked = new Set(candidates.map(({ code }) => code));
  const { rows, others } = readOrderList(many, (code) => (asked.has(code) ? { code } : undefined));
  expect([candidates.length, rows.length, others.length, others[0]?.why, others[0]?.code]).toEqual([
    200,
    200,
    100,
    'not-looked-up',
    'CODE-200',
  ]);
});

it('rows stand before the look-up has answered, with quantities of titled columns alone [QO-05, QO-09 d]', () => {
  const before = (text: string) =>
    beforeLookUp(opened(text)).rows.map(({ code, quantity, state }) => `${code} ${quantity} ${state}`);
  expect(before('SKU;Qty\nLMS4-KIT;2\nNEW-1;4')).toEqual(['LMS4-KIT 2 looking-up', 'NEW-1 4 looking-up']);
  expect(before('Hello\nLMS4-KIT 2\nnew-1 4')).toEqual([
    'LMS4-KIT undefined looking-up',
    'NEW-1 undefined looking-up',
  ]);
});

it('reads bytes in the encodings of spreadsheets [QO-05]', () => {
  const text = 'Référence;Quantité\nLMS4-KIT;2';
  const utf16 = (mark: string, isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer((mark.length + text.length) * 2));
    [...(mark + text)].forEach((c, i) => view.setUint16(i * 2, c.charCodeAt(0), isLittle));
    return new Uint8Array(view.buffer);
  };
  const latin = Uint8Array.from(text, (c) => c.charCodeAt(0));
  const files = [
    new TextEncoder().encode(`\uFEFF${text}`),
    utf16('\uFEFF', true),
    utf16('\uFEFF', false),
    utf16('', true),
    utf16('', false),
    latin,
  ];
  expect(files.map(rowsOf)).toEqual(files.map(() => 'LMS4-KIT=2'));
  expect(files.map(decode)).toEqual(files.map(() => text));
  // The mark tells it also where no place of zero bytes does.
  expect([
    decode(new Uint8Array([0xff, 0xfe, 0x70, 0x65])),
    decode(new Uint8Array([0xfe, 0xff, 0x65, 0x70])),
  ]).toEqual(['\u6570', '\u6570']);
  // In Mac Roman the accents are others: the titles are unknown, and the quantity is asked.
  const mac = Uint8Array.from(text, (c) => (c === 'é' ? 0x8e : c.charCodeAt(0)));
  expect(rowsOf(mac)).toBe('LMS4-KIT=asked');
});

it('refuses what is too large, and answers hostile text without an error [SEC-10]', () => {
  const limit = 2 * 1024 * 1024;
  expect(openList('9'.repeat(limit + 1))).toEqual({ tooLarge: { size: limit + 1, limit } });
  const one = opened('LMS4-KIT '.repeat(limit / 9));
  expect(readOrderList(one, known).others).toMatchObject([{ line: 1, why: 'too-long' }]);
  const png = opened(Uint8Array.from({ length: 60_000 }, (_, i) => (i * 7919) % 256));
  expect(readOrderList(png, known).rows.filter(({ state }) => state === 'known')).toEqual([]);
  expect(rowsOf('\u200fLMS4-KIT\u200f \u202e2\u202c\nVLS-MAN;3\u0000')).toBe('LMS4-KIT=2 VLS-MAN=3');
  expect(opened('LMS4-KIT 2\n'.repeat(1007)).leftOff).toBe(7);
  expect(opened(`LMS4-KIT 2 ${'long '.repeat(100)}\n`.repeat(600)).leftOff).toBeGreaterThan(80);
  for (const [name, piece] of HOSTILE_PIECES) {
    const table = opened(fillTo(20_000, piece));
    const { rows, others } = readOrderList(table, known);
    beforeLookUp(table);
    expect(
      [...rows.map(({ source }) => source), ...others].every(({ text }) => text.length <= 4001),
      name,
    ).toBe(true);
  }
});

it('of an order form, most of which is blank, what has a quantity is ordered; a list with a blank is asked about [QO-10 a, c] [QO-09 d]', () => {
  const rows = (quantities: readonly string[]) => {
    const codes = ['LMS4-KIT', 'LMS4-REC25', 'VLS-MAN', 'MAB2-KIT', 'OSI3-KIT'];
    return ['Item,Qty', ...codes.map((code, at) => `${code},${quantities[at] ?? ''}`)].join('\n');
  };
  expect(
    faultsOf([
      [rows(['', '3', '', '0', '12']), 'LMS4-REC25=3 OSI3-KIT=12'],
      [rows(['1', '', '', '4', '2']), 'LMS4-KIT=1 LMS4-REC25=asked VLS-MAN=asked MAB2-KIT=4 OSI3-KIT=2'],
      [rows([]), 'LMS4-KIT=asked LMS4-REC25=asked VLS-MAN=asked MAB2-KIT=asked OSI3-KIT=asked'],
    ]),
  ).toEqual([]);
  expect(listOf(rows(['', '3', '', '0', '12'])).others.map(({ text }) => text)).toEqual([
    'LMS4-KIT,',
    'VLS-MAN,',
    'MAB2-KIT,0',
  ]);
});
