import * as v from 'valibot';
import { OCC_STATES } from '../../../src/api/quote/quote.rules.ts';
import { defineEndpoint } from '../../../src/core/http/define-endpoint.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { unknownIdentifier } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { dropCartOf } from './quote-cart.ts';
import { withLastDayIn } from './quote.ts';
import { quotesIn } from './store.ts';

const order = defineEndpoint('POST', '/__quotes', {
  body: v.strictObject({
    code: v.string(),
    state: v.optional(v.picklist(OCC_STATES)),
    /** The code of the order that it became. */
    orderCode: v.optional(v.string()),
    /** The days from today until its last day; negative if that has passed. */
    lastDayIn: v.optional(v.pipe(v.number(), v.integer())),
  }),
});

/** Control endpoints for tests: the sellers' answers, and time. They exist in development only. */
export const quoteControlRoutes = ({ repository, clock }: Services): Route[] => [
  handle(order, ({ body: { code, state, orderCode, lastDayIn } }) => {
    const quotes = quotesIn(repository);
    const owner = quotes.ownerOf(code);
    const quote = owner === undefined ? undefined : quotes.get(owner, code);
    if (!quote) throw unknownIdentifier('quote', code);
    const now = clock.now();
    repository.transaction(() => {
      const isOver = state === 'BUYER_ORDERED' || state === 'CANCELLED';
      if (isOver) dropCartOf(quote, repository);
      quotes.save({
        ...(lastDayIn === undefined ? quote : withLastDayIn(quote, lastDayIn, now)),
        ...(state && { state }),
        ...(state === 'BUYER_OFFER' && { readyAt: now }),
        ...(isOver && { endedAt: now }),
        ...(orderCode !== undefined && { orderCode }),
      });
    });
    return undefined;
  }),
];
