import * as v from 'valibot';
import { defineEndpoint } from '../../src/core/http/define-endpoint.ts';

/* What the payment service's own frame calls. Nobody else does: no page ever holds a card's data. */

const text = v.optional(v.string(), '');
const tokenSchema = v.object({ token: v.string(), scheme: v.string(), lastFour: v.string() });
const challengeSchema = v.object({ challenge: v.string() });

/** ValidationError on number, expiry or securityCode; 402 CardRefused; 504 where it does not answer in time. */
export const createToken = defineEndpoint({
  method: 'POST',
  path: '/v1/tokens',
  body: v.object({ mode: v.picklist(['new', 'saved']), number: text, expiry: text, securityCode: text }),
  response: v.union([tokenSchema, challengeSchema]),
});

/** How the shopper answered the bank. 402 ChallengeFailed where they refused, or five minutes are over. */
export const answerChallenge = defineEndpoint({
  method: 'POST',
  path: '/v1/challenges/{challengeId}',
  body: v.object({ answer: v.picklist(['confirm', 'refuse']) }),
  response: tokenSchema,
});
