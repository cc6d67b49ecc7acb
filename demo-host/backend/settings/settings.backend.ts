import * as v from 'valibot';
import { defineEndpoint } from '../../../src/core/http/define-endpoint.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { settingsOrderSchema, type SettingsStore } from './settings.ts';

const order = defineEndpoint({
  method: 'POST',
  path: '/__settings',
  body: settingsOrderSchema,
  response: v.undefined(),
});
/** Reads the settings for `?site=&customer=`. */
const read = defineEndpoint({
  method: 'GET',
  path: '/__settings',
  response: v.record(v.string(), v.unknown()),
});
const reset = defineEndpoint({ method: 'DELETE', path: '/__settings', response: v.undefined() });

/** Control endpoints for people and tests, which change what the services decide. They exist in development only. */
export const settingsControlRoutes = (settings: SettingsStore): Route[] => [
  handle(read, ({ query }) => ({ ...settings.of(query.get('site') ?? '', query.get('customer') ?? '') })),
  handle(order, ({ body }) => {
    settings.order(body);
    return undefined;
  }),
  handle(reset, () => {
    settings.reset();
    return undefined;
  }),
];
