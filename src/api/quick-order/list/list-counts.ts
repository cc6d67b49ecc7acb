import type { QuickOrderState } from './quick-order-state.ts';

/** How many lines of a list are in which state. `open` are those of `found` that need a quantity. */
export type ListCounts = {
  found: number;
  repeated: number;
  unknown: number;
  open: number;
  left: number;
  others: number;
};

/** Counts the lines of the last list as it was read, and the rows of it that need a quantity now. */
export const listCounts = ({ report, rows }: QuickOrderState): ListCounts => ({
  found: report?.found ?? 0,
  unknown: report?.unknown ?? 0,
  open: rows.filter(({ from, quantity }) => from && from.list === report?.list?.id && quantity.trim() === '')
    .length,
  repeated: report?.duplicates.length ?? 0,
  left: (report?.notPlaced.length ?? 0) + (report?.leftOff ?? 0),
  others: report?.others.length ?? 0,
});
