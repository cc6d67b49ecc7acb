import { findCodes } from './find-codes.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/** The errors of spreadsheets in the languages of the store. The newer ones are in English everywhere. */
const ERROR =
  /#(?:[¡¿]?(?:REF|VALUE|NAME|NULL|NUM|DIV\/0|SPILL|CALC|ERROR|VALEUR|NOM|NOMBRE|NUL|NULO|VALOR|BEZUG|WERT|ZAHL|VERW|WAARDE|NAAM|LEEG|GETAL|DEEL\/0|RIF|VALORE)[!?]|N\/[ABDV]|NV)(?![\p{L}\p{N}])/giu;

/** An error behind something else in its cell, as of a list that was pasted from text: 'LMS4-KIT #REF!'. */
const AT_END = new RegExp(`(?<=\\s)(?:${ERROR.source})\\s*$`, 'iu');

/**
 * Replaces a spreadsheet's errors by a question mark where the code or the quantity should be. A row that has one instead of
 * its code becomes a line that is not read, and is neither a heading nor a note on the rows near it. A heading with an error
 * stays. In a row with a code and without a count, the quantity is then asked for. [QO-05, QO-09 d]
 */
export function withoutSheetErrors(record: PasteRecord): PasteRecord {
  const { cells, text } = record;
  if (text.length > MAX_LINE_LENGTH) return record;
  const [first = ''] = cells.filter((cell) => cell !== '');
  const isLost = first.search(ERROR) === 0;
  if (!isLost && cells.length === 1 && isBehindCode(first))
    return { ...record, cells: [first.replace(AT_END, '?')], text: text.replace(AT_END, '?') };
  if (!isLost && !cells.some(isError)) return record;
  const isCounted = cells.some((cell) => /^\s*\d+\s*$/.test(cell));
  const marked = cells.map((cell) => (isError(cell) || (isLost && cell === first) ? '?' : cell));
  if (findCodes(text.replace(ERROR, ' ')).length === 0)
    return isCounted || isLost ? { ...record, cells: marked, text: '?' } : record;
  return isCounted ? record : { ...record, cells: marked };
}

const isError = (cell: string): boolean => cell !== '' && cell.replace(ERROR, '').trim() === '';

const isBehindCode = (cell: string): boolean =>
  AT_END.test(cell) && findCodes(cell.replace(AT_END, '')).length > 0;
