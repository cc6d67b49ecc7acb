import type { EarlyReason } from '../../../src/api/quote/quote-days.rules.ts';
import type { OccState } from '../../../src/api/quote/quote.rules.ts';
import type { StoredCart } from '../cart/store.ts';
import type { Repository } from '../core/repository.ts';

/** A quote with the cart that it was made of, at the prices of that day. */
export type StoredQuote = {
  code: string;
  userId: string;
  site: string;
  name: string;
  description: string;
  comment?: string | undefined;
  state: OccState;
  /** Its lines, with `quote` set, and what its checkout had chosen. */
  cart: StoredCart;
  /** Instants in milliseconds. */
  createdAt: number;
  sentAt?: number | undefined;
  readyAt?: number | undefined;
  endedAt?: number | undefined;
  /** The last day of its prices, as the shop counts days. */
  lastDay: string;
  /** What ended them early, when it was made. */
  early?: readonly EarlyReason[] | undefined;
  /** Of the cart that CHECKOUT made. */
  cartGuid?: string | undefined;
  orderCode?: string | undefined;
};

export const quotesIn = (repository: Repository) => {
  const quotes = repository.collection<StoredQuote>('quotes');
  const owners = repository.collection<{ userId: string }>('quote owners');
  const counter = repository.collection<{ last: number }>('quote counter');
  const begun = repository.collection<true>('quotes begun');
  const save = (quote: StoredQuote): void => {
    quotes.put(`${quote.userId} ${quote.code}`, quote.userId, quote);
    owners.put(quote.code, '', { userId: quote.userId });
  };
  const get = (userId: string, code: string): StoredQuote | undefined => quotes.get(`${userId} ${code}`);
  return {
    of: (userId: string): readonly StoredQuote[] => quotes.of(userId),
    get,
    /** Customers of a site who have been given what they begin with. */
    begun,
    ownerOf: (code: string): string | undefined => owners.get(code)?.userId,
    save,
    /** It became an order: to be said in the order's own transaction. */
    ordered: (userId: string, code: string, orderCode: string, at: number): void => {
      const quote = get(userId, code);
      if (quote) save({ ...quote, state: 'BUYER_ORDERED', orderCode, endedAt: at });
    },
    nextCode: (): string => {
      const last = (counter.get('quote')?.last ?? FIRST_CODE) + 1;
      counter.put('quote', '', { last });
      return `Q-${String(last).padStart(7, '0')}`;
    },
    clear: (): void => {
      quotes.clear();
      owners.clear();
      begun.clear();
    },
  };
};

const FIRST_CODE = 48_000;
