import { callService } from '../../core/http/call-service.ts';
import { isServiceError } from '../../core/errors.ts';
import { ifMatch } from '../cart/if-match.ts';
import { customerMutation } from '../customer-write.ts';
import type { Customer } from '../customer.ts';
import type { InferInput } from 'valibot';
import { actOnQuote, createQuote, readQuote, type Quote } from './quote.contract.ts';

/** `key` belongs to this one quote: whoever sends it again, with the same words, gets that quote. */
export type QuoteRequest = {
  key: string;
  body: InferInput<(typeof createQuote)['body']>;
  /** Of the cart as it was seen; none for a quote of a quote. */
  version?: number | undefined;
};

/**
 * Makes a quote of a cart, or of a quote, exactly once. After a lost answer the service is asked by the same key, which gives the
 * quote that was made, else makes it. Rejects with `WriteError`: `write.notDone` where it refused by then, `write.unconfirmed` where
 * nobody knows: the same key is to be sent next. Source: QTE-01 d, LEAD-09 c.
 */
export const createQuoteMutation = (of: Customer) =>
  customerMutation<Quote, QuoteRequest>({
    owner: of,
    changes: ['quotes'],
    write: (request) => post(of, request),
    // What is refused by its key is refused for good.
    settles: true,
    confirm: async (request) => {
      try {
        return { result: await post(of, request) };
      } catch (error) {
        if (isServiceError(error) && error.kind === 'status' && error.status < 500 && error.status !== 429)
          return undefined;
        throw error;
      }
    },
  });

const post = (path: Customer, { key, body, version }: QuoteRequest): Promise<Quote> =>
  callService(createQuote, {
    path,
    body,
    query: { fields: 'FULL' },
    headers: { 'Idempotency-Key': key, ...ifMatch({ version }) },
  });

const act = (of: Customer, quoteCode: string, action: 'CANCEL' | 'CHECKOUT') =>
  callService(actOnQuote, { path: { ...of, quoteCode }, body: { action } });

const read = (of: Customer, quoteCode: string) =>
  callService(readQuote, { path: { ...of, quoteCode }, query: { fields: 'FULL' } });

/** Cancels a quote. Source: QTE-04 d. */
export const cancelQuoteMutation = (of: Customer) =>
  customerMutation<undefined, string>({
    owner: of,
    changes: ['quotes'],
    write: (code) => act(of, code, 'CANCEL'),
    confirm: async (code) =>
      (await read(of, code)).state === 'CANCELLED' ? { result: undefined } : undefined,
  });

/**
 * Has the cart made that a quote is ordered by, and gives its code; made once, however often it is asked for. The present cart
 * stays. Rejects with `ServiceError` of type `QuoteExpired`, or `QuoteOrdered`. Source: QTE-04 e, h.
 */
export const orderQuoteMutation = (of: Customer) =>
  customerMutation<string, string>({
    owner: of,
    changes: ['quotes'],
    write: async (code) => {
      await act(of, code, 'CHECKOUT');
      return cartOf(await read(of, code));
    },
    confirm: async (code) => {
      const { cartId } = await read(of, code);
      return cartId === undefined ? undefined : { result: cartId };
    },
  });

const cartOf = ({ code, cartId }: Quote): string => {
  if (cartId === undefined) throw new Error(`The quote ${code} names no cart.`);
  return cartId;
};
