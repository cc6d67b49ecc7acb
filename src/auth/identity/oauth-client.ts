import { Config, OAuth2Client, SessionManager, type OAuth2Tokens } from '@forgerock/javascript-sdk';
import { IdentityError, isIdentityError } from '../identity-errors.ts';
import { sdkConfig } from './sdk-config.ts';
import type { IdentityConfig } from './identity-config.ts';
import type { SignInRequest } from './authorize.ts';

type CallTokens = { accessToken: string; idToken: string };

/** The calls of section 7, except for the names (`profile/`). Each is tried once. They reject with `IdentityError`. */
export type OAuthClient = {
  authorizeAddress(request: SignInRequest, prompt?: 'none'): Promise<string>;
  exchange(code: string, request: SignInRequest): Promise<TokenAnswer>;
  logOutSessions(): Promise<void>;
  endSession(tokens: CallTokens): Promise<void>;
  revoke(tokens: CallTokens): Promise<void>;
};

/** The token answer of the service, unparsed. `tokenExpiry` is in milliseconds since the epoch. */
type TokenAnswer = { idToken: string; [name: string]: unknown };

/** Creates the calls with the vendor's SDK. Only this file and the journeys' code use that SDK. */
export const createOAuthClient = (config: IdentityConfig): OAuthClient => {
  let held: CallTokens | undefined;
  Config.set({
    ...sdkConfig(config),
    // The SDK reads the current call's tokens here. Nothing is stored (SEC-04).
    tokenStore: {
      get: async () => held as OAuth2Tokens,
      set: async () => undefined,
      remove: async () => undefined,
    },
  });
  let turn: Promise<unknown> = Promise.resolve();
  /** Runs one call at a time, because the SDK has one token for all calls. */
  const as = <Result>(tokens: CallTokens, call: () => Promise<Result>): Promise<Result> => {
    const answer = turn.then(() => {
      held = tokens;
      return call().catch(explain);
    });
    turn = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer;
  };
  return {
    authorizeAddress: ({ state, verifier, nonce }, prompt) =>
      OAuth2Client.createAuthorizeUrl({
        responseType: 'code' as never,
        state,
        verifier,
        query: { nonce },
        ...(prompt && { prompt }),
      }),
    exchange: async (authorizationCode, { verifier }) => {
      const answer = await OAuth2Client.getOAuth2Tokens({ authorizationCode, verifier }).catch(explain);
      const { idToken } = Object(answer) as { idToken?: unknown };
      if (typeof idToken !== 'string') throw new IdentityError('no-token');
      return { ...answer, idToken };
    },
    logOutSessions: async () => void (await SessionManager.logout().catch(explain)),
    endSession: async (tokens) => void (await as(tokens, () => OAuth2Client.endSession({ redirect: false }))),
    revoke: async (tokens) => void (await as(tokens, () => OAuth2Client.revokeToken())),
  };
};

/** Converts an SDK error, which can only be recognized by its text. */
const explain = (error: unknown): never => {
  if (isIdentityError(error)) throw error;
  const said = error instanceof Error ? error.message : '';
  const status = Number(/received (\d{3})\b/.exec(said)?.[1] ?? /^(4\d\d|5\d\d):/.exec(said)?.[1] ?? 0);
  if (status > 0) throw new IdentityError('status', { status, cause: error });
  if (said === 'Timeout') throw new IdentityError('timeout', { cause: error });
  if (said.startsWith('Access token not found')) throw new IdentityError('no-token', { cause: error });
  if (/^invalid_|^unauthorized_|^access_denied/.test(said))
    throw new IdentityError('exchange', { status: 400, cause: error });
  throw new IdentityError(error instanceof TypeError ? 'network' : 'no-token', { cause: error });
};
