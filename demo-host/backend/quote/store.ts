import type { EarlyReason } from '../../../src/api/quote/quote-days.rules.ts';
import type { OccState } from '../../../src/api/quote/quote.rules.ts';
import type { StoredCart } from '../cart/store.ts';
import type { Repository } from '../core/repository.ts';

/** A quote with the cart that it was made from, at the prices of that day. */
export type StoredQuote = {
  code: string;
  userId: string;
  site: string;
  name: string;
  description: string;
  comment?: string | undefined;
  /** Comments that came after it. */
  laterComments?: readonly { text: string; at: number }[] | undefined;
  state: OccState;
  /** The cart: its lines, with `quote` set, and the choices of its checkout. */
  cart: StoredCart;
  /** Instants in milliseconds. */
  createdAt: number;
  sentAt?: number | undefined;
  readyAt?: number | undefined;
  endedAt?: number | undefined;
  /** The last day of its prices, in the store's time zone. */
  lastDay: string;
  /** The reasons for an early end, as of its creation. */
  early?: readonly EarlyReason[] | undefined;
  /** The GUID of the cart that CHECKOUT made. */
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
    /** Customers of a site who have been given their first quotes. */
    begun,
    ownerOf: (code: string): string | undefined => owners.get(code)?.userId,
    save,
    /** Marks a quote as ordered. It must run in the order's own transaction. */
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
