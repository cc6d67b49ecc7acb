import { expect, it } from 'vitest';
import { rowsOf } from '../../tests/support/listed-products.ts';
import {
  workbookOf,
  workbookParts,
  zipOf,
  type Cell,
  type TestPart,
  type TestSheet,
} from '../../tests/support/workbooks.ts';
import { openFile, type OpenedFile } from './open-file.ts';
import { shownNumber } from './shown-number.ts';
import { MAX_UNPACKED } from './workbook.ts';

const open = (bytes: Uint8Array<ArrayBuffer> | string, name = 'order.xlsx'): Promise<OpenedFile> =>
  openFile(new File([bytes], name));
/** Returns a file's text, or the code of its problem in brackets. */
const told = async (bytes: Uint8Array<ArrayBuffer> | string): Promise<string> => {
  const opened = await open(bytes);
  return 'text' in opened ? opened.text : `[${opened.problem.code}]`;
};
const sheet = (...rows: readonly (readonly Cell[])[]): TestSheet => ({ name: 'Order', rows });
const written = (xml: string): TestSheet => ({ name: 'Order', xml });
const LIST = [
  ['SKU', 'Qty'],
  ['LMS4-KIT', 2],
] as const;
const LIST_TEXT = 'SKU\tQty\nLMS4-KIT\t2';

const BROKEN: Readonly<Record<string, () => Promise<Uint8Array<ArrayBuffer> | string>>> = {
  'a cut file': async () => (await workbookOf([sheet(...LIST)])).slice(0, -40),
  'a file cut in its middle, with its end': async () => {
    const whole = await workbookOf([sheet(...LIST)]);
    return new Uint8Array([...whole.slice(0, 300), ...whole.slice(600)]);
  },
  'the mark of a ZIP file alone': () => Promise.resolve('PK\u0003\u0004'),
  'a part that is larger than it says': () => packed({ claims: 20 }),
  'a part that is smaller than it says': () => packed({ claims: 9000 }),
  'a part packed otherwise': async () => {
    const whole = await workbookOf([sheet(...LIST)]);
    const entry = whole.findLastIndex((byte, i) => byte === 0x50 && whole[i + 2] === 1 && whole[i + 3] === 2);
    whole[entry + 10] = 12;
    return whole;
  },
  'XML whose tag does not end': () => workbookOf([written('<worksheet><sheetData><row r="1"><c')]),
  'XML whose comment does not end': () => workbookOf([written('<worksheet><!-- <sheetData>')]),
  'no sheet': () => workbookOf([written('<html></html>')]),
  'a row beyond the last one': () =>
    workbookOf([
      written('<worksheet><sheetData><row r="9999999"><c><v>1</v></c></row></sheetData></worksheet>'),
    ]),
  'a column beyond the last one': () =>
    workbookOf([
      written('<worksheet><sheetData><row r="1"><c r="ZZZZ1"><v>1</v></c></row></sheetData></worksheet>'),
    ]),
  'rows backwards': () =>
    workbookOf([
      written(
        '<worksheet><sheetData><row r="2"><c><v>1</v></c></row><row r="1"><c><v>1</v></c></row></sheetData></worksheet>',
      ),
    ]),
};

const packed = (part: Partial<TestPart>): Promise<Uint8Array<ArrayBuffer>> => {
  const parts = workbookParts([sheet(...LIST)]);
  const own = parts['xl/worksheets/sheet1.xml']!;
  return zipOf({ ...parts, 'xl/worksheets/sheet1.xml': { ...own, ...part } });
};

it('says of a file that is no readable list what it is [QO-10 e]', async () => {
  const ole = (text: string) =>
    new Uint8Array([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...[...text].flatMap((c) => [c.charCodeAt(0), 0]),
    ]);
  const ods = { mimetype: { text: 'application/vnd.oasis.opendocument.spreadsheet', stored: true } };
  const word = workbookParts([]);
  const files: readonly (readonly [Uint8Array<ArrayBuffer> | string, string])[] = [
    [ole('Workbook'), 'old-workbook'],
    [ole('EncryptionInfo EncryptedPackage'), 'protected'],
    [await packed({ flags: 1 }), 'protected'],
    ['<html><table><tr><td>LMS4-KIT</td></tr></table></html>', 'old-workbook'],
    ['\uFEFF<?xml version="1.0"?><Workbook/>', 'old-workbook'],
    [await zipOf({ ...ods, 'content.xml': { text: '<x/>' } }), 'other-kind'],
    [
      await zipOf({ '_rels/.rels': word['_rels/.rels']!, 'word/document.xml': { text: '<x/>' } }),
      'other-kind',
    ],
    [await zipOf(word), 'other-kind'],
    [await workbookOf([{ ...sheet(...LIST), state: 'hidden' }]), 'other-kind'],
    ['%PDF-1.7 and so on', 'other-kind'],
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3, 0, 0, 1]), 'other-kind'],
  ];
  for (const [bytes, code] of files) expect(await told(bytes), code).toBe(`[${code}]`);
  for (const [name, bytes] of Object.entries(BROKEN))
    expect(await told(await bytes()), name).toBe('[broken]');
  for (const text of ['PK-100,2', '<jo@x.org>, Jo Lee', 'LMS4-KIT\u0000,2', 'LMS4-KIT\t2'])
    expect(await told(text)).toBe(text);
  const wide = Uint8Array.from('LMS4-KIT,2', (c) => c.charCodeAt(0));
  expect(await told(new Uint8Array([0xff, 0xfe, ...[...wide].flatMap((byte) => [byte, 0])]))).toBe(
    'LMS4-KIT,2',
  );
});

