import * as v from 'valibot';

type Pair = { name: string; value?: unknown };

/** A callback in the service's format: `output` is the question, `input` the answer. */
export type WireCallback = { type: string; output?: Pair[]; input?: Pair[] };

/** A step in the answer of `POST authenticate`. Source: specification section 7, IDN-04. */
export type WireStep = {
  authId: string;
  stage?: unknown;
  header?: unknown;
  description?: unknown;
  callbacks: WireCallback[];
};

const pairs = v.optional(v.pipe(v.array(v.object({ name: v.string() })), v.maxLength(100)));

const schema = v.object({
  authId: v.pipe(v.string(), v.minLength(1), v.maxLength(100_000)),
  callbacks: v.pipe(v.array(v.object({ type: v.string(), output: pairs, input: pairs })), v.maxLength(50)),
});

/** Returns the step unchanged, because it is sent back whole. Undefined if the payload is not a step. */
export const readStep = (payload: unknown): WireStep | undefined =>
  v.safeParse(schema, payload).success ? (payload as WireStep) : undefined;

const isText = (given: unknown): given is string => typeof given === 'string' && given !== '';

/** Returns whether this is the answer at the end of a successful journey. The browser then has the service's cookie. */
export const isSuccess = (payload: unknown): boolean => {
  const { tokenId, successUrl, realm } = Object(payload) as Record<string, unknown>;
  return isText(tokenId) || (isText(successUrl) && isText(realm));
};

/** The `detail.errorCode` of a journey that timed out. */
const TIMED_OUT = '110';

/** Returns whether a refusal means that the journey timed out or is no longer known. */
export const isExpired = (payload: unknown): boolean => {
  const { errorCode } = Object(Object(payload).detail) as Record<string, unknown>;
  return errorCode === TIMED_OUT || errorCode === Number(TIMED_OUT);
};
