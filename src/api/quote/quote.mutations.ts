import { ifMatch } from '../cart/cart-writes.contract.ts';
import { callService } from '../../core/http/call-service.ts';
import { isServiceError } from '../../core/errors.ts';
import { customerMutation } from '../customer-write.ts';
import type { Customer } from '../customer.ts';
import type { InferInput } from 'valibot';
import { actOnQuote, createQuote, readQuote, type Quote } from './quote.contract.ts';

/** The request for a quote. `key` identifies this one quote: sending it again with the same body returns that quote. */
export type QuoteRequest = {
  key: string;
  body: InferInput<(typeof createQuote)['body']>;
  /** The version of the cart as it was shown. Undefined for a quote of a quote. */
  version?: number | undefined;
};

/**
 * Creates a quote exactly once. If the answer is lost, the request is sent again with the same key. Rejects with
 * `WriteError`: `write.notDone` if the service then refused, else `write.unconfirmed`; the next try must use the same key.
 * Source: QTE-01 d, LEAD-09 c.
 */
export const createQuoteMutation = (of: Customer) =>
  customerMutation<Quote, QuoteRequest>({
    owner: of,
    changes: ['quotes'],
    write: (request) => post(of, request),
    // A refusal of this key is final.
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

/** Creates the cart for ordering a quote, once. Returns its code. Rejects with `ServiceError` by type. Source: QTE-04 e. */
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
