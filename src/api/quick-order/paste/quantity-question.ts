import type { Table } from './tables.ts';

/** A column that may have the quantities: its title ('' if none), its number from 1, and its first values. */
export type QuantityChoice = {
  readonly title: string;
  readonly column: number;
  readonly examples: readonly string[];
};

/**
 * The question which column has the quantities. Without choices, no column does. 'One of each' is always a possible answer.
 * [QO-09]
 */
export type QuantityQuestion = { readonly choices: readonly QuantityChoice[] };

const MOST_EXAMPLES = 3;
const LONGEST_SHOWN = 40;

/** Returns the question about numbers before the codes, which may be quantities or line numbers. */
export const numberingQuestion = (examples: readonly string[]): QuantityQuestion => ({
  choices: [{ title: '', column: 1, examples }],
});

/** Returns the question about a table. */
export function questionOf({ titles, quantity, rows }: Table): QuantityQuestion {
  const choices = (quantity.choices ?? []).map((column) => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    const examples = cells.slice(0, MOST_EXAMPLES).map((cell) => cell.slice(0, LONGEST_SHOWN));
    return { title: (titles[column] ?? '').slice(0, LONGEST_SHOWN), column: column + 1, examples };
  });
  return { choices };
}