it('unpacks no workbook beyond its limit, whatever its parts say of their sizes [QO-10 e, SEC-10]', async () => {
  const rows = `<row><c><v>1</v></c></row>`.repeat(1000);
  const bomb = `<worksheet><sheetData>${rows.repeat(900)}</sheetData></worksheet>`;
  const honest = await workbookOf([written(bomb)]);
  expect([bomb.length > MAX_UNPACKED, honest.length < 200_000]).toEqual([true, true]);
  expect(await open(honest)).toMatchObject({ problem: { code: 'too-large', limit: MAX_UNPACKED } });
  // It claims to be small, so the browser stops after the size that it claims.
  const lies = await packed({ text: bomb, claims: 5000 });
  const start = performance.now();
  expect(await told(lies)).toBe('[broken]');
  expect(performance.now() - start).toBeLessThan(500);
  const many = Object.fromEntries(
    Array.from({ length: 5001 }, (_, i) => [`a${i}`, { text: '', stored: true }]),
  );
  expect(await told(await zipOf({ ...many, ...workbookParts([sheet(...LIST)]) }))).toBe('[broken]');
  expect(await open(new Uint8Array(2 * 1024 * 1024 + 1))).toMatchObject({ problem: { code: 'too-large' } });
  // Entities that are declared do not grow.
  const grows = `<!DOCTYPE x [<!ENTITY a "${'9'.repeat(100)}">]><worksheet><sheetData><row><c t="str"><v>&a;&a;</v></c></row></sheetData></worksheet>`;
  expect(await told(await workbookOf([written(grows)]))).toBe('&a;&a;');
});

