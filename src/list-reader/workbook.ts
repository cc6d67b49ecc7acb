import { decode } from './decode.ts';
import type { FileProblem, OpenedFile } from './open-file.ts';
import { cellFormats, sharedTexts, sheetText } from './sheet-text.ts';
import { attributeOf, readXml } from './xml.ts';

/** The most bytes that the parts of a workbook that are read may unpack to, together. [SEC-10] */
export const MAX_UNPACKED = 20 * 1024 * 1024;
const MOST_PARTS = 5000;

/** A part of a workbook as it is packed: how, and how many bytes it says that it has. */
type Part = {
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly isPacked: boolean;
  readonly isEncrypted: boolean;
  readonly size: number;
};
type Parts = ReadonlyMap<string, Part>;

class NotReadable extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
const broken = (): NotReadable => new NotReadable({ code: 'broken' });

/** Opens an Excel workbook as the text of its first visible sheet. Nothing runs, sizes are limited. [QO-10 e, SEC-10] */
export function openWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedFile> {
  return told(async () => {
    const parts = partsOf(bytes);
    const [main] = (await relationsOf(parts, '')).filter(({ type }) => type === 'officeDocument');
    if (!main || !parts.has(main.part)) throw new NotReadable({ code: 'other-kind' });
    const relations = await relationsOf(parts, main.part);
    const sheets = sheetsOf(await textOf(parts, main.part)).flatMap(({ name, id }) => {
      const relation = relations.find((one) => one.id === id && one.type === 'worksheet');
      return relation ? [{ name, part: relation.part }] : [];
    });
    if (sheets.length === 0) throw new NotReadable({ code: 'other-kind' });
    const names = sheets.map(({ name }) => name);
    const partOf = (type: string) => relations.find((one) => one.type === type)?.part;
    const helpers = [partOf('sharedStrings'), partOf('styles')] as const;
    const read = (index: number): Promise<OpenedFile> =>
      told(async () => {
        const [sheet, shared, styles] = await unpackAll(parts, [sheets[index]?.part, ...helpers]);
        const text = sheetText(sheet, {
          shared: shared === '' ? [] : sharedTexts(shared),
          formats: styles === '' ? [] : cellFormats(styles),
        });
        return { text, sheets: { names, shown: index, read } };
      });
    let first = await read(0);
    for (let at = 1; at < sheets.length && 'text' in first && first.text === ''; at += 1)
      first = await read(at);
    return first;
  });
}

/** Whatever can't be read of a hostile file makes it a broken one. */
const told = (open: () => Promise<OpenedFile>): Promise<OpenedFile> =>
  open().catch((error: unknown) => ({
    problem: error instanceof NotReadable ? error.problem : { code: 'broken' },
  }));

/** The marks and lengths of a ZIP file: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3. */
const END_MARK = 0x06054b50;
const END_LENGTH = 22;
const ENTRY_MARK = 0x02014b50;
const ENTRY_LENGTH = 46;
const START_LENGTH = 30;

/** Returns the parts of a workbook by their names in small letters. Throws if the file is cut or no ZIP file. */
function partsOf(bytes: Uint8Array<ArrayBuffer>): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => view.getUint16(at, true);
  const long = (at: number) => view.getUint32(at, true);
  let end = bytes.length - END_LENGTH;
  while (long(end) !== END_MARK) end -= 1;
  const count = word(end + 10);
  if (count > MOST_PARTS) throw broken();
  const parts = new Map<string, Part>();
  let at = long(end + 16);
  for (let i = 0; i < count; i += 1) {
    if (long(at) !== ENTRY_MARK) throw broken();
    const [flags, method, packed, size] = [word(at + 8), word(at + 10), long(at + 20), long(at + 24)];
    const nameEnd = at + ENTRY_LENGTH + word(at + 28);
    const name = decode(bytes.subarray(at + ENTRY_LENGTH, nameEnd))
      .toLowerCase()
      .replaceAll('\\', '/');
    const start = long(at + 42);
    const from = start + START_LENGTH + word(start + 26) + word(start + 28);
    if (method !== 0 && method !== 8) throw broken();
    parts.set(name, {
      packed: bytes.subarray(from, from + packed),
      isPacked: method === 8,
      isEncrypted: (flags & 1) === 1,
      size,
    });
    at = nameEnd + word(at + 30) + word(at + 32);
  }
  return parts;
}

/** Returns the texts of parts. One that the workbook does not have is ''. Their sizes are checked before any is unpacked. */
async function unpackAll<const Names extends readonly (string | undefined)[]>(
  parts: Parts,
  names: Names,
): Promise<{ [I in keyof Names]: string }> {
  const found = names.map((name) => parts.get(name ?? ''));
  const size = found.reduce((sum, part) => sum + (part?.size ?? 0), 0);
  if (size > MAX_UNPACKED) throw new NotReadable({ code: 'too-large', size, limit: MAX_UNPACKED });
  if (found.some((part) => part?.isEncrypted)) throw new NotReadable({ code: 'protected' });
  const texts: string[] = [];
  for (const part of found) texts.push(part ? decode(await unpack(part)) : '');
  return texts as { [I in keyof Names]: string };
}

const textOf = async (parts: Parts, name: string): Promise<string> => (await unpackAll(parts, [name]))[0];

/** The bytes that are given to the browser's unpacking at a time: one byte may become 1,032. */
const SLICE = 4096;

async function unpack({ packed, isPacked, size }: Part): Promise<Uint8Array> {
  if (!isPacked) return packed;
  let from = 0;
  const slices = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (from < packed.length) controller.enqueue(packed.slice(from, (from += SLICE)));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const reader = slices.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const whole = new Uint8Array(size);
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > size) {
      await reader.cancel();
      throw broken();
    }
    whole.set(value, at);
    at += value.length;
  }
  if (at < size) throw broken();
  return whole;
}

type Relation = { readonly id: string; readonly type: string; readonly part: string };

/** Returns what a part refers to within the workbook: the last word of its type, and the part. */
async function relationsOf(parts: Parts, part: string): Promise<readonly Relation[]> {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(part) ?? [];
  const relations: Relation[] = [];
  readXml(await textOf(parts, `${folder}_rels/${name}.rels`), {
    open(element, tag) {
      if (element !== 'Relationship' || attributeOf(tag, 'TargetMode') === 'External') return;
      const target = new URL(attributeOf(tag, 'Target') ?? '', `zip://workbook/${folder}`);
      relations.push({
        id: attributeOf(tag, 'Id') ?? '',
        type: (attributeOf(tag, 'Type') ?? '').split('/').at(-1) ?? '',
        part: decodeURIComponent(target.pathname.slice(1)).toLowerCase(),
      });
    },
  });
  return relations;
}

function sheetsOf(xml: string): readonly { readonly name: string; readonly id: string }[] {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  readXml(xml, {
    open(element, tag) {
      const isHidden = /hidden/i.test(attributeOf(tag, 'state') ?? '');
      if (element === 'sheet' && !isHidden)
        sheets.push({ name: attributeOf(tag, 'name') ?? '', id: attributeOf(tag, 'id') ?? '' });
    },
  });
  return sheets;
}
