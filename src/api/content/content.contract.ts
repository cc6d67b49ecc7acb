import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';

/** The timeout of content calls: 10 s (API-02). */
const CONTENT_TIMEOUT_MS = 10_000;

/** Localised texts by message key, which override the catalogue. Source: specification section 7, API-03, LOC-10. */
export const checkoutContent = defineEndpoint(
  'GET',
  '/graphql/execute.json/USAssessments/{locale}-checkout',
  {
    service: 'content',
    auth: 'none',
    response: v.object({
      data: v.object({ checkout: v.object({ item: v.record(v.string(), v.unknown()) }) }),
    }),
    timeoutMs: CONTENT_TIMEOUT_MS,
  },
);
