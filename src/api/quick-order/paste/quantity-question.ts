import type { Table } from './tables.ts';

/** A column that may hold the quantities: its title, '' without one; its number from 1; what stands in it first. */
export type QuantityChoice = {
  readonly title: string;
  readonly column: number;
  readonly examples: readonly string[];
};

/** Which column holds the quantities; without a choice none does. One of each can always be answered. [QO-09] */
export type QuantityQuestion = { readonly choices: readonly QuantityChoice[] };

const MOST_EXAMPLES = 3;
const LONGEST_SHOWN = 40;

/** Numbers before the codes, which may be quantities or number the lines. */
export const numberingQuestion = (examples: readonly string[]): QuantityQuestion => ({
  choices: [{ title: '', column: 1, examples }],
});

/** What is to be asked about a table. */
export function questionOf({ titles, quantity, rows }: Table): QuantityQuestion {
  const choices = (quantity.choices ?? []).map((column) => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    const examples = cells.slice(0, MOST_EXAMPLES).map((cell) => cell.slice(0, LONGEST_SHOWN));
    return { title: (titles[column] ?? '').slice(0, LONGEST_SHOWN), column: column + 1, examples };
  });
  return { choices };
}
