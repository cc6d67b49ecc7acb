import { storageTable } from '../../core/storage-table.ts';
import type { StoredTokens } from '../../core/stored-values.ts';
import { randomId } from '../../core/random.ts';
import { customerId } from '../claims.ts';
import { IdentityError } from '../identity-errors.ts';
import { readAuthorizeAnswer } from './authorize-answer.ts';
import { authorizeByFetch, authorizeByFrame } from './authorize.ts';
import { checkIdToken } from './check-id-token.ts';
import type { OAuthClient } from './oauth-client.ts';
import type { ServiceConfig } from './service-config.ts';
import { newSignInRequest, type SignInRequest } from './sign-in-request.ts';

/** The time limit for all calls together, in ms. Source: section 9, token acquisition race. */
const ACQUISITION_MS = 10_000;

/** The lifetime of a token that does not state its own, in ms. */
const UNTOLD_LIFE_MS = 300_000;

/** New tokens and their subject. The `id` in them is a placeholder: their sign-in is decided later, under the lock. */
export type Taken = { tokens: StoredTokens; subject: string };

export type Taking = { config: ServiceConfig; oauth: OAuthClient; now: () => number };

/** Requests tokens silently, with the service's own session. Rejects with `IdentityError`: `authorize-timeout` after 10 s. */
export const takeTokens = async ({ config, oauth, now }: Taking): Promise<Taken> => {
  const request = newSignInRequest();
  const silent = config.renewal === 'fetch' ? authorizeByFetch : authorizeByFrame;
  const take = async (): Promise<Taken> => {
    const address = await oauth.authorizeAddress(request, 'none');
    const href = await silent(address, config.redirectUri, ACQUISITION_MS);
    return exchangeCode({ config, oauth, now }, readAuthorizeAnswer(href, request.state), request);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new IdentityError('authorize-timeout')), ACQUISITION_MS);
  });
  try {
    return await Promise.race([take(), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Exchanges a code for tokens, and checks that they belong to the request. */
export const exchangeCode = async (
  { config, oauth, now }: Taking,
  code: string,
  request: SignInRequest,
): Promise<Taken> => {
  const answer = await oauth.exchange(code, request);
  const { issuer, clientId } = config;
  const subject = checkIdToken(answer.idToken, { issuer, clientId, nonce: request.nonce, now: now() });
  const { tokenExpiry = now() + UNTOLD_LIFE_MS } = answer;
  const tokens = storageTable.tokens.parse({
    ...answer,
    id: randomId(),
    userId: customerId(answer.idToken, config.userIdClaim) ?? '',
    issuedAt: now(),
    tokenExpiry,
  });
  if (tokens === undefined) throw new IdentityError('no-token');
  return { tokens, subject };
};
