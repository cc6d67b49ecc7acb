import { findCodes, readCodeCell } from './find-codes.ts';
import { headerLineKind, holdsValue, readHeader, readUnknownHeader } from './header-row.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

const WIDE_GAP = /\s{2,}/;

function piecesOf({ cells, text }: PasteRecord): string[] {
  if (cells.length !== 1 || text.length > MAX_LINE_LENGTH) return [];
  const line = cells[0] ?? '';
  const words = line.split(/\s+/);
  return words.length === 2 ? words : line.split(WIDE_GAP);
}

/** Returns whether a line is a heading. Two words with one space between them are titles only if one names codes: 'Code Page'. */
function isHeading(titles: readonly string[], { text }: PasteRecord, below: readonly string[]): boolean {
  if (titles.length < 2 || holdsValue(text)) return false;
  const isWide = WIDE_GAP.test(text.trim());
  return readHeader(titles) !== undefined
    ? isWide || headerLineKind(text.trim()) === undefined
    : isWide && readUnknownHeader(titles, below) !== undefined;
}

/**
 * Splits the lines under a heading whose titles are separated by wide gaps ('Code   Page'), as in text from a PDF. If a
 * line has more or fewer parts than the heading, its parts can't be assigned to columns, so only its code is kept.
 */
export function splitAligned(records: readonly PasteRecord[]): readonly PasteRecord[] {
  const pieces = records.map(piecesOf);
  const heading = records.findIndex((record, i) => isHeading(pieces[i] ?? [], record, pieces[i + 1] ?? []));
  const width = pieces[heading]?.length;
  if (width === undefined) return records;
  return records.map((record, i) => {
    const cells = pieces[i] ?? [];
    if (i < heading || record.cells.length > 1 || (i > heading && findCodes(record.text).length === 0)) {
      return record;
    }
    if (cells.length === width) return { ...record, cells };
    const at = cells.findIndex((cell) => readCodeCell(cell));
    const codeAlone = Array.from({ length: width }, (_, column) => (column === at ? (cells[at] ?? '') : ''));
    return at >= 0 && at < width ? { ...record, cells: codeAlone } : record;
  });
}
