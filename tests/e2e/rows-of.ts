/** Returns the rows of a matrix: one of each kind in `npm test`, and in `npm run test:long` the others as well. */
export const rowsOf = <Row, Other>(
  usual: readonly Row[],
  others: readonly Other[],
): readonly (Row | Other)[] => (process.env['EVERY_CASE'] ? [...usual, ...others] : usual);
