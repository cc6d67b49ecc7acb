import * as v from 'valibot';
import { defineEndpoint } from '../../src/core/http/define-endpoint.ts';
import { handle, type Route } from '../backend/core/endpoint-handler.ts';
import type { IdentityService } from './identity-service.ts';

const state = v.object({
  tokenSeconds: v.number(),
  mails: v.array(v.object({ to: v.string(), subject: v.string(), text: v.string(), code: v.string() })),
  page: v.record(v.string(), v.unknown()),
});
const read = defineEndpoint('GET', '/__identity', { response: state });
const order = defineEndpoint('POST', '/__identity', {
  body: v.strictObject({
    /** The lifetime in seconds of tokens issued from now on. */
    tokenSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Revokes every access token at once. */
    revokeTokens: v.optional(v.literal(true)),
    /** Deletes all passkeys and security keys. */
    forgetPasskeys: v.optional(v.literal(true)),
    /** Merged into `identity` in the configuration of every page of the shop, in place of the last such value. */
    page: v.optional(v.record(v.string(), v.unknown())),
  }),
  response: state,
});
/** Resets everything except sessions. */
const reset = defineEndpoint('DELETE', '/__identity');

/** What pages are told about identity besides the usual configuration, set by a control endpoint in development. */
export type IdentityOfPages = { current: Readonly<Record<string, unknown>> };

/** Control endpoints for people and tests: lifetime and revocation of tokens, and the mails that were sent. */
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
