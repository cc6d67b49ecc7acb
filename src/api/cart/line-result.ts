import type { CartModification, ModificationStatus } from './cart-writes.contract.ts';
import type { Doubt } from './already-in.rules.ts';
import type { Excess } from './excess.ts';

/** Product code and units, as added to a cart. */
export type Line = { code: string; quantity: number };

/**
 * What became of one line. `added` is in units; less than asked for `lowStock` and `maxOrderQuantityExceeded`. With a
 * `failure` it was not the store that did not take it: the same line may be sent again with the same key.
 */
export type LineResult = Line & {
  status: ModificationStatus;
  added: number;
  failure?: 'failed' | 'unconfirmed';
  /**
   * Units of the product in the cart before, where no key keeps a call that the browser repeats from adding twice. Absent where no
   * call was sent, or the store said that it did nothing.
   */
  held?: number;
  /** Of what is added, units that the cart was found to hold: by an earlier try, or by somebody else who added just as many. */
  found?: number;
  /** Units that are in by an earlier try of more than this. */
  earlier?: number;
  /** Unconfirmed, since no answer came; the cart was read and shows nothing of it yet. */
  notSeen?: true;
  /** The cart was found to hold more than before and what was added. */
  excess?: Excess;
};

/** What an answer says of a line. Done as asked is all of it, where a host does not say how much. */
export const resultOf = (line: Line, modification: CartModification = {}): LineResult => {
  const { statusCode, quantityAdded = statusCode === 'success' ? line.quantity : 0 } = modification;
  const added = Math.max(0, quantityAdded);
  return { ...line, status: statusCode ?? (added >= line.quantity ? 'success' : 'unavailable'), added };
};

/** The result of a line that an earlier call has brought in whole; `earlier` where that was of more. */
export const inAlready = (line: Line, doubt: Doubt | undefined): LineResult => {
  const earlier = (doubt?.quantity ?? 0) - line.quantity;
  const { quantity } = line;
  return { ...line, status: 'success', added: quantity, found: quantity, ...(earlier > 0 && { earlier }) };
};
