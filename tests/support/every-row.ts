import { it } from 'vitest';

type Check<Cells extends readonly unknown[]> = (...cells: Cells) => unknown;
type Rows = {
  <Cells extends unknown[] | [unknown]>(rows: readonly Cells[]): (title: string, check: Check<Cells>) => void;
  <Cells extends readonly unknown[]>(
    rows: readonly Cells[],
  ): (title: string, check: Check<{ -readonly [At in keyof Cells]: Cells[At] }>) => void;
  <Row>(rows: readonly Row[]): (title: string, check: Check<[row: Row]>) => void;
};

/** Shows at most as much of a row where it fails. */
const MOST = 300;

const named = (row: unknown): string => {
  try {
    return (JSON.stringify(row) ?? String(row)).slice(0, MOST);
  } catch {
    return String(row);
  }
};

/**
 * Makes one test of a table, as `it.each` makes one of each row. What differs between rows is '…' in its title. It
 * checks all rows; the message names those that failed. For tests without `beforeEach` and `afterEach`.
 */
export const everyRow: Rows =
  (rows: readonly unknown[]) =>
  (title: string, check: Check<never[]>): void =>
    it(title.replaceAll(/[“"']?(?:%[a-z]|\$[\w.]+)[”"']?/g, '…'), async () => {
      if (rows.length === 0) throw new Error('The table has no rows.');
      // As `it.each` does: a row is spread only if every row is a list.
      const isSpread = rows.every((row) => Array.isArray(row));
      const failed: string[] = [];
      const causes: unknown[] = [];
      for (const row of rows)
        try {
          await check(...((isSpread ? row : [row]) as never[]));
        } catch (error) {
          failed.push(`${named(row)}: ${error instanceof Error ? error.message : String(error)}`);
          causes.push(error);
        }
      if (failed.length > 0)
        throw new Error(`${failed.length} of ${rows.length} rows failed.\n${failed.join('\n')}`, {
          cause: causes[0],
        });
    });
