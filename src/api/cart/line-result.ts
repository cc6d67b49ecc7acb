import type { CartModification, ModificationStatus } from './cart-writes.contract.ts';
import type { Doubt } from './already-in.rules.ts';
import type { Excess } from './excess.ts';

/** A product code and the units to add. */
export type Line = { code: string; quantity: number };

/**
 * The result of one line. `added` is in units; it is less than asked for with `lowStock` and `maxOrderQuantityExceeded`.
 * With a `failure`, the store did not refuse the line: it may be sent again with the same key.
 */
export type LineResult = Line & {
  status: ModificationStatus;
  added: number;
  failure?: 'failed' | 'unconfirmed';
  /**
   * The units of the product in the cart before. Set if no key prevents a repeated call from adding twice. Absent if no
   * call was sent or the store said that it did nothing.
   */
  held?: number;
  /** The part of `added` that was found in the cart, from an earlier try or from somebody else who added the same number. */
  found?: number;
  /** The surplus of an earlier try that asked for more and is in the cart. */
  earlier?: number;
  /** True if the line is unconfirmed because no answer came, and the cart, as read since, does not show it. */
  notSeen?: true;
  /** Set if the cart holds more than the units before plus the units added. */
  excess?: Excess;
};

/** Converts an answer to a line's result. If a host reports success without a number, all units count as added. */
export const resultOf = (line: Line, modification: CartModification = {}): LineResult => {
  const { statusCode, quantityAdded = statusCode === 'success' ? line.quantity : 0 } = modification;
  const added = Math.max(0, quantityAdded);
  return { ...line, status: statusCode ?? (added >= line.quantity ? 'success' : 'unavailable'), added };
};

/** Returns the result of a line that an earlier call has added completely. `earlier` is set if that call was for more units. */
export const inAlready = (line: Line, doubt: Doubt | undefined): LineResult => {
  const earlier = (doubt?.quantity ?? 0) - line.quantity;
  const { quantity } = line;
  return { ...line, status: 'success', added: quantity, found: quantity, ...(earlier > 0 && { earlier }) };
};
