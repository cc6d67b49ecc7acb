import { now } from '../../core/clock.ts';
import { readLate, readNotes, writeLate, writeNotes, type LateCall } from './adding-notes.ts';
import { cartAddress, type CartAddress } from './cart-address.ts';
import type { Cart } from './cart.contract.ts';
import { arrivedOf } from './late-calls.rules.ts';
import { nameIn, unitsOf } from './product-in-cart.ts';

/*
 * Calls that add and had no answer, while the cart shows nothing of them: a store may do one after the page has given it up. Each later
 * reading of the cart is compared with what it should hold without them, so that nothing comes twice, or late, without a word (API-06 b).
 */

/** So long a call without an answer may still be at work, in milliseconds. */
export const CALL_LASTS = 120_000;

/** What a late call has brought into the cart. */
export type Arrival = {
  code: string;
  name: string;
  quantity: number;
  /** Units of the product in the cart now. */
  units: number;
  /** The product had been added again, so that the cart holds it twice. */
  again: boolean;
};

/** Notes a call that may be done later. Of a request by one key there is one for each product, however often it was sent. */
export const noteLate = (address: CartAddress, call: Omit<LateCall, 'sent' | 'again'>): void => {
  if (call.quantity === 0) return;
  const { code, expected, request } = call;
  const others = readLate(address).filter(
    (one) => request === undefined || one.request !== request || one.code !== code,
  );
  const same = others.map((one) => (one.code === code ? { ...one, expected } : one));
  writeLate(address, [...same, { ...call, sent: now(), again: false }]);
};

/** The request by this key is answered. */
export const endLate = (address: CartAddress, request: string): void =>
  change(address, (one) => (one.request === request ? undefined : one));

/** So many units of a product were told as added since. */
export const addLater = (address: CartAddress, code: string, units: number): void => {
  if (units > 0)
    change(address, (one) =>
      one.code === code ? { ...one, expected: one.expected + units, again: true } : one,
    );
};

/** The shopper has set so many units of a product. */
export const setLater = (address: CartAddress, code: string, units: number): void =>
  change(address, (one) => (one.code === code ? { ...one, expected: units } : one));

const change = (address: CartAddress, of: (one: LateCall) => LateCall | undefined): void => {
  const all = readLate(address);
  // Nearly always there are none.
  if (all.length > 0)
    writeLate(
      address,
      all.flatMap((one) => of(one) ?? []),
    );
};

/** Products of which a call may still be done. */
export const lateCodes = (): readonly string[] => {
  const address = cartAddress();
  return address === undefined ? [] : readLate(address).map(({ code }) => code);
};

/** Whether a cart, as read by the page, may show something of a late call, or it is time to look for the last time. */
export const isLateDue = (address: CartAddress, cart: Cart): boolean =>
  readLate(address).some((one) => isOver(one) || unitsOf(cart, one.code) !== one.expected);

const isOver = ({ sent }: LateCall): boolean => now() - sent >= CALL_LASTS;

/**
 * Takes what has arrived, of these products or of all, by a cart that was read just now. What does not come in its time is let go of, and
 * a quantity that is neither is another tab's or the shopper's, and what is compared with from now on.
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
    // The first one is what was asked for, unless that has been told as added.
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

/** Their calls can't come any more, and the cart shows nothing of them: what was not known of their lines is known by now. */
const noteNotIn = (address: CartAddress, codes: ReadonlySet<string>): void =>
  writeNotes(
    address,
    readNotes(address).map((note) =>
      note.unsure && note.others !== undefined && codes.has(note.code) ? { ...note, unsure: false } : note,
    ),
  );