const xml = (cell: string): Cell => ({ xml: cell });
const SHEETS: readonly (readonly [what: string, sheet: TestSheet, text: string])[] = [
  ['shared texts, texts in their cells, numbers', sheet(...LIST), LIST_TEXT],
  ['a code that is a number', sheet([9781559004411, 2], [306406152, 1]), '9781559004411\t2\n306406152\t1'],
  [
    'a code in the notation of powers',
    sheet([xml('<c><v>9.781559004411E12</v></c>'), 2]),
    '9781559004411\t2',
  ],
  [
    'a stored value of a formula',
    sheet(['LMS4-KIT', xml('<c><f>SUM(A1:A9)</f><v>12</v></c>')]),
    'LMS4-KIT\t12',
  ],
  ['a stored text of a formula', sheet([xml('<c t="str"><f>B1</f><v>LMS4-KIT</v></c>'), 2]), 'LMS4-KIT\t2'],
  ['a formula without a stored value', sheet(['LMS4-KIT', xml('<c><f>A1*2</f></c>')]), 'LMS4-KIT\t=A1*2'],
  [
    'an error and a truth',
    sheet([xml('<c t="e"><v>#N/A</v></c>'), xml('<c t="b"><v>1</v></c>')]),
    '#N/A\tTRUE',
  ],
  [
    'parts of a text in several fonts, without its pronunciation',
    sheet([
      xml(
        '<c t="inlineStr"><is><r><t>LMS4</t></r><r><t>-KIT</t></r><rPh sb="0" eb="1"><t>no</t></rPh></is></c>',
      ),
      2,
    ]),
    'LMS4-KIT\t2',
  ],
  [
    'a link, by its text',
    written(
      '<worksheet><sheetData><row r="1"><c r="A1" t="str"><f>HYPERLINK("https://x.org","LMS4-KIT")</f><v>LMS4-KIT</v></c><c r="B1"><v>2</v></c></row></sheetData><hyperlinks><hyperlink ref="A1" r:id="rId9"/></hyperlinks></worksheet>',
    ),
    'LMS4-KIT\t2',
  ],
  [
    'merged cells, empty rows and columns',
    written(
      '<worksheet><sheetData><row r="1"><c r="B1" t="str"><v>Order</v></c><c r="C1"/></row><row r="4"><c r="B4" t="str"><v>LMS4-KIT</v></c><c r="F4"><v>2</v></c></row><row r="9"><c r="A9" s="1"/></row></sheetData><mergeCells count="1"><mergeCell ref="B1:D1"/></mergeCells></worksheet>',
    ),
    'Order\t\n\n\nLMS4-KIT\t2',
  ],
  [
    'a text with tab, quote and line end',
    sheet(['Kit "A"\tB\nC', 'LMS4-KIT'], ['&<>', 2]),
    '"Kit ""A""\tB\nC"\tLMS4-KIT\n&<>\t2',
  ],
  [
    'a list in one column',
    sheet(['Hi Sam,'], ['2 x "LMS4-KIT"\n1 x VLS-MAN']),
    'Hi Sam,\n2 x "LMS4-KIT"\n1 x VLS-MAN',
  ],
  [
    'prefixes, no places, signs that XML can’t have',
    written(
      '<x:worksheet xmlns:x="s"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>LMS4_x002D_KIT</x:t></x:is></x:c><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    ),
    'LMS4-KIT\t2',
  ],
  [
    'comments, sections and a sign of tags in a value',
    written(
      '<worksheet><!-- <row><c><v>9</v></c></row> --><sheetData><row a="x>y"><c t="str"><v><![CDATA[LMS4-KIT]]></v></c><c><v>2</v></c></row></sheetData></worksheet>',
    ),
    'LMS4-KIT\t2',
  ],
];

it('gives the text of a sheet as its copied cells would [QO-10 e]', async () => {
  for (const [what, one, text] of SHEETS) expect(await told(await workbookOf([one])), what).toBe(text);
  const stored = await packed({ stored: true });
  expect(await told(stored), 'not packed').toBe(LIST_TEXT);
});

it('shows numbers plainly, and amounts, shares and dates as such [QO-10 e, QO-09 d]', () => {
  const cases: readonly (readonly [stored: string, format: string, text: string])[] = [
    ['590', '"$"#,##0.00', '$590.00'],
    ['590', '_-[$€-2] * #,##0.00_-;-[$€-2] * #,##0.00_-', '€590.00'],
    ['590', '[$CHF-807] #,##0', 'CHF 590'],
    ['1234', '#,##0', '1234'],
    ['2', '0.00', '2.00'],
    ['2.5', '0', '2.5'],
    ['45.505', '0.00', '45.505'],
    ['0.15', '0%', '15%'],
    ['46356', 'dd/mm/yyyy', '2026-11-30'],
    ['46356.5', '[$-409]m/d/yy h:mm AM/PM;@', '2026-11-30 12:00'],
    ['0.25', 'h:mm', '06:00'],
    ['99999999', 'yyyy', '99999999'],
    ['123', '00000', '00123'],
    ['9780306406157', '000-0-000-00000-0', '978-0-306-40615-7'],
    ['9781559004411', '0.00E+00', '9781559004411'],
    ['9781559004411', '0.00', '9781559004411'],
    ['2', '0" days"', '2'],
    ['2', '[Red]0;[Blue]-0', '2'],
    ['2', 'General', '2'],
    ['0.30000000000000004', '', '0.3'],
    ['2.0', '', '2'],
    ['-3', '', '-3'],
    ['1.5E300', '', '1.5e+300'],
    ['abc', '0.00', 'abc'],
  ];
  for (const [stored, format, text] of cases)
    expect(shownNumber(stored, format), `${stored} as ${format}`).toBe(text);
});

it('reads formats of a workbook with its cells, so that prices are no quantities [QO-10 e, QO-09 d]', async () => {
  const price = (value: number) => xml(`<c s="1"><v>${value}</v></c>`);
  const bytes = await workbookOf([sheet(['LMS4-KIT', price(590), 2], ['VLS-MAN', price(45), 3])], {
    formats: ['"$"#,##0.00'],
  });
  expect(await told(bytes)).toBe('LMS4-KIT\t$590.00\t2\nVLS-MAN\t$45.00\t3');
  expect(rowsOf(await told(bytes))).toBe('LMS4-KIT=2 VLS-MAN=3');
});

it('opens the first sheet with content, offers the others that are not hidden, and reads them by their place [QO-10 e]', async () => {
  const opened = await open(
    await workbookOf([
      { name: 'Empty' },
      { name: 'Secret', state: 'veryHidden', rows: [['LMS4-KIT', 9]] },
      { ...sheet(...LIST), name: 'Spring & Fall' },
      { name: 'Codes', state: 'hidden', rows: [['LMS4-KIT', 8]] },
      { name: 'Été', rows: [['VLS-MAN', 3]] },
    ]),
  );
  if (!('sheets' in opened) || !opened.sheets) throw new Error(JSON.stringify(opened));
  expect([opened.text, opened.sheets.names, opened.sheets.shown]).toEqual([
    LIST_TEXT,
    ['Empty', 'Spring & Fall', 'Été'],
    1,
  ]);
  expect(await opened.sheets.read(2)).toMatchObject({ text: 'VLS-MAN\t3', sheets: { shown: 2 } });
  expect(await opened.sheets.read(0)).toMatchObject({ text: '' });
});

it('keeps the numbers of a sheet’s rows, and counts what is too long to be read [QO-10 e, SEC-10]', async () => {
  const far = `<row r="1048576"><c r="XFD1048576"><v>7</v></c></row>`;
  const opened = await told(
    await workbookOf([
      written(
        `<worksheet><sheetData><row r="3"><c t="str"><v>LMS4-KIT</v></c></row>${far}</sheetData></worksheet>`,
      ),
    ]),
  );
  expect([opened.startsWith('\n\nLMS4-KIT\t\n'), opened.endsWith('\n7')]).toEqual([true, true]);
});
