import { isAnswer, isPlainYes } from './column-kinds.ts';
import { folded, titleWords } from './column-titles.ts';
import { opened } from './open-guesses.ts';
import { isCount } from './quantity-text.ts';
import type { Reading, ReadItem } from './reading.ts';
import type { PasteRecord } from './records.ts';
import { textBeside, wordsOf } from './remark-words.ts';
import { isNoteTitle } from './row-notes.ts';
import type { Table } from './tables.ts';

/** A mark for text that no product name explains. */
const UNEXPLAINED = '≠';
const DATE =
  /^(?:\d{1,2}([-./])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}([-./])\d{1,2}\2\d{1,2}|\d{4}年\d{1,2}月\d{1,2}日)\.?$/u;
const EMPTY = /^[-–—\s]*$/;
/** Titles of columns in which somebody approves the row. */
const APPROVAL = new Set(
  'approved approval confirmed approuve approbation valide validation goedgekeurd goedkeuring akkoord genehmigt genehmigung freigabe freigegeben aprobado aprobacion approvato approvazione'.split(
    ' ',
  ),
);
const STATUS = new Set('status state statut etat estado stato 状態 状況 状态 狀態 상태'.split(' '));
/** 'Approved by' is a title of people. */
const BY_WHOM = /(?<!\p{L})(?:by|par|door|von|vom|durch|por|da)\P{L}*$/iu;
/** States that are certainly good. */
const GOOD =
  /^(?:ok(?:ay)?|(?:in|on|en) stock|available|disponible|beschikbaar|op voorraad|auf lager|verfugbar|lieferbar|en existencias|confirmed)$/;

/** Titles of dates of receipt. A received product is unlikely to be ordered again. */
const CAME =
  /(?<!\p{L})(?:received|arrived|delivered|shipped|dispatched|reçue?s?|livrée?s?|expédiée?s?|réception|ontvangen|ontvangst|geleverd|verzonden|erhalten|geliefert|versandt|versendet|eingegangen|wareneingang|recibid[oa]s?|recepci[oó]n|entregad[oa]s?|ricevut[oaie]|consegnat[oaie]|spedit[oaie])(?!\p{L})|受領日|入荷日|到着日|納品済/iu;
const WANTED =
  /to be|(?:want|desir|expect|request|wish|souhait|désir|prév|attendu|gew[uü]nsch|erwart|geplant|gewenst|verwacht|desead|previst|desiderat)/iu;

/** `asks`: the quantity is asked for. `tells`: the row is shown. */
type Doubt = 'asks' | 'tells';

/**
 * Marks the rows for which a column says something that it does not say for the others: a date of receipt next to rows
 * without one, an unclear state next to a good one, an approval that is not yes. [QO-09 d]
 */
export function withUnevenColumns(
  records: readonly PasteRecord[],
  tables: ReadonlyMap<number, Table | 'header'>,
  readings: readonly (Reading | undefined)[],
): readonly (Reading | undefined)[] {
  const doubtsOf = new Map<Table, readonly ((cell: string) => Doubt | undefined)[]>();
  return readings.map((reading, i) => {
    const table = tables.get(i);
    if (!reading || !('items' in reading) || !table || table === 'header' || table.titles.length === 0)
      return reading;
    const doubts = doubtsOf.get(table) ?? table.titles.map((title, column) => doubtOf(title, column, table));
    doubtsOf.set(table, doubts);
    const { cells = [] } = records[i] ?? {};
    const found = doubts.map((doubt, column) => doubt((cells[column] ?? '').trim()));
    if (found.includes('asks')) return opened(reading);
    const words = found.flatMap((doubt, column) =>
      doubt ? [...wordsOf(textBeside(cells[column] ?? '')), UNEXPLAINED] : [],
    );
    return words.length === 0 ? reading : told(reading, words);
  });
}

function doubtOf(title: string, column: number, { rows, quantity, codes }: Table) {
  const none = () => undefined;
  if (quantity.column === column || codes.flat().includes(column)) return none;
  const cells = rows.map((row) => (row[column] ?? '').trim());
  const given = cells.filter((cell) => !EMPTY.test(cell));
  const words = titleWords(title);
  const isApproval = words.some((word) => APPROVAL.has(word));
  if (given.length > 0 && given.every((cell) => DATE.test(cell))) {
    if (given.length === cells.length) return hasCome(title) ? (): Doubt => 'tells' : none;
    // If some rows have a date of approval, the others are not approved.
    return (cell: string): Doubt | undefined => (EMPTY.test(cell) === isApproval ? 'tells' : undefined);
  }
  const isStatus = isNoteTitle(title) && words.some((word) => STATUS.has(word));
  const isUneven = new Set(cells.map((cell) => folded(cell))).size > 1;
  if (!isUneven || (!isApproval && !isStatus) || BY_WHOM.test(title)) return none;
  const isShort = given.every((cell) => cell.split(/\s+/).length < 4);
  if (!isShort) return none;
  if (isApproval)
    return (cell: string): Doubt | undefined =>
      isGood(cell) || (EMPTY.test(cell) && !given.some(isAnswer)) ? undefined : 'asks';
  // 'open' next to 'closed' still has to be ordered. Next to 'approved' it may not be approved.
  if (!given.some(isGood)) return none;
  return (cell: string): Doubt | undefined => (isGood(cell) || EMPTY.test(cell) ? undefined : 'tells');
}

const hasCome = (title: string): boolean => !BY_WHOM.test(title) && CAME.test(title) && !WANTED.test(title);

const isGood = (cell: string): boolean => isPlainYes(cell) || GOOD.test(folded(cell));

/** A row that is shown anyway needs no more remarks. */
function told(reading: Extract<Reading, { readonly items: unknown }>, words: readonly string[]): Reading {
  const isSilent = ({ quantity, remarks = [] }: ReadItem) => isCount(quantity) && remarks.length === 0;
  const items = reading.items.map((read) =>
    isSilent(read) ? { ...read, remarks: [...new Set(words)] } : read,
  );
  return { ...reading, items };
}
