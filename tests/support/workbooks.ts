/** A cell of a test's sheet: a text, a number, or its XML. */
export type Cell = string | number | { readonly xml: string };

export type TestSheet = {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly rows?: readonly (readonly Cell[])[];
  /** The whole sheet instead of `rows`. */
  readonly xml?: string;
};

/** How a part is packed. `claims`: the size that its entry names, in place of its own. */
type Packing = { readonly stored?: boolean; readonly claims?: number; readonly flags?: number };
export type TestPart = Packing & { readonly text: string };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns a workbook as its parts. Texts are shared, and every second one is written within its cell. */
export function workbookParts(
  sheets: readonly TestSheet[],
  { formats = [] as readonly string[] } = {},
): Record<string, TestPart> {
  const shared: string[] = [];
  let count = 0;
  const cell = (value: Cell, place: string): string => {
    if (typeof value === 'object') return value.xml.replace('<c', `<c r="${place}"`);
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
    count += 1;
    if (count % 2 === 0) return `<c r="${place}" t="inlineStr"><is><t>${escape(value)}</t></is></c>`;
    return `<c r="${place}" t="s"><v>${shared.push(value) - 1}</v></c>`;
  };
  const sheetXml = ({ rows = [], xml }: TestSheet): string =>
    xml ??
    `<worksheet><sheetData>${rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells
            .map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${row + 1}`))
            .join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const texts: Record<string, string> = {
    '_rels/.rels': `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><sheets>${sheets
      .map(
        ({ name, state = 'visible' }, i) =>
          `<sheet name="${escape(name)}" sheetId="${i + 1}" state="${state}" r:id="rId${i + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, i) => relation(`rId${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`))
      .join(
        '',
      )}${relation('rS', 'sharedStrings', '/xl/sharedStrings.xml')}${relation('rF', 'styles', 'styles.xml')}</Relationships>`,
    ...Object.fromEntries(sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet)])),
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${escape(code)}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, i) => `<xf numFmtId="${164 + i}"/>`)
      .join('')}</cellXfs></styleSheet>`,
  };
  texts['xl/sharedStrings.xml'] =
    `<sst>${shared.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text: XML + text }]));
}

/** Packs parts into a ZIP file. The check sums stay zero: they are not read. */
export async function zipOf(parts: Readonly<Record<string, TestPart>>): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const entries: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [path, { text, stored = false, claims, flags = 0 }] of Object.entries(parts)) {
    const [name, whole] = [encoder.encode(path), encoder.encode(text)];
    const packed = stored ? whole : await deflated(whole);
    const [method, size] = [stored ? 0 : 8, claims ?? whole.length];
    const common = [flags, 2, method, 2, 0, 4, 0, 4, packed.length, 4, size, 4, name.length, 2] as const;
    const start = record(
      0x04034b50,
      4,
      20,
      2,
      flags,
      2,
      method,
      2,
      0,
      4,
      0,
      4,
      packed.length,
      4,
      size,
      4,
      name.length,
      2,
      0,
      2,
    );
    pieces.push(start, name, packed);
    entries.push(record(0x02014b50, 4, 20, 2, 20, 2, ...common, 0, 2, 0, 2, 0, 2, 0, 2, 0, 4, at, 4), name);
    at += start.length + name.length + packed.length;
  }
  const length = entries.reduce((sum, one) => sum + one.length, 0);
  const count = Object.keys(parts).length;
  return joined([
    ...pieces,
    ...entries,
    record(0x06054b50, 4, 0, 4, count, 2, count, 2, length, 4, at, 4, 0, 2),
  ]);
}

export const workbookOf = (
  sheets: readonly TestSheet[],
  options?: { formats?: readonly string[] },
): Promise<Uint8Array<ArrayBuffer>> => zipOf(workbookParts(sheets, options));

const deflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer(),
  );

/** Returns numbers as bytes, the lowest first: each number with its length. */
function record(...numbers: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (let i = 0; i < numbers.length; i += 2)
    for (let place = 0; place < numbers[i + 1]!; place += 1)
      bytes.push(Math.floor(numbers[i]! / 2 ** (8 * place)) % 256);
  return new Uint8Array(bytes);
}

const joined = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(pieces.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};
