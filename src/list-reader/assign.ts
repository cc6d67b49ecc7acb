import type { Line, Table } from './split.ts';

/** Which column holds which field. A field without a column is not in the list, or is asked. */
export type Columns<F extends string> = { readonly [field in F]?: number };

/** A question about a field: the columns that may hold it. Without choices no column can. */
export type Ask<F extends string> = { readonly field: F; readonly choices: readonly number[] };

/** How a list is read: by `columns`, else each line by itself. `ask`: what the shopper must choose; that field is empty. */
export type Assignment<F extends string> = {
  readonly columns?: Columns<F>;
  readonly ask?: Ask<F>;
};

/** A line as the shopper wrote it, with its number from 1. */
export type Source = { readonly line: number; readonly text: string };

/**
 * A line that gives no row, to show and to copy. `why`: a spreadsheet has shortened its ISBN (9.78E+12); it is too long; its
 * codes are past those that were looked up, with the code that it seems to have.
 */
export type OtherLine = Source & {
  readonly why?: 'shortened' | 'too-long' | 'not-looked-up' | 'repeated';
  readonly code?: string;
};

export const sourceOf = ({ number, source }: Line): Source => ({ line: number, text: source });

/** Returns how many columns the list has. */
export const widthOf = ({ lines }: Table): number =>
  lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
