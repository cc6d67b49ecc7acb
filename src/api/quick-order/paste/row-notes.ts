import { isPlainYes } from './column-kinds.ts';
import { folded } from './column-titles.ts';
import { isAsianAmount, isDozen, isTroubleWord } from './line-words.ts';
import { readCodeCell } from './find-codes.ts';
import { isAmount, isCount, isPieceUnit, plainQuantity } from './quantity-text.ts';
import { changesQuantity } from './unclear-rest.ts';

const listed = (text: string) => new Set(folded(text).split(' '));

/** Titles of columns with notes about the row, or about whether it is ordered at all. */
const NOTES = listed(
  'note notes memo info infos stand comment comments remark remarks status state approved approval confirmed instructions ' +
    'remarque remarques commentaire commentaires observation observations statut etat approuve valide ' +
    'opmerking opmerkingen notitie notities goedgekeurd akkoord observacion observaciones nota notas comentario comentarios estado aprobado ' +
    'bemerkung bemerkungen anmerkung anmerkungen hinweis hinweise notiz notizen kommentar genehmigt freigabe stato osservazioni observacoes ' +
    '備考 備考欄 メモ コメント 状態 状況 備註 备注 状态 狀態 비고 메모 상태',
);
/** Titles such as 'Order?' and 'Order (Y/N)'. */
const YES_OR_NO = /^(?:to )?(?:re)?order\s?\?$|\by\s?\/\s?n\b|\bo\s?\/\s?n\b|\bj\s?\/\s?n\b|\bs\s?\/\s?n\b/i;

/** Harmless phrases of a note: that the product is in stock or approved, and where it goes. */
const HARMLESS =
  /(?<!\p{L})(?:ok(?:ay)?|in stock|on stock|open|offen|available|approved|confirmed|en stock|disponible|approuvée?|op voorraad|beschikbaar|goedgekeurd|auf lager|verfügbar|lieferbar|genehmigt|en existencias|aprobad[oa]|(?:please )?(?:deliver|invoice) (?:to|by|before|on|at))(?!\p{L})/giu;
const FOR_WHOM = /^(?:for|pour|voor|para|für) (?!\d)(?!(?:each|every|chaque|elke?|cada|jede)(?!\p{L}))/iu;
/** Phrases that change the number or make it conditional. */
const CHANGED = /(?:変更|訂正|に直し|变更|更改|변경)|(?<!\p{L})(?:nur )?(?:wenn|indien|si|als|se) \p{L}/iu;
const INSTEAD =
  /(?<!\p{L})(?:make|should be|rather|needs? to be|plut[oô]t|mettre|moet|liever|mejor|lieber|bitte|besser|nur|only|only if|solo)(?!\p{L})[^\d]{0,12}\d/iu;
/** A mark that means that the row is not wanted. */
const REFUSED = /^[✗✘❌☒]$/u;
/** A note in its own cell is short. A longer text describes the product. */
const MOST_WORDS = 4;

/** Returns a note without harmless phrases: 'in stock', 'approved', 'deliver to'. */
export const withoutHarmless = (text: string): string => text.replace(HARMLESS, ' ');

/** Returns whether a title is that of a column of notes. */
export function isNoteTitle(title: string): boolean {
  const words = folded(title).split(/[^\p{L}\p{M}]+/u);
  return YES_OR_NO.test(title.trim()) || words.some((word) => NOTES.has(word));
}

/**
 * Returns whether a cell makes its row's quantity doubtful: 'on hold', 'not needed', 'make it 5', 'N' under 'Approved'.
 * Under a heading only columns of notes are checked, because a product's title may contain any word. Without a heading a
 * short text after the code is checked, if it is not a title. [QO-09 d]
 */
export function isRowDoubted(cells: readonly string[], titles: readonly string[]): boolean {
  if (titles.length > 0)
    return cells.some((cell, i) => isNoteTitle(titles[i] ?? '') && !isYes(cell) && isDoubt(cell));
  return cells.some((cell, i) => REFUSED.test(cell) || (i > 0 && isBareNote(cell) && isDoubt(cell)));
}

/** Returns whether a cell is a clear yes, such as 'ja' under 'Freigabe'. A mark or a single letter can mean anything. */
const isYes = (cell: string): boolean => /\p{L}{2}/u.test(cell) && isPlainYes(cell);

function isDoubt(cell: string): boolean {
  const text = cell.trim();
  if (text === '' || text.length > 200) return false;
  if (/^(?:n|[✗✘❌])$/iu.test(text) || CHANGED.test(text) || INSTEAD.test(text)) return true;
  const rest = withoutHarmless(text);
  const words = rest.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  if (words.some((word) => isTroubleWord(word) || isDozen(word) || isAsianAmount(word))) return true;
  return !FOR_WHOM.test(text) && changesQuantity(rest);
}

/** Returns whether a text has only a few words in lower case, unlike a title: 'on hold', 'pending approval'. */
function isBareNote(cell: string): boolean {
  const words = cell.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS || /\d/.test(cell)) return false;
  if (isAmount(cell) || isCount(plainQuantity(cell)) || readCodeCell(cell) || isPieceUnit(cell.trim()))
    return false;
  return !/\p{Lu}/u.test(cell) || words.length === 1;
}
