import { headsPaper, type LineNote, lineNote } from './line-note-kinds.ts';
import { isCount } from './quantity-text.ts';
import { inOrder, ownRemarked, type Reading, type ReadItem } from './reading.ts';
import { textBeside, wordsOf } from './remark-words.ts';
import { holdsValue } from './header-row.ts';
import { readLabelled } from './labelled-line.ts';
import { isNoteOfAll, saysOneOfEach } from './notes-of-all.ts';
import { isStrange } from './strange-lines.ts';
import { commentedRows, isOtherSum } from './told-apart.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/** A mark for text that no product name explains. */
const UNEXPLAINED = '≠';
/** If there are more lines next to one row, they are a letter. */
const MOST_NOTES = 6;

/** A code in capitals, or one in lower case followed by a number. */
const CODE_LIKE = /(?<![A-Z\d])[A-Z\d]{2,}(?:-[A-Z\d]+)+(?![A-Z\d])|^\s*[a-z\d]{2,}-[a-z\d-]+\s+\d{1,4}\s*$/;

/** 'Invoice INV-2024-001' only names the order's document. */
const LETTERED = /\p{L}-?\d[\w-]*\s*$/u;
/** More than one word that belongs neither to a row, by its indent or brackets, nor to the last row, by naming it. */
const OF_END = /^(?!.*(?<!\p{L})(?:last|derni|laatst|letzt|últim|ultim))[^\s([].*\p{L}\P{L}+\p{L}/u;

/** Text in brackets, with a number, or of five or more words. Indented text belongs to the row above. */
const OF_LIST = /^(?!\s)(?:[([]|.*\d|\S+(?:\s\S+){4})/u;
const OF_LAST = /(?<!\p{L})(?:last|derni|laatst|letzt|últim|ultim)/iu;

/** The end of a mail. The text below it is the sender's. */
const CLOSING =
  /^\P{L}*(?:thanks|thank you|many thanks|(?:kind |best |warm )?regards|sincerely|best|cheers|merci|cordialement|bien à vous|salutations|met (?:vriendelijke|hartelijke)|groet|mvg|alvast|mit freundlichen|viele grüße|freundliche|danke|vielen dank|mfg|lg|gracias|atentamente|(?:un )?saludos?|cordiali|distinti|saluti|grazie|よろしく)(?!\p{L})/iu;

type Readings = readonly (Reading | undefined)[];

/**
 * Adds to each row the lines without a code that may concern it. They are also listed as not read. Such a line continues
 * the row above it ('  not needed', 'x2', 'make that 5'), is a heading of the rows below ('Packing slip', 'Completed'),
 * changes the list ('Cancel the above'), or begins older, quoted mail. [QO-09 d]
 */
export function withLineNotes(records: readonly PasteRecord[], readings: Readings): Readings {
  const isRow = readings.map((reading) => reading !== undefined && 'items' in reading);
  const first = isRow.indexOf(true);
  const last = isRow.lastIndexOf(true);
  if (first < 0) return readings;
  const beside = new Map<number, Set<number>>();
  const isSaid = new Map<number, boolean>();
  const show = (row: number, at: number) => beside.set(row, (beside.get(row) ?? new Set()).add(at));
  const signature = records.findIndex(({ text }, i) => i > last && CLOSING.test(text));
  const rowsIn = (from: number, end: number) =>
    isRow.flatMap((is, i) => (is && i >= from && i < end ? [i] : []));
  const notes = readings.map((reading, at) => {
    const text = records[at]?.text ?? '';
    if (!reading || !('reason' in reading)) return undefined;
    if (reading.reason === 'ambiguous') return isShownToAll(records[at], reading) ? NOTE_OF_ALL : undefined;
    if (reading.reason !== 'no-code' || isOfRow(text)) return undefined;
    const isOfSender = signature >= 0 && at > signature && !/[.!?。]\s*$/u.test(text);
    const isOfAll = (at < first || at > last) && isOtherSum(text, readings);
    return isOfSender ? undefined : isOfAll ? SUM_OF_ALL : lineNote(text);
  });
  notes.forEach((note, at) => {
    if (!note) return;
    isSaid.set(at, note.isTelling);
    for (const row of reached(note, at)) show(row, at);
  });
  const apart = commentedRows(records, readings);
  for (const row of apart) {
    show(row, row);
    isSaid.set(row, true);
  }
  return readings.map((reading, i) => noted(reading, [...(beside.get(i) ?? [])], i));

  /** 'One of each but CODE' says nothing new about bare codes, which mean one of each anyway. */
  function isShownToAll(record: PasteRecord | undefined, reading: Reading): boolean {
    if (!record || !isNoteOfAll(record, reading)) return false;
    return (
      !saysOneOfEach(record.text) || readings.some((row) => row && 'items' in row && row.items.some(isGiven))
    );
  }

  function reached({ reach }: LineNote, at: number): readonly number[] {
    const above = isRow.lastIndexOf(true, at);
    const below = isRow.indexOf(true, at);
    const isApart = gapBefore(records, at);
    const sign = /^\s*([*†‡])/u.exec(records[at]?.text ?? '')?.[1];
    const marked = sign === undefined ? [] : rowsIn(0, at).filter((row) => records[row]?.text.includes(sign));
    if (marked.length > 0) return marked;
    if (reach === 'quoted') return at > first ? rowsIn(at, isRow.length) : [];
    if (reach === 'all')
      return at > last ? rowsIn(0, at) : at < first ? rowsIn(at, isRow.length) : rowsIn(0, isRow.length);
    if (reach === 'above' && above < 0) return rowsIn(at, isSaid.get(at) ? isRow.length : endOfSection(at));
    // After the last row, words may concern the whole list: 'each room', 'x2 for both schools'.
    if (reach === 'above' && at > last && isOfEnd(at)) return rowsIn(0, at);
    // 'for later:' is a heading of what follows, although it is in lower case.
    const isHead = isApart || (records[at]?.text ?? '').trim().endsWith(':');
    if (reach === 'above' && !isHead) return [above];
    if (reach === 'above') return below < 0 ? rowsIn(0, at) : rowsIn(at, endOfSection(at));
    if (reach === 'beside') return rowsIn(at, endOfSection(at));
    // After the last row, it more likely concerns the whole list.
    if (reach === 'heads' && below >= 0) return rowsIn(at, endOfSection(at));
    if (reach === 'heads') return isStrange(records[at]?.text ?? '') ? rowsIn(0, at) : [];
    if (below < 0) return rowsIn(0, at);
    const own = above >= 0 && !isApart && !(records[at]?.text ?? '').trim().endsWith(':') ? [above] : [];
    return [...own, ...rowsIn(at, endOfSection(at))];
  }

  /**
   * Returns whether a line after the list more likely concerns the whole list. If rows above have lines of their own, it
   * may be the last row's.
   */
  function isOfEnd(at: number): boolean {
    const { text = '' } = records[at] ?? {};
    if (isSaid.get(at) && OF_END.test(text)) return true;
    const isOwn = notes.some((note, i) => note?.reach === 'above' && i < last);
    return !isOwn && OF_LIST.test(text) && !OF_LAST.test(text);
  }

  /** Returns the end of a heading's section, which is the next heading. */
  function endOfSection(at: number): number {
    const below = isRow.indexOf(true, at);
    const next = readings.findIndex(
      (reading, i) =>
        i > below &&
        reading !== undefined &&
        'reason' in reading &&
        (isHeading(records, i) || ['beside', 'below', 'heads'].includes(notes[i]?.reach ?? '')),
    );
    return next < 0 ? isRow.length : next;
  }

  function noted(reading: Reading | undefined, lines: readonly number[], i: number): Reading | undefined {
    if (!reading || !('items' in reading) || lines.length === 0) return reading;
    if (!reading.items.some(({ quantity }) => isCount(quantity))) return reading;
    const told = lines.slice(0, MOST_NOTES);
    const words = told.flatMap((at) => [
      ...wordsOf(textBeside(records[at]?.text ?? '')),
      ...(isSaid.get(at) ? [UNEXPLAINED] : []),
    ]);
    const items = reading.items.map((read) =>
      isCount(read.quantity) ? { ...read, remarks: [...new Set([...(read.remarks ?? []), ...words])] } : read,
    );
    const own = reading.notes ?? [i];
    return { items, notes: inOrder([...told, ...own]), said: inOrder([...told, ...ownRemarked(reading, i)]) };
  }
}

/** Returns whether a line is an unreadable product of its own: 'Code: vls-kit', '~~LMS4-KIT 3~~'. */
const isOfRow = (text: string): boolean =>
  text.length > MAX_LINE_LENGTH ||
  (holdsValue(text) && readLabelled(`${text}, Qty: 1`) !== undefined) ||
  (CODE_LIKE.test(text) && (!headsPaper(text) || LETTERED.test(text))) ||
  (/\S\s*(?:[\t|]|;(?![ )-]))\s*\S/.test(text) && !/\d/.test(text));

const isGiven = ({ quantity, explicit }: ReadItem): boolean => explicit && isCount(quantity);

const NOTE_OF_ALL: LineNote = { reach: 'all', isTelling: true };
const SUM_OF_ALL: LineNote = { reach: 'all', isTelling: true };

/** Returns whether there are blank lines before a record. */
const gapBefore = (records: readonly PasteRecord[], at: number): boolean =>
  (records[at]?.firstLine ?? 0) - (records[at - 1]?.lastLine ?? -1) > 1;

const isHeading = (records: readonly PasteRecord[], at: number): boolean =>
  (records[at]?.text ?? '').trim().endsWith(':') || gapBefore(records, at);
