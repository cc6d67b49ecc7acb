import * as v from 'valibot';
import { defineEndpoint } from '../../../src/core/http/define-endpoint.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import type { FlagState } from './store.ts';

const read = defineEndpoint('GET', '/__flags', {
  response: v.object({
    flags: v.record(v.string(), v.unknown()),
    /** The contexts of the open streams. */
    streams: v.array(v.unknown()),
    /** The events that the SDK sent. */
    events: v.array(v.unknown()),
  }),
});
const order = defineEndpoint('POST', '/__flags', {
  body: v.union([
    /** The value is any JSON, even one that the flag can't have. */
    v.strictObject({ key: v.string(), value: v.unknown() }),
    v.strictObject({ dropStreams: v.literal(true) }),
  ]),
  response: v.object({ streams: v.number() }),
});
const reset = defineEndpoint('DELETE', '/__flags');

/**
 * Control endpoints for people and tests: set a flag, cut the streams, restore the defaults. They exist in development
 * only.
 */
export const flagControlRoutes = (state: FlagState): Route[] => [
  handle(read, () => ({
    flags: state.values(),
    streams: state.streams().map(({ context }) => context),
    events: [...state.noted()],
  })),
  handle(order, ({ body }) => {
    if ('key' in body) state.change(body.key, body.value);
    else state.drop();
    return { streams: state.streams().length };
  }),
  handle(reset, () => {
    state.reset();
    return undefined;
  }),
];
