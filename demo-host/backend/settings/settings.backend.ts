import * as v from 'valibot';
import { defineEndpoint } from '../../../src/core/http/define-endpoint.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { settingsOrderSchema, type SettingsStore } from './settings.ts';

const order = defineEndpoint('POST', '/__settings', { body: settingsOrderSchema });
/** Reads the settings for `?site=&customer=`. */
const read = defineEndpoint('GET', '/__settings', { response: v.record(v.string(), v.unknown()) });
const reset = defineEndpoint('DELETE', '/__settings');

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
