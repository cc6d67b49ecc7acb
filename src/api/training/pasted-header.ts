import { kindOf, plainTitle, type ColumnKind } from './pasted-titles.ts';

export type Column = ColumnKind | undefined;

/** Titles of the whole name that stand for the last name where a column of first names is beside them. */
const LAST_BESIDE_FIRST: readonly string[] = ['nom', 'naam'];

const columnsOf = (cells: readonly string[]): readonly Column[] => {
  const kinds = cells.map(kindOf);
  const hasFirst = kinds.includes('firstName');
  const hasLast = kinds.includes('lastName');
  return cells.map((cell, place) => {
    if (!LAST_BESIDE_FIRST.includes(plainTitle(cell))) return kinds[place];
    return hasFirst && !hasLast ? 'lastName' : 'name';
  });
};

/**
 * Returns what the columns hold, if the row has column titles; else undefined. At least two cells must be titles of
 * names or of addresses, or the only cell, and none may contain an address. `nom` and `naam` are a last name beside a
 * column of first names, otherwise the whole name.
 */
export const headerOf = (cells: readonly string[]): readonly Column[] | undefined => {
  if (cells.some((cell) => cell.includes('@'))) return undefined;
  const columns = columnsOf(cells);
  const known = columns.filter((column) => column !== undefined && column !== 'other');
  const isTitle = known.length >= 2 || (known.length === 1 && cells.length === 1);
  if (!isTitle || new Set(known).size < known.length) return undefined;
  // Without a last name beside it, `Nombre` is the whole name.
  return columns.map((column) =>
    column === 'firstName' && !known.includes('lastName') && !known.includes('name') ? 'name' : column,
  );
};
