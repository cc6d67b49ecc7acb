import { otherTitle } from './known-other-titles.ts';
import { isNoteTitle } from './row-notes.ts';
import type { Table } from './tables.ts';

/** Words and marks that people use to answer yes or no in a cell. */
const ANSWERS = new Set(
  (
    'y n yes no true false x v oui non o ja nee j nein si sí s não nao sim da ' +
    'はい いいえ 要 否 不要 有 無 是 ○ 〇 ◯ × ✕ ✖ ✓ ✔ ✗ ✘ ☑ ☐ ☒ ✅ ❌'
  ).split(' '),
);
const EMPTY = /^[-–—\s]*$/;
/** Titles whose answer does not say whether the row is ordered. */
const ELSEWHERE = /(?<!\p{L})(?:tax(?:able|ed|es|e)?|digital|digitaal|hazmat|in ?stock|en stock)(?!\p{L})/iu;

/**
 * Returns whether a column answers yes or no, differently from row to row: whether a row is wanted, approved or cancelled,
 * which only the writer knows ('Buy? Y', 'Cancelled: no'). Then the quantity of each row is asked for. [QO-09 d]
 */
export function hasAnswers({ rows, titles }: Pick<Table, 'rows' | 'titles'>): boolean {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, column) => column).some((column) => {
    const title = titles[column] ?? '';
    // The answers in a column of notes are checked row by row (`row-notes.ts`).
    if (ELSEWHERE.test(title) || isNoteTitle(title) || otherTitle(title) === 'other') return false;
    const given = rows.map((cells) => (cells[column] ?? '').trim().toLowerCase());
    const answers = new Set(given.map((cell) => (EMPTY.test(cell) ? '' : cell)));
    return answers.size > 1 && [...answers].every((answer) => answer === '' || ANSWERS.has(answer));
  });
}
