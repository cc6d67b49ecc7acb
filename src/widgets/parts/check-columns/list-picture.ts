import { widthOf } from '../../../list-reader/assign.ts';
import type { Line, Table } from '../../../list-reader/split.ts';

/** The lines that the picture of a list shows, and the most characters of a cell. */
const SHOWN = 8;
const LONGEST = 60;

/** A column as the picture shows it: its place from 0, and its cells, the first of which may be a title. */
export type PictureColumn = { readonly column: number; readonly cells: readonly string[] };

/** Returns the columns of a list's first eight lines. Columns that are empty there, and hold none of `kept`, are left out. */
export const columnsShown = (table: Table, kept: readonly number[]): readonly PictureColumn[] =>
  Array.from({ length: widthOf(table) }, (_, column) => ({
    column,
    cells: linesOfPicture(table).map(({ cells }) => shortOf(cells[column] ?? '')),
  })).filter(({ column, cells }) => kept.includes(column) || cells.some((cell) => cell !== ''));

/** Returns the first eight lines of a list without columns. */
export const linesShown = (table: Table): readonly string[] =>
  linesOfPicture(table).map(({ source }) => shortOf(source));

/** Lines of one cell above a table say nothing about its columns. */
const linesOfPicture = (table: Table): readonly Line[] => {
  const whole = table.lines.filter(({ cells }) => cells.length > 1);
  return (whole.length > 1 ? whole : table.lines).slice(0, SHOWN);
};

const shortOf = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
