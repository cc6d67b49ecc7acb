import { now } from '../../core/clock.ts';
import { readLate, readNotes, writeLate, writeNotes, type LateCall } from './adding-notes.ts';
import { cartAddress, type CartAddress } from './cart-address.ts';
import type { Cart } from './cart.contract.ts';
import { arrivedOf } from './late-calls.rules.ts';
import { nameIn, unitsOf } from './product-in-cart.ts';

/*
 * Adding calls without an answer whose effect the cart does not show. The store may do them after the page gave up. Each
 * later reading of the cart is compared with what it should hold without them, so that the shopper is told if something
 * arrives late or twice (API-06 b).
 */

/** How long a call without an answer may still be running, in milliseconds. */
export const CALL_LASTS = 120_000;

/** The units that a late call has brought into the cart. */
export type Arrival = {
  code: string;
  name: string;
  quantity: number;
  /** The units of the product in the cart now. */
  units: number;
  /** True if the product was added again since, so that it is now in the cart twice. */
  again: boolean;
};

/**
 * Records a call that may be done later. For a request with a key, there is one record for each product, however often it
 * was sent.
 */
export const noteLate = (address: CartAddress, call: Omit<LateCall, 'sent' | 'again'>): void => {
  if (call.quantity === 0) return;
  const { code, expected, request } = call;
  const others = readLate(address).filter(
    (one) => request === undefined || one.request !== request || one.code !== code,
  );
  const same = others.map((one) => (one.code === code ? { ...one, expected } : one));
  writeLate(address, [...same, { ...call, sent: now(), again: false }]);
};

/** Records that the request with this key was answered. */
export const endLate = (address: CartAddress, request: string): void =>
  change(address, (one) => (one.request === request ? undefined : one));

/** Records that this many units of a product were reported as added since. */
export const addLater = (address: CartAddress, code: string, units: number): void => {
  if (units > 0)
    change(address, (one) =>
      one.code === code ? { ...one, expected: one.expected + units, again: true } : one,
    );
};

/** Records that the shopper has set this many units of a product. */
export const setLater = (address: CartAddress, code: string, units: number): void =>
  change(address, (one) => (one.code === code ? { ...one, expected: units } : one));

const change = (address: CartAddress, of: (one: LateCall) => LateCall | undefined): void => {
  const all = readLate(address);
  // Usually there are none.
  if (all.length > 0)
    writeLate(
      address,
      all.flatMap((one) => of(one) ?? []),
    );
};

/** Returns the products for which a call may still be done. */
export const lateCodes = (): readonly string[] => {
  const address = cartAddress();
  return address === undefined ? [] : readLate(address).map(({ code }) => code);
};

/** Returns whether a cart that the page has read may show a late call, or a call's time is over and the last check is due. */
export const isLateDue = (address: CartAddress, cart: Cart): boolean =>
  readLate(address).some((one) => isOver(one) || unitsOf(cart, one.code) !== one.expected);

const isOver = ({ sent }: LateCall): boolean => now() - sent >= CALL_LASTS;

/**
 * Takes the arrivals of these products, or of all, from a cart that was just read. A call whose time is over is dropped. A
 * quantity that no call explains comes from another tab or the shopper, and becomes the new basis of comparison.
 */
export const takeLate = (address: CartAddress, cart: Cart, codes?: readonly string[]): Arrival[] => {
  const all = readLate(address);
  const isAsked = (code: string) => codes === undefined || codes.includes(code);
  const arrivals: Arrival[] = [];
  const left = all.filter(({ code }) => !isAsked(code));
  const ended = new Set<string>();
  for (const code of new Set(all.map((one) => one.code).filter(isAsked))) {
    const calls = all.filter((one) => one.code === code);
    const units = unitsOf(cart, code);
    const arrived = arrivedOf(calls, units);
    // The first arrival is what was asked for, unless that was already reported as added.
    let again = calls.some((one) => one.again);
    for (const { quantity } of arrived) {
      arrivals.push({ code, name: nameIn(cart, code), quantity, units, again });
      again = true;
    }
    const open = calls.filter((one) => !arrived.includes(one) && !isOver(one));
    left.push(...open.map((one) => ({ ...one, expected: units, again })));
    if (open.length + arrived.length === 0) ended.add(code);
  }
  if (ended.size > 0) noteNotIn(address, ended);
  if (all.length > 0) writeLate(address, left);
  return arrivals;
};

/** Records that these calls can't be done any more and are not in the cart, so that the result of their lines is now known. */
const noteNotIn = (address: CartAddress, codes: ReadonlySet<string>): void =>
  writeNotes(
    address,
    readNotes(address).map((note) =>
      note.unsure && note.others !== undefined && codes.has(note.code) ? { ...note, unsure: false } : note,
    ),
  );
