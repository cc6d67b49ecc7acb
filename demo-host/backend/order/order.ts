import { SEEDED_USER_NAMES } from '../../identity/people.ts';

/* What other resources know of the orders that the demo begins with, without the whole of them. */

/** Lower numbers belong to customers who can sign in from the start. */
const LATER = 20_000;

/**
 * Returns the number of a customer's first order. It is the same in each demo (00004711 for the first customer) and
 * unique.
 */
export const seedCode = (userId: string, isTaken: (code: string) => boolean = () => false): string => {
  const place = SEEDED_USER_NAMES.indexOf(userId.replace(/^user-/, ''));
  if (place >= 0) return padded(4711 + 37 * place);
  let number = LATER;
  for (const character of userId) number = LATER + ((number * 31 + character.codePointAt(0)!) % 70_000);
  while (isTaken(padded(number))) number += 1;
  return padded(number);
};

const padded = (number: number): string => String(number).padStart(8, '0');

/** The customer with a long history. */
export const LONG_HISTORY = 'user-max';
export const LONG_HISTORY_ORDERS = 10_000;

const SIX_YEARS_MS = 6 * 365 * 86_400_000;
const FIRST_NUMBER = 9_104_417;

/** What the rule of the long history says of its order at a place, the newest first. `today` is in milliseconds. */
export const orderByRule = (at: number, today: number) => ({
  number: String(FIRST_NUMBER - at),
  placedAt: today - Math.floor((at * SIX_YEARS_MS) / LONG_HISTORY_ORDERS),
  isCancelled: at >= 4 && at % 53 === 7,
  /** Every third order is paid by invoice. */
  isInvoiced: at >= 12 && at % 3 === 1 && at % 53 !== 7,
  purchaseOrderNumber: at % 2 === 0 ? `PO-${7000 + (at % 900)}-${at % 40}` : undefined,
  /** Which product of so many each line has, and how many of it. */
  lines: (products: number) =>
    Array.from({ length: 1 + (at % 3) }, (_, line) => ({
      product: (at * 31 + line * 17) % products,
      quantity: 1 + ((at + line * 5) % 24),
    })),
});
