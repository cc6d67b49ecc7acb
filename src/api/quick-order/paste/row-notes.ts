import { isPlainYes } from './column-kinds.ts';
import { folded } from './column-titles.ts';
import { isAsianAmount, isDozen, isTroubleWord } from './line-words.ts';
import { readCodeCell } from './find-codes.ts';
import { isAmount, isCount, isPieceUnit, plainQuantity } from './quantity-text.ts';
import { changesQuantity } from './unclear-rest.ts';

const listed = (text: string) => new Set(folded(text).split(' '));

/** Titles of columns in which people write to each other about the row, or whether it is ordered at all. */
const NOTES = listed(
  'note notes memo info infos stand comment comments remark remarks status state approved approval confirmed instructions ' +
    'remarque remarques commentaire commentaires observation observations statut etat approuve valide ' +
    'opmerking opmerkingen notitie notities goedgekeurd akkoord observacion observaciones nota notas comentario comentarios estado aprobado ' +
    'bemerkung bemerkungen anmerkung anmerkungen hinweis hinweise notiz notizen kommentar genehmigt freigabe stato osservazioni observacoes ' +
    '備考 備考欄 メモ コメント 状態 状況 備註 备注 状态 狀態 비고 메모 상태',
);
/** 'Order?' and 'Order (Y/N)'. */
const YES_OR_NO = /^(?:to )?(?:re)?order\s?\?$|\by\s?\/\s?n\b|\bo\s?\/\s?n\b|\bj\s?\/\s?n\b|\bs\s?\/\s?n\b/i;

/** What may stand in a note without a doubt: that the product is there, allowed, and where it goes. */
const HARMLESS =
  /(?<!\p{L})(?:ok(?:ay)?|in stock|on stock|open|offen|available|approved|confirmed|en stock|disponible|approuvée?|op voorraad|beschikbaar|goedgekeurd|auf lager|verfügbar|lieferbar|genehmigt|en existencias|aprobad[oa]|(?:please )?(?:deliver|invoice) (?:to|by|before|on|at))(?!\p{L})/giu;
const FOR_WHOM = /^(?:for|pour|voor|para|für) (?!\d)(?!(?:each|every|chaque|elke?|cada|jede)(?!\p{L}))/iu;
/** The number is changed, or it depends on something. */
const CHANGED = /(?:変更|訂正|に直し|变更|更改|변경)|(?<!\p{L})(?:nur )?(?:wenn|indien|si|als|se) \p{L}/iu;
const INSTEAD =
  /(?<!\p{L})(?:make|should be|rather|needs? to be|plut[oô]t|mettre|moet|liever|mejor|lieber|bitte|besser|nur|only|only if|solo)(?!\p{L})[^\d]{0,12}\d/iu;
/** A mark that the row is not wanted. */
const REFUSED = /^[✗✘❌☒]$/u;
/** A note in its own cell is short; a longer text is what the product is. */
const MOST_WORDS = 4;

/** The text without what may stand in a note without a doubt: 'in stock', 'approved', 'deliver to'. */
export const withoutHarmless = (text: string): string => text.replace(HARMLESS, ' ');

/** True for the title of a column of notes. */
export function isNoteTitle(title: string): boolean {
  const words = folded(title).split(/[^\p{L}\p{M}]+/u);
  return YES_OR_NO.test(title.trim()) || words.some((word) => NOTES.has(word));
}

/**
 * True if a cell of a row puts its quantity in doubt: 'on hold', 'not needed', 'make it 5', 'N' under 'Approved'. Under
 * a heading only columns of notes are asked, since a product's title may hold any word; without one a short
 * text behind the code that is no title. [QO-09 d]
 */
export function isRowDoubted(cells: readonly string[], titles: readonly string[]): boolean {
  if (titles.length > 0)
    return cells.some((cell, i) => isNoteTitle(titles[i] ?? '') && !isYes(cell) && isDoubt(cell));
  return cells.some((cell, i) => REFUSED.test(cell) || (i > 0 && isBareNote(cell) && isDoubt(cell)));
}

/** 'ja' under 'Freigabe'. A mark or a letter may mean anything. */
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

/** A text of few words in small letters, as nobody writes a title: 'on hold', 'pending approval'. */
function isBareNote(cell: string): boolean {
  const words = cell.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS || /\d/.test(cell)) return false;
  if (isAmount(cell) || isCount(plainQuantity(cell)) || readCodeCell(cell) || isPieceUnit(cell.trim()))
    return false;
  return !/\p{Lu}/u.test(cell) || words.length === 1;
}
