import { isServiceError } from '../errors.ts';
import { isRefusal, type Proof } from './call-service.ts';
import type { Endpoint, GivenAuth } from './define-endpoint.ts';
import { serviceNamed } from './services.ts';
import type { Advice } from '../registry/session-door.ts';
import { runtime } from '../runtime.ts';

/** How a call is to be made once more: as whom, and with what proof. */
export type Again = {
  token: string;
  headers?: Record<string, string>;
  /** Where the advice came by WWW-Authenticate, the proof of a transaction goes into the address. */
  query?: Record<string, string>;
};

/**
 * Goes on after a refusal of a service that judges tokens: makes the call again by `send` as long as something helps. Throws the last refusal when nothing
 * does, and what `check` throws once somebody else is signed in (SES-13).
 */
export const callAgain = async <Answer>(
  { service }: Endpoint,
  refusal: unknown,
  refused: string | undefined,
  check: () => void,
  send: (as: GivenAuth, proof: Proof) => Promise<Answer>,
): Promise<Answer> => {
  const refusals: ('advice' | 'token')[] = [];
  if (!serviceNamed(service).judgesTokens) throw refusal;
  let [error, used] = [refusal, refused];
  for (;;) {
    const help = await helpAgainst(error, used ?? '', refusals);
    check();
    if (help === undefined) throw error;
    refusals.push(help.helped);
    const { token, ...proof } = help.again;
    try {
      return await send({ token, cookies: runtime().registry.session?.byCookie?.() }, proof);
    } catch (again) {
      if (!isRefusal(again)) throw again;
      [error, used] = [again, token];
    }
  }
};

/**
 * What may be done about a call that was refused: an advice has the shopper prove who they are, a 401 renews the token.
 * Gives how to make the call again, or undefined when nothing helped: the refusal stands then. `refusals` is how the call
 * was refused so far: each help is given once. The proof goes back to where the advice came from, which the caller holds to
 * the configured API (SEC-09). Source: IDN-05, specification section 4, step-up.
 */
const helpAgainst = async (
  error: unknown,
  token: string,
  refusals: readonly ('advice' | 'token')[],
): Promise<{ again: Again; helped: 'advice' | 'token' } | undefined> => {
  const { session } = runtime().registry;
  if (session === undefined || !isServiceError(error)) return undefined;
  const inHeader = readChallenge(error.challenge);
  const advice = inHeader ?? readAdvice(error.info);
  if (advice) {
    const proof = refusals.includes('advice') ? undefined : await session.stepUp(advice);
    const now = proof && (await session.token());
    return now
      ? {
          again: {
            token: now,
            ...(inHeader?.kind === 'transaction'
              ? { query: { _txid: inHeader.id, _idtoken: proof.idToken } }
              : { headers: { ...proofHeader(advice), 'X-IdToken': proof.idToken } }),
          },
          helped: 'advice',
        }
      : undefined;
  }
  // By cookie there is nothing to renew; but it may be another's by now, whom the page is to become (SES-13).
  if (session.byCookie?.()) await session.renew(token);
  if (error.status !== 401 || refusals.includes('token')) return undefined;
  const fresh = await session.renew(token);
  return fresh === undefined || fresh === token ? undefined : { again: { token: fresh }, helped: 'token' };
};

const proofHeader = (advice: Advice): Record<string, string> =>
  advice.kind === 'tree' ? { 'X-Tree': advice.name } : { 'X-TxID': advice.id };

const NAMES = {
  AuthenticateToServiceConditionAdvice: (name: string): Advice => ({ kind: 'tree', name }),
  TransactionConditionAdvice: (id: string): Advice => ({ kind: 'transaction', id }),
} as const;

/** `SSOADVICE …, advices="{base64 of JSON}", …`; undefined for anything else. */
export const readChallenge = (challenge: string | undefined): Advice | undefined => {
  const [, coded = ''] = /\badvices="([\w+/=-]{1,2000})"/.exec(challenge ?? '') ?? [];
  try {
    return coded === '' ? undefined : readAdvice({ advices: JSON.parse(atob(coded)) as unknown });
  } catch {
    return undefined;
  }
};

/** `{"advices": {"TransactionConditionAdvice": ["…"]}}` in an answer, as hostile as any; undefined for anything else. */
export const readAdvice = (info: unknown): Advice | undefined => {
  const { advices } = Object(info) as { advices?: unknown };
  for (const [name, advice] of Object.entries(NAMES)) {
    const values: unknown = Object.hasOwn(Object(advices) as object, name)
      ? (advices as Record<string, unknown>)[name]
      : undefined;
    const value: unknown = Array.isArray(values) && values.length === 1 ? values[0] : undefined;
    if (typeof value === 'string' && /^[\w-]{1,80}$/.test(value)) return advice(value);
  }
  return undefined;
};
