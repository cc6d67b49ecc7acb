import type { CartModification, ModificationStatus } from './cart-writes.contract.ts';

/** A product code and the units to add. */
export type Line = { code: string; quantity: number };

/**
 * The result of one line. `added` is in units; it is less than asked for with `lowStock` and `maxOrderQuantityExceeded`.
 * With a `failure`, the store did not refuse the line: it may be sent again.
 */
export type LineResult = Line & {
  status: ModificationStatus;
  added: number;
  failure?: 'failed' | 'unconfirmed';
};

/** Converts an answer to a line's result. If a host reports success without a number, all units count as added. */
export const resultOf = (line: Line, modification: CartModification = {}): LineResult => {
  const { statusCode, quantityAdded = statusCode === 'success' ? line.quantity : 0 } = modification;
  const added = Math.max(0, quantityAdded);
  return { ...line, status: statusCode ?? (added >= line.quantity ? 'success' : 'unavailable'), added };
};
