import { now } from '../../core/clock.ts';
import { readChanges, writeChanges, type LateChange } from './adding-notes.ts';
import type { CartAddress } from './cart-address.ts';
import type { Cart, CartEntry } from './cart.contract.ts';
import type { LateKind } from './follow-late.ts';
import { CALL_LASTS } from './late-calls.ts';
import { hasOtherLines, lateQuantity, linesOf, type LateEnd } from './late-changes.rules.ts';
import { lateRemovals } from './late-removals.rules.ts';
import { unitsOf } from './product-in-cart.ts';

/*
 * Unanswered changes of a line on a host without versions. If such a change is done late, it affects the line that has its
 * number then, or undoes a newer quantity. Each later reading of the cart is compared with what it should hold without them
 * (API-06 b).
 */

/** Records a change of an entry that may be done later. */
export const noteLateChange = (
  address: CartAddress,
  cart: Cart,
  { entryNumber: number, product: { code }, quantity: units }: CartEntry,
  quantity: number,
): void => {
  const change: LateChange = { code, quantity, number, sent: now(), units, lines: linesOf(cart) };
  writeChanges(address, [...readChanges(address), change]);
};

/** Records that the result of the product's last change is known. */
export const endLateChange = (address: CartAddress, code: string): void => {
  const all = readChanges(address);
  const last = all.findLastIndex((one) => one.code === code);
  if (last >= 0) writeChanges(address, all.toSpliced(last, 1));
};

/** Records how many units of a product the shopper wants now. With 0, this page itself removes the line. */
export const wishLater = (address: CartAddress, code: string, quantity: number): void =>
  change(address, code, (one) => ({
    ...one,
    ...(one.code === code && { asked: quantity }),
    ...(quantity === 0 && { lines: one.lines.filter((line) => line.code !== code) }),
  }));

/** Records that the shopper has added units of a product whose line an earlier removal or change may still affect. */
export const addToWish = (address: CartAddress, code: string, units: number): void => {
  if (units > 0)
    change(address, code, (one) =>
      one.code === code && (one.quantity === 0 || one.asked !== undefined)
        ? { ...one, asked: (one.asked ?? 0) + units }
        : one,
    );
};

/** A line that was reported as gone is no longer offered once the shopper has decided about its product again. */
const change = (address: CartAddress, code: string, of: (one: LateChange) => LateChange): void => {
  const all = readChanges(address);
  // Usually there are none.
  if (all.length > 0) writeChanges(address, all.filter(({ gone }) => gone?.line.code !== code).map(of));
};

/** How long a page with the cart offers to put back a line that another page reported as gone, in milliseconds. */
const OFFERED = 3_600_000;

const isOver = ({ sent, gone }: LateChange): boolean => now() - sent >= (gone ? OFFERED : CALL_LASTS);

/**
 * Takes what these changes are found to have done. The cart becomes the new basis of comparison. If `isKept`, a line that
 * is gone is kept for a page with the cart, unless it is in the cart again.
 */
const take = (address: CartAddress, cart: Cart, isKept: boolean): readonly LateEnd[] => {
  const ends: LateEnd[] = [];
  const all = readChanges(address);
  const removals = all.filter(({ quantity, gone }) => quantity === 0 && !gone);
  const removed = lateRemovals(removals, cart);
  const endOf = (one: LateChange) => (one.quantity === 0 ? removed.get(one) : lateQuantity(one, cart));
  const left = all.flatMap((one): LateChange | LateChange[] => {
    if (one.gone) {
      const { gone } = one;
      const { code, name, quantity } = gone.line;
      const units = unitsOf(cart, code);
      if (isOver(one) || units !== (gone.kind === 'kept' ? quantity : 0)) return [];
      if (isKept) return one;
      ends.push(
        gone.kind === 'kept'
          ? { kind: 'notDone', code, name, asked: one.quantity }
          : { ...gone, kind: gone.kind },
      );
      return [];
    }
    const end = endOf(one);
    const next = isOver(one) ? [] : { ...one, ...sinceGone(one, cart), lines: linesOf(cart) };
    if (end === undefined) return next;
    if (!('line' in end)) {
      ends.push(end);
      return unitsOf(cart, one.code) === 0 ? next : [];
    }
    ends.push(end);
    return isKept ? { ...one, sent: now(), gone: end } : [];
  });
  writeChanges(address, left);
  return ends;
};

/** If the line of a changed quantity is gone, only what the shopper now has of the product is wanted. */
const sinceGone = ({ code, quantity, units }: LateChange, cart: Cart): Partial<LateChange> => {
  const held = unitsOf(cart, code);
  const isOfIt = quantity > 0 && (held === 0 || units === 0);
  return isOfIt ? { asked: held, units: held } : {};
};

/**
 * Returns the kind for `followKind`. Set `isKept` on a page without the cart, whose shopper finds the lines on a page with
 * it.
 */
export const lateChanges = (isKept: boolean): LateKind<LateEnd> => ({
  isAny: (address) => readChanges(address).some(({ gone }) => !gone || !isKept),
  isDue: (address, cart) =>
    readChanges(address).some((one) =>
      one.gone
        ? !isKept
        : // A removal only shows by the lines.
          isOver(one) || hasOtherLines(one.lines, cart) || lateQuantity(one, cart) !== undefined,
    ),
  take: (address, cart) => take(address, cart, isKept),
});
