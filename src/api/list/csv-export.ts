const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** Returns the cell separator: spreadsheets use a semicolon if the locale's decimal separator is a comma. */
export const delimiterOf = (tag: string): ',' | ';' =>
  new Intl.NumberFormat(tag).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ';'
    : ',';

/**
 * Returns rows as a CSV file for spreadsheets: a byte order mark (so that Excel reads UTF-8), CRLF, and quotes where
 * necessary. A text cell that a spreadsheet would run as a formula (beginning with = + - @, a tab or a line end) gets a
 * leading apostrophe; numbers do not. `delimiter` is `;` if the decimal sign is a comma, which amounts then have. [SEC-10]
 */
export function toCsv(rows: readonly (readonly (string | number)[])[], delimiter: ',' | ';' = ','): string {
  return `\uFEFF${rows.map((row) => `${row.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`).join('')}`;
}

function csvCell(cell: string | number, delimiter: string): string {
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? csvText(csvNumber(cell, delimiter), delimiter) : '';
  return csvText(FORMULA.test(cell) ? `'${cell}` : cell, delimiter);
}

/** Where cells are separated by semicolons, spreadsheets read an amount by its decimal comma alone. */
const csvNumber = (value: number, delimiter: string): string =>
  delimiter === ';' ? String(value).replace('.', ',') : String(value);

function csvText(text: string, delimiter: string): string {
  const plain = !/["\r\n\t]|^\s|\s$/.test(text) && !text.includes(delimiter);
  return plain ? text : `"${text.replaceAll('"', '""')}"`;
}
