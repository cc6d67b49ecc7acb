import * as v from 'valibot';
import { defineEndpoint } from '../../src/core/http/define-endpoint.ts';
import { handle, type Route } from '../backend/core/endpoint-handler.ts';
import type { IdentityService } from './identity-service.ts';

const state = v.object({
  tokenSeconds: v.number(),
  mails: v.array(v.object({ to: v.string(), subject: v.string(), text: v.string(), code: v.string() })),
  page: v.record(v.string(), v.unknown()),
});
const read = defineEndpoint({ method: 'GET', path: '/__identity', response: state });
const order = defineEndpoint({
  method: 'POST',
  path: '/__identity',
  body: v.strictObject({
    /** Seconds that tokens issued from now on live. */
    tokenSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Makes every access token invalid at once. */
    revokeTokens: v.optional(v.literal(true)),
    /** Nobody has a passkey or a security key any more. */
    forgetPasskeys: v.optional(v.literal(true)),
    /** Laid over `identity` in the configuration of every page of the shop, in place of what was laid before. */
    page: v.optional(v.record(v.string(), v.unknown())),
  }),
  response: state,
});
/** As at the start, but for sessions. */
const reset = defineEndpoint({ method: 'DELETE', path: '/__identity', response: v.undefined() });

/** What is said of identity to the demo's pages beside the usual: by order, in development. */
export type IdentityOfPages = { current: Readonly<Record<string, unknown>> };

/** Orders for people and tests: how long tokens live, and that they end; the mails that were sent. */
export const identityControlRoutes = (identity: IdentityService, pages: IdentityOfPages): Route[] => {
  const now = () => ({
    tokenSeconds: identity.tokenSeconds(),
    mails: [...identity.mails()],
    page: pages.current,
  });
  return [
    handle(read, now),
    handle(order, ({ body: { tokenSeconds, revokeTokens, forgetPasskeys, page } }) => {
      if (tokenSeconds !== undefined) identity.setTokenSeconds(tokenSeconds);
      if (revokeTokens) identity.revokeTokens();
      if (forgetPasskeys) identity.forgetPasskeys();
      if (page !== undefined) pages.current = page;
      return now();
    }),
    handle(reset, () => {
      identity.setTokenSeconds(undefined);
      identity.forgetPasskeys();
      identity.forgetMails();
      identity.forgetWrongAnswers();
      identity.people.reset();
      pages.current = {};
      return undefined;
    }),
  ];
};
