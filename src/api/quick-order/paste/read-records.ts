import { normalizeCode } from '../isbn.rules.ts';
import { withAllCodes } from './all-codes.ts';
import { hasAnswers } from './answer-columns.ts';
import { isCancelled, isTakenBack } from './cancelled-lines.ts';
import { withoutContradicted } from './contradicted.ts';
import { withEachOfGroup } from './each-of-group.ts';
import { findCodes, readCodeCell } from './find-codes.ts';
import { withoutHeadingCodes } from './heading-codes.ts';
import { type Numbering, leadOf, numberingOf, unorderedRows } from './numbering.ts';
import { withLineNotes } from './line-notes.ts';
import { doubtfulRows } from './list-doubts.ts';
import {
  isRowOfCounts,
  opened,
  withoutChoices,
  withoutGaps,
  withoutGuess,
  withoutGuesses,
  withoutRepeats,
} from './open-guesses.ts';
import { withoutNamedAgain } from './named-again.ts';
import { withNotesOfAll } from './notes-of-all.ts';
import { readNumberForAll } from './number-for-all.ts';
import { numberingQuestion, type QuantityQuestion, questionOf } from './quantity-question.ts';
import { countOfCell, plainQuantity } from './quantity-text.ts';
import { readLabelled } from './labelled-line.ts';
import { readLine } from './read-line.ts';
import { readCells, readTableRow } from './read-row.ts';
import { type Reading, item, unread } from './reading.ts';
import { withRemarks } from './remarks.ts';
import { isRowDoubted } from './row-notes.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';
import { withSecondLists } from './second-lists.ts';
import { findStackedRows } from './stacked-cells.ts';
import { withoutCounted } from './stray-counts.ts';
import { type Table, findTables } from './tables.ts';
import { onlyCell, titleLines } from './title-lines.ts';
import { withUnevenColumns } from './uneven-columns.ts';
import { isWholeHeading } from './whole-heading.ts';

type Readings = {
  /** The reading of each record. Undefined for headings, and for cells that belong to another record's row. */
  readonly readings: readonly (Reading | undefined)[];
  readonly question: QuantityQuestion | undefined;
};

export function readRecords(records: readonly PasteRecord[]): Readings {
  const plain = records.map(plainReading);
  return plain.every((reading) => reading !== undefined)
    ? { readings: plain, question: undefined }
    : withNumberForAll(records);
}

function withNumberForAll(records: readonly PasteRecord[]): Readings {
  const readings = readNumberForAll(records, readAll);
  return readings ? { readings, question: undefined } : readAll(records);
}

/**
 * Reads a row of only a code and a count in two cells, as most lists have. A list of only such rows is unambiguous, so the
 * patterns for all other notations are not even compiled.
 */
function plainReading({ cells: [first = '', second = '', ...more] }: PasteRecord): Reading | undefined {
  if (more.length > 0 || !/^[1-9]\d{0,2}$/.test(second) || /[^A-Za-z\d-]/.test(first)) return undefined;
  const code = readCodeCell(first);
  return code?.kind === 'isbn' || code?.kind === 'product' ? item(code.code, second) : undefined;
}

