import { isServiceError } from '../errors.ts';
import { isRefusal, type Proof } from './call-service.ts';
import type { Endpoint, GivenAuth } from './define-endpoint.ts';
import { serviceNamed } from './services.ts';
import type { Advice } from '../registry/session-door.ts';
import { runtime } from '../runtime.ts';
import { tolerant } from '../tolerant.ts';

/** How to repeat a call: the token and the proof to send. */
export type Again = {
  token: string;
  headers?: Record<string, string>;
  /** The proof of a transaction, sent in the query if the advice came in WWW-Authenticate. */
  query?: Record<string, string>;
};

/** Repeats a call that was refused, as long as something helps. Throws the last refusal, or what `check` throws (SES-13). */
export const callAgain = async <Answer>(
  { service }: Endpoint,
  refusal: unknown,
  refused: string | undefined,
  check: () => void,
  send: (as: GivenAuth, proof: Proof) => Promise<Answer>,
): Promise<Answer> => {
  const refusals: Help[] = [];
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

/** What is done about a refusal: the last proof is sent again, the shopper is asked for one, or the token is renewed. */
type Help = 'proven' | 'advice' | 'token';

/** The last proof that was asked for by a tree, until its sign-in ends. The service decides how long it counts, and for what. */
let proven: { tree: string; whose: string | null | undefined; idToken: string } | undefined;

const keepProof = (tree: string, idToken: string): void => {
  const { session, subscribe } = runtime().registry;
  const kept = { tree, whose: session?.whose?.(), idToken };
  proven = kept;
  const stop = subscribe(() => {
    if (proven === kept && session?.whose?.() === kept.whose) return;
    if (proven === kept) proven = undefined;
    stop();
  });
};

/**
 * Tries to make a refused call possible: an advice asks for a proof, a 401 renews the token, each once (`refusals`).
 * Returns how to repeat the call, else undefined. The caller makes sure that the advice is of the configured API (SEC-09).
 * Source: IDN-05.
 */
const helpAgainst = async (
  error: unknown,
  token: string,
  refusals: readonly Help[],
): Promise<{ again: Again; helped: Help } | undefined> => {
  const { session } = runtime().registry;
  if (session === undefined || !isServiceError(error)) return undefined;
  // The services let the member act for the customer no longer. The bar says so as it goes (ACC-08 d).
  if (error.type === 'AgentSessionEnded') await session.act?.(undefined);
  const inHeader = readChallenge(error.challenge);
  const advice = inHeader ?? readAdvice(error.info);
  if (advice) {
    if (refusals.includes('advice')) return undefined;
    const tree = advice.kind === 'tree' ? advice.name : undefined;
    const isProven =
      !refusals.includes('proven') &&
      tree !== undefined &&
      proven?.tree === tree &&
      proven.whose === session.whose?.();
    const proof = isProven ? proven : await session.stepUp(advice);
    const now = proof && (await session.token());
    if (proof && tree !== undefined) keepProof(tree, proof.idToken);
    return now
      ? {
          again: {
            token: now,
            ...(inHeader?.kind === 'transaction'
              ? { query: { _txid: inHeader.id, _idtoken: proof.idToken } }
              : { headers: { ...proofHeader(advice), 'X-IdToken': proof.idToken } }),
          },
          helped: isProven ? 'proven' : 'advice',
        }
      : undefined;
  }
  // With cookies there is no token to renew, but the cookie may belong to another person by now (SES-13). `renew` finds that out.
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

/** Reads the advice in `SSOADVICE …, advices="{base64 of JSON}", …`. Returns undefined for anything else. */
export const readChallenge = (challenge: string | undefined): Advice | undefined => {
  const [, coded = ''] = /\badvices="([\w+/=-]{1,2000})"/.exec(challenge ?? '') ?? [];
  return readAdvice({ advices: tolerant((): unknown => JSON.parse(atob(coded))) });
};

/** Reads the advice in `{"advices": {"TransactionConditionAdvice": ["…"]}}`, which is untrusted. Else undefined. */
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
