import * as v from 'valibot';
import { defineEndpoint } from '../../src/core/http/define-endpoint.ts';

/* The calls of the payment service's own frame. Nothing else makes them: no page ever has a card's data. */

const text = v.optional(v.string(), '');
const tokenSchema = v.object({ token: v.string(), scheme: v.string(), lastFour: v.string() });
const challengeSchema = v.object({ challenge: v.string() });

/**
 * Creates a token for a card. Errors: ValidationError on number, expiry or securityCode; 402 CardRefused; 504 if it does
 * not answer in time.
 */
export const createToken = defineEndpoint('POST', '/v1/tokens', {
  body: v.object({ mode: v.picklist(['new', 'saved']), number: text, expiry: text, securityCode: text }),
  response: v.union([tokenSchema, challengeSchema]),
});

/** The shopper's answer to the bank. 402 ChallengeFailed if they refused, or after five minutes. */
export const answerChallenge = defineEndpoint('POST', '/v1/challenges/{challengeId}', {
  body: v.object({ answer: v.picklist(['confirm', 'refuse']) }),
  response: tokenSchema,
});
