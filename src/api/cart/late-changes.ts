import { now } from '../../core/clock.ts';
import { readChanges, writeChanges, type LateChange } from './adding-notes.ts';
import type { CartAddress } from './cart-address.ts';
import type { Cart, CartEntry } from './cart.contract.ts';
import type { LateKind } from './follow-late.ts';
import { CALL_LASTS } from './late-calls.ts';
import { hasOtherLines, lateEndOf, linesOf, type LateEnd } from './late-changes.rules.ts';

/*
 * Changes of a line on a host without versions that had no answer: one that is done late meets whatever stands at its number by then, or
 * undoes a newer quantity. Each later reading of the cart is compared with what it should hold without them (API-06 b).
 */

/** Notes a change that may be done later to an entry of this cart. */
export const noteLateChange = (
  address: CartAddress,
  cart: Cart,
  { entryNumber: number, product: { code } }: CartEntry,
  quantity: number,
): void => {
  const change: LateChange = { code, quantity, number, sent: now(), lines: linesOf(cart) };
  writeChanges(address, [...readChanges(address), change]);
};

/** The last one noted of this product is known by now. */
export const endLateChange = (address: CartAddress, code: string): void => {
  const all = readChanges(address);
  const last = all.findLastIndex((one) => one.code === code);
  if (last >= 0) writeChanges(address, all.toSpliced(last, 1));
};

/** The shopper wants so many units of a product now; without any its line is gone by this page's own doing. */
export const wishLater = (address: CartAddress, code: string, quantity: number): void => {
  const all = readChanges(address);
  // Nearly always there are none.
  if (all.length === 0) return;
  writeChanges(
    address,
    all.map((one) => ({
      ...one,
      ...(one.code === code && one.quantity > 0 && { asked: quantity }),
      ...(quantity === 0 && { lines: one.lines.filter((line) => line.code !== code) }),
    })),
  );
};

const isOver = ({ sent }: LateChange): boolean => now() - sent >= CALL_LASTS;

/** Takes what the changes of these entries are found to have done; the cart as it is now is what comes next is compared with. */
const take = (address: CartAddress, cart: Cart): readonly LateEnd[] => {
  const ends: LateEnd[] = [];
  const left = readChanges(address).flatMap((change) => {
    const end = lateEndOf(change, cart);
    if (end) ends.push(end);
    return end || isOver(change) ? [] : { ...change, lines: linesOf(cart) };
  });
  writeChanges(address, left);
  return ends;
};

/** For `followKind`. */
export const LATE_CHANGES: LateKind<LateEnd> = {
  isAny: (address) => readChanges(address).length > 0,
  isDue: (address, cart) =>
    readChanges(address).some((one) => isOver(one) || hasOtherLines(one.lines, cart) || lateEndOf(one, cart)),
  take,
};
