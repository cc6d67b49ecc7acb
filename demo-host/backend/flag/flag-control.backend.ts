import * as v from 'valibot';
import { defineEndpoint } from '../../../src/core/http/define-endpoint.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import type { FlagState } from './store.ts';

const read = defineEndpoint({
  method: 'GET',
  path: '/__flags',
  response: v.object({
    flags: v.record(v.string(), v.unknown()),
    /** The contexts of the open streams. */
    streams: v.array(v.unknown()),
    /** What the SDK sent. */
    events: v.array(v.unknown()),
  }),
});
const order = defineEndpoint({
  method: 'POST',
  path: '/__flags',
  body: v.union([
    /** Any JSON value, also one that the flag can't have. */
    v.strictObject({ key: v.string(), value: v.unknown() }),
    v.strictObject({ dropStreams: v.literal(true) }),
  ]),
  response: v.object({ streams: v.number() }),
});
const reset = defineEndpoint({ method: 'DELETE', path: '/__flags', response: v.undefined() });

/** Orders for people and tests: switch a flag, cut the streams, go back to the defaults. Mounted in development only. */
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
