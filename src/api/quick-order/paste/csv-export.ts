const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/**
 * Rows as a CSV file for spreadsheets: byte order mark (so that Excel reads UTF-8), CRLF, quotes where needed.
 * A text cell that a spreadsheet would run as a formula (= + - @, tab, line end first) gets an apostrophe
 * before it; a number stays one. `delimiter` is `;` where the decimal sign is a comma. [SEC-10]
 */
export function toCsv(rows: readonly (readonly (string | number)[])[], delimiter: ',' | ';' = ','): string {
  return `\uFEFF${rows.map((row) => `${row.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`).join('')}`;
}

function csvCell(cell: string | number, delimiter: string): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? csvText(String(cell), delimiter) : '';
  return csvText(FORMULA.test(cell) ? `'${cell}` : cell, delimiter);
}

function csvText(text: string, delimiter: string): string {
  const plain = !/["\r\n\t]|^\s|\s$/.test(text) && !text.includes(delimiter);
  return plain ? text : `"${text.replaceAll('"', '""')}"`;
}
