import { callService } from '../../core/http/call-service.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import type { Customer } from '../customer.ts';
import { customerQuery } from '../query.ts';
import { listQuotes, readQuote, readQuoteEligibility } from './quote.contract.ts';

/** The part of the list to read. Pages count from 0. `statuses` are from `SHOWN_STATES` in capitals; '' means all. */
export type QuotesWanted = { page: number; sort: string; statuses: string; query: string };

export const QUOTES_A_PAGE = 20;

/** Reads one page of the customer's quotes. Source: QTE-04 a. */
export const quotesQuery = (of: Customer | undefined, { page, sort, statuses, query }: QuotesWanted) =>
  customerQuery({
    of,
    resource: 'quotes',
    part: ['list', String(page), sort, statuses, query],
    read: (path, signal) =>
      callService(listQuotes, {
        path,
        query: {
          currentPage: String(page),
          pageSize: String(QUOTES_A_PAGE),
          sort,
          ...(statuses && { statuses }),
          ...(query && { query }),
          fields: 'FULL',
        },
        signal,
      }),
  });

/** Reads one quote by its number. Nothing is requested without a number. Source: QTE-04 b. */
export const quoteQuery = (of: Customer | undefined, quoteCode: string | undefined) =>
  customerQuery({
    of: of && quoteCode !== undefined ? { ...of, quoteCode } : undefined,
    resource: 'quotes',
    part: ['one', quoteCode ?? ''],
    read: (path, signal) => callService(readQuote, { path, query: { fields: 'FULL' }, signal }),
    // The missing data of its trainings is entered in its cart.
    follows: ['checkoutCart'],
  });

/** Reads when a quote of this cart would end, and why early. It is read again when the cart changes. Source: QTE-03. */
export const quoteEligibilityQuery = (of: CartAddress | undefined) =>
  customerQuery({
    of,
    resource: 'quotes',
    part: ['eligibility', of?.cartId ?? ''],
    read: (path, signal) => callService(readQuoteEligibility, { path, signal }),
    follows: ['cart', 'checkoutCart'],
  });
