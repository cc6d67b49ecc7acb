import { useState } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { checkoutCartQuery } from '../../../api/checkout/checkout.queries.ts';
import { useCustomerMutation } from '../../../api/customer-write.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { missingParts, type MissingPart } from '../../../api/quote/missing-parts.ts';
import type { Quote, QuoteEligibility } from '../../../api/quote/quote.contract.ts';
import { createQuoteMutation, type QuoteRequest } from '../../../api/quote/quote.mutations.ts';
import { quoteEligibilityQuery } from '../../../api/quote/quote.queries.ts';
import { reportLater } from '../../../api/report-later.ts';
import { now } from '../../../core/clock.ts';
import { randomId } from '../../../core/random.ts';
import { unknownQuote } from './quote-draft.ts';
import { isServiceError } from '../../../core/errors.ts';
import { reasonOf, type Reason } from '../../../core/reason-of.ts';

export type QuoteNamed = { name: string; comment: string };

/** The outcome of a press: something is missing, the shopper must agree to an early end, or the request was sent. */
export type QuoteOutcome =
  | { missing: readonly MissingPart[] }
  | { early: QuoteEligibility }
  | { created: Quote }
  | { failed: QuoteFailure };

const NOBODY = { userId: '', whose: '' };

/** Returns what making a quote of the cart needs, and the function that makes it. Source: QTE-01, QTE-03. */
export const useCreateQuote = (at: CartAddress | undefined) => {
  const cart = useCustomerQuery(checkoutCartQuery(at));
  const eligibility = useCustomerQuery(quoteEligibilityQuery(at));
  const create = useCustomerMutation(createQuoteMutation(at ?? NOBODY));
  const [unknown, setUnknown] = useState(unknownQuote.read);

  const send = async (request: QuoteRequest): Promise<QuoteOutcome> => {
    // The request is stored before it is sent: the page may be closed before the answer arrives.
    unknownQuote.keep(request);
    try {
      const created = await create.mutateAsync(request);
      unknownQuote.forget();
      return { created };
    } catch (error) {
      const failed = quoteFailure(error);
      if (failed !== 'unknown') unknownQuote.forget();
      setUnknown(failed === 'unknown' ? request : undefined);
      reportLater('quote.create', error);
      return { failed };
    }
  };

  /** @param agreed whether the shopper has agreed to an early end. */
  const ask = async ({ name, comment }: QuoteNamed, agreed: boolean): Promise<QuoteOutcome> => {
    // An earlier request with an unknown outcome is repeated first, unchanged: the same key gives the same quote.
    if (unknown) return send(unknown);
    const [read, told] = await Promise.all([cart.refetch(), eligibility.refetch()]);
    const error = read.error ?? told.error;
    if (error || !read.data || !told.data) {
      reportLater('quote.create', error);
      const failed = quoteFailure(error);
      return { failed: failed === 'unknown' ? 'nothing' : failed };
    }
    const missing = missingParts(read.data, now());
    if (missing.length > 0) return { missing };
    if (!agreed && told.data.earlyExpiration.length > 0) return { early: told.data };
    const body = { cartId: read.data.code, name, ...(comment && { comment }) };
    return send({ key: randomId(), body, version: read.data.version });
  };

  return {
    ask,
    missing: cart.data ? missingParts(cart.data, now()) : [],
    /** The earlier request whose outcome is unknown. */
    unknown: unknown?.body,
  };
};

/** Why a press made no quote. `unknown` means that a quote may have been made. */
export type QuoteFailure = 'nothing' | 'unknown' | 'changed' | 'signedOut' | 'offline';

/** Returns the reason for a failed try to make a quote. Source: QTE-01 c, d. */
const quoteFailure = (error: unknown): QuoteFailure => {
  const isRefused = isServiceError(error) && !error.undecided;
  const why = reasonOf(error, { status: { 403: 'refused', 409: 'refused' } });
  return FAILURES[why] ?? (isRefused ? 'nothing' : 'unknown');
};

const FAILURES: Partial<Record<Reason, QuoteFailure>> = {
  offline: 'offline',
  forbidden: 'signedOut',
  changed: 'changed',
  notDone: 'nothing',
};