function readAll(records: readonly PasteRecord[]): Readings {
  const stacked = findStackedRows(records.map(onlyCell));
  const titles = titleLines(records);
  const numbering = numberingOf(records);
  const unordered = unorderedRows(records);
  const tables = findTables(records);
  const doubtful = doubtfulRows(records, (i) => {
    const table = tables.get(i);
    return titles.has(i) || stacked.used.has(i) || table === 'header' || (table?.titles.length ?? 0) > 0;
  });
  const asked = [...tables.values()].find(
    (table) => table !== 'header' && table.quantity.choices !== undefined,
  );
  const answered = new Set(
    [...new Set(tables.values())].filter((table) => table !== 'header' && hasAnswers(table)),
  );
  const untitled = records.flatMap(({ cells, text }, i) =>
    cells.length > 1 && text.length <= MAX_LINE_LENGTH && !tables.has(i) ? [cells] : [],
  );
  const isMarked = hasAnswers({ rows: untitled, titles: [] });
  const hasLoneCounts = records.some(
    (record, i) => !stacked.used.has(i) && countOfCell(onlyCell(record) ?? '') !== undefined,
  );
  const hasRowOfCounts = records.some(isRowOfCounts);
  const readings = records.map((record, i): Reading | undefined => {
    const quantity = stacked.quantities.get(i);
    if (quantity !== undefined) return item(codeOf(record), plainQuantity(quantity));
    const table = tables.get(i);
    if (stacked.used.has(i) || titles.has(i) || table === 'header') return undefined;
    const lone = records.length === 1 && !unordered.has(i) ? loneCode(onlyCell(record) ?? '') : undefined;
    if (lone !== undefined) return item(lone, undefined);
    const told = orLabelled(readRecord(record, table, numbering), record);
    const read = unordered.has(i) ? withoutNumber(told, record, table) : told;
    const reading = hasRowOfCounts || hasLoneCounts ? withoutGuesses(read) : read;
    if (table) return table === asked ? reading : withoutChoices(reading);
    if (asked) return withoutChoices(reading);
    // A count on its own line belongs to an unknown code.
    return hasLoneCounts && onlyCell(record) !== undefined ? withoutGuess(reading) : reading;
  });
  const question =
    typeof asked === 'object'
      ? questionOf(asked)
      : numbering.kind === 'unsure'
        ? numberingQuestion(numbering.examples)
        : undefined;
  const ungrouped = withNotesOfAll(records, withEachOfGroup(records, withoutGaps(records, readings)));
  const sure = withoutCounted(records, withoutHeadingCodes(records, ungrouped));
  const told = withoutNamedAgain(records, withoutContradicted(records, sure));
  const settled = told.map((reading, i) => {
    const table = tables.get(i);
    const isAnswered = table ? answered.has(table) : isMarked && (records[i]?.cells.length ?? 0) > 1;
    if (reading && (doubtful.has(i) || isAnswered)) return opened(reading);
    const { text = '' } = records[i] ?? {};
    return reading && text.length <= MAX_LINE_LENGTH ? withoutRepeats(reading, text) : reading;
  });
  const readingOf = (reading: Reading | undefined, i: number): Reading | undefined => {
    const record = records[i];
    const table = tables.get(i);
    if (!record) return undefined;
    if (!reading)
      return stacked.used.has(i) || isWholeHeading(record, records[i + 1] ?? records[i - 1])
        ? undefined
        : unread('no-code');
    if (table === 'header') return reading;
    const row = stacked.rows.get(i);
    if (row) {
      const remarked = withRemarks(reading, rowOf(record, row, records), undefined, undefined);
      return 'items' in remarked ? { ...remarked, notes: row } : remarked;
    }
    const lead = numbering.kind === 'none' ? undefined : leadOf(record);
    return withRemarks(withAllCodes(reading, record), record, table, lead);
  };
  const uneven = withUnevenColumns(records, tables, settled.map(readingOf));
  const noted = withLineNotes(records, uneven);
  return { readings: withSecondLists(records, noted), question };
}

function readRecord(record: PasteRecord, table: Table | undefined, numbering: Numbering): Reading {
  const { cells, text } = record;
  if (text.length > MAX_LINE_LENGTH) return unread('too-long');
  if (table ? cells.some(isTakenBack) : isCancelled(cells.join(' , '))) return withoutCode(text);
  const isDoubted = cells.length > 1 && isRowDoubted(cells, table?.titles ?? []);
  if (table) return isDoubted ? opened(readTableRow(cells, text, table)) : readTableRow(cells, text, table);
  const read = (numbered: boolean) => {
    if (cells.length < 2) return readLine(cells[0] ?? '', numbered);
    const row = readCells(cells, text, numbered);
    return isDoubted ? opened(row) : row;
  };
  const reading = read(numbering.kind !== 'none');
  return numbering.kind === 'unsure'
    ? withoutGuess(reading, [leadOf(record)?.replace(/\D/g, '') ?? ''])
    : reading;
}

const orLabelled = (reading: Reading, { text }: PasteRecord): Reading =>
  'reason' in reading && reading.reason === 'no-code' ? (readLabelled(text) ?? reading) : reading;

/**
 * Handles a row that begins with '5.' when there is no numbering: its quantity is neither 5 nor one piece, so it is asked
 * for.
 */
function withoutNumber(reading: Reading, { cells }: PasteRecord, table: Table | undefined): Reading {
  const isTitled = (table?.titles.length ?? 0) > 0;
  if (!isTitled && /^\d{1,3}[.)]$/.test(cells[0] ?? '')) return opened(reading);
  return withoutGuess(withoutGuesses(reading));
}

/** Returns a row from cells that are each on a line of their own. */
const rowOf = (code: PasteRecord, row: readonly number[], records: readonly PasteRecord[]): PasteRecord => ({
  ...code,
  cells: row.map((at) => onlyCell(records[at]) ?? ''),
});

/** A line that cancels a product is listed, so that nothing is lost silently. */
function withoutCode(text: string): Reading {
  return unread(findCodes(text).length > 0 ? 'ambiguous' : 'no-code');
}

/** Returns the code if the whole paste is one word in the form of a code. */
function loneCode(cell: string): string | undefined {
  const code = readCodeCell(cell, true)?.code;
  return code === normalizeCode(cell) && !/\s/.test(cell) ? code : undefined;
}

function codeOf(record: PasteRecord): string {
  return findCodes(onlyCell(record) ?? '')[0]?.code ?? '';
}
