import { addressBelow, type Services } from '../core/http/services.ts';
import type { LocaleRow } from '../core/locale/locale-table.ts';
import { randomId } from '../core/random.ts';
import { runtime } from '../core/runtime.ts';
import { commerceHeaders, commerceUrl, type CommerceOrigin } from './commerce-request.ts';
import type { Mend } from '../core/http/define-endpoint.ts';
import { late } from '../core/late.ts';

/** Calls `mendAnswer`, whose code loads with the first answer that needs it (API-06). Rejects if it can't be loaded. */
const mendLater: Mend = async (endpoint, json) =>
  (await late(() => import('./mend-answer.ts'))).mendAnswer(endpoint, json);

const commerceOrigin = (at?: LocaleRow): CommerceOrigin => {
  const { config, row, storage } = runtime();
  const asked = at ?? row;
  return {
    ...asked,
    base: config.commerceBase,
    region: (!at && storage.read('routingRegion', row.baseSite)) || asked.region,
    platformKey: config.platformKey,
    entryPoint: config.entryPoint,
  };
};

const storeAddress = addressBelow('store');

/** The services that need more than an address. `content`, `regional` and `geo` get no headers, to cost no preflight. */
export const services: Services = {
  /** Has the headers of API-01. */
  commerce: {
    address: (path, query, at) => {
      const origin = commerceOrigin(at);
      return { url: commerceUrl(origin, path, query), headers: commerceHeaders(origin, randomId()) };
    },
    judgesTokens: true,
    mend: mendLater,
  },
  /** The store back end. It identifies the visitor by its own cookie, and by a token if there is one (API-04). */
  store: {
    address: (...asked) => ({ ...storeAddress(...asked), headers: { 'X-Request-Id': randomId() } }),
    credentials: 'include',
  },
};
