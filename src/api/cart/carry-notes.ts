import { now } from '../../core/clock.ts';
import {
  readWaiting,
  readNotes,
  readLate,
  writeAllNotes,
  type LateChange,
  type Notes,
} from './adding-notes.ts';
import type { CartAddress } from './cart-address.ts';
import type { Cart } from './cart.contract.ts';
import { nameIn, unitsOf } from './product-in-cart.ts';

/**
 * Carries the open notes of adding over to the customer's cart, together with the units in that cart. A call that was done
 * in time is then found there. A changed line is reported as not done. Called when the anonymous cart has become the
 * customer's, before its notes are deleted. Source: SES-11, API-06 b.
 */
export const carryNotes = (customer: CartAddress, anonymous: Cart, earlier: Cart | undefined): void => {
  const came = readWaiting(customer);
  const come = withUnits(came, earlier);
  const own = withUnits(
    { owner: '', lines: [...readNotes(customer)], late: [...readLate(customer)], changes: [] },
    anonymous,
  );
  const isCome = ({ code }: { code: string }) => come.lines.some((note) => note.code === code);
  writeAllNotes(customer, {
    owner: '',
    lines: [...own.lines.filter((note) => !isCome(note)), ...come.lines],
    late: [...own.late, ...come.late],
    // The entry numbers have changed. Changes by number can't happen any more, because their cart is gone.
    changes: keptOf(came.changes, anonymous, earlier),
  });
};

/**
 * Returns the changes to report as not done: those whose line was carried over unchanged. For each product, only the last
 * wanted change.
 */
const keptOf = (changes: readonly LateChange[], anonymous: Cart, earlier: Cart | undefined): LateChange[] =>
  changes.flatMap((one, index): LateChange | LateChange[] => {
    const { code, quantity, asked = quantity, gone } = one;
    const isLast = changes.findLastIndex((other) => other.code === code) === index;
    const units = unitsOf(anonymous, code);
    if (gone || !isLast || asked !== quantity || units === 0 || units === quantity) return [];
    const held = units + (earlier ? unitsOf(earlier, code) : 0);
    const line = { code, name: nameIn(anonymous, code), quantity: held, place: 0 };
    return { ...one, sent: now(), gone: { kind: 'kept', line, more: 0 } };
  });

const withUnits = ({ lines, late, ...others }: Notes, cart: Cart | undefined): Notes => {
  const more = (code: string) => (cart ? unitsOf(cart, code) : 0);
  return {
    ...others,
    lines: lines.map((note) => ({ ...note, held: note.held + more(note.code) })),
    late: late.map((call) => ({ ...call, expected: call.expected + more(call.code) })),
  };
};
