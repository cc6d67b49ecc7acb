import { readWaiting, readNotes, readLate, writeAllNotes, type Notes } from './adding-notes.ts';
import type { CartAddress } from './cart-address.ts';
import type { Cart } from './cart.contract.ts';
import { unitsOf } from './product-in-cart.ts';

/**
 * What is not known of adding comes along into the customer's cart, with what that holds besides: a call that was done in time is found
 * there then. Called where the anonymous cart has become theirs, before it is forgotten. Source: SES-11, API-06 b.
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
    // Numbers of entries are others now.
    changes: [],
  });
};

const withUnits = ({ lines, late, ...others }: Notes, cart: Cart | undefined): Notes => {
  const more = (code: string) => (cart ? unitsOf(cart, code) : 0);
  return {
    ...others,
    lines: lines.map((note) => ({ ...note, held: note.held + more(note.code) })),
    late: late.map((call) => ({ ...call, expected: call.expected + more(call.code) })),
  };
};
