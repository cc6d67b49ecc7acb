import { decode, MAX_BYTES, utf16Of } from './decode.ts';

/** Why a file gives no list: too large in bytes, an old or protected workbook, damaged, or any other kind of file. */
export type FileProblem =
  | { readonly code: 'too-large'; readonly size: number; readonly limit: number }
  | { readonly code: 'old-workbook' | 'protected' | 'broken' | 'other-kind' };

/** The sheets of a workbook that are not hidden: their names, the place of the one that was read, and how another is read. */
export type Sheets = {
  readonly names: readonly string[];
  readonly shown: number;
  readonly read: (place: number) => Promise<OpenedFile>;
};

export type OpenedFile =
  | { readonly text: string; readonly sheets?: Sheets }
  | { readonly problem: FileProblem };

/**
 * Opens a file as the text of its list: a text file, or an Excel workbook, whose reader is loaded then. Its content tells
 * the kind, not its name. Rejects if the reader of workbooks can't be loaded. [QO-05, QO-10 e, SEC-10]
 */
export async function openFile(file: File): Promise<OpenedFile> {
  if (file.size > MAX_BYTES) return { problem: { code: 'too-large', size: file.size, limit: MAX_BYTES } };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) return (await import('./workbook.ts')).openWorkbook(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const isProtected = new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
    return { problem: { code: isProtected ? 'protected' : 'old-workbook' } };
  }
  if (isNoText(bytes)) return { problem: { code: 'other-kind' } };
  const text = decode(bytes);
  // Programs give pages the name .xls. Excel opens them, and can save them as a workbook.
  return MARKUP.test(text) ? { problem: { code: 'old-workbook' } } : { text };
}

const MARKUP = /^\uFEFF?\s*<(?:[!?]|(?:html|head|meta|style|table|div)\b)/i;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, place) => bytes[place] === byte);

/** Returns whether bytes are a picture, a PDF file or the like: more than a few of them are signs that no text has. */
function isNoText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 4096);
  const controls = sample.filter((byte) => byte < 7 || (byte > 13 && byte < 27)).length;
  return (
    startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ||
    (controls > 1 && controls * 50 > sample.length && !utf16Of(bytes))
  );
}
