const SEPARATORS = ['\t', ';', ','] as const;

/** Splits a line into cells. A cell in quotes may contain the separator; two quotes in it stand for one. */
const cellsBy = (line: string, separator: string): readonly string[] => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let place = 0; place < line.length; place += 1) {
    const sign = line[place]!;
    if (isQuoted && sign === '"' && line[place + 1] === '"') {
      cell += '"';
      place += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell].map((one) => one.trim());
};

/** A person as mail programs write one: `Last, First <address>`. */
const MAIL_PERSON = /^[^,<>"@]+,[^,<>"@]+<[^<>@\s]+@[^<>@\s]+>$/;

/**
 * Splits a line of a spreadsheet into cells: at its tabs, else at its semicolons, else at its commas. The comma in
 * `Last, First <address>` separates no cells.
 */
export const cellsOf = (line: string): readonly string[] => {
  if (MAIL_PERSON.test(line.trim())) return [line.trim()];
  const separator = SEPARATORS.find((sign) => line.includes(sign));
  return separator === undefined ? [line.trim()] : cellsBy(line, separator);
};
