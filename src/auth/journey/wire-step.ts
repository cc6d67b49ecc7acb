import * as v from 'valibot';

type Pair = { name: string; value?: unknown };

/** A callback as it comes over the wire: `output` is what it says, `input` what fills it in. */
export type WireCallback = { type: string; output?: Pair[]; input?: Pair[] };

/** A step as `POST authenticate` answers it. Source: specification section 7, IDN-04. */
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

/** The step, as it came: it is sent back whole. Undefined for what is none. */
export const readStep = (payload: unknown): WireStep | undefined =>
  v.safeParse(schema, payload).success ? (payload as WireStep) : undefined;

const isText = (given: unknown): given is string => typeof given === 'string' && given !== '';

/** Whether this is the last answer of a journey that went well: the browser has the service's cookie now. */
export const isSuccess = (payload: unknown): boolean => {
  const { tokenId, successUrl, realm } = Object(payload) as Record<string, unknown>;
  return isText(tokenId) || (isText(successUrl) && isText(realm));
};

/** `detail.errorCode` of a journey that is over. */
const TIMED_OUT = '110';

/** Whether a refusal says that the journey took too long, or that nobody knows it any more. */
export const isExpired = (payload: unknown): boolean => {
  const { errorCode } = Object(Object(payload).detail) as Record<string, unknown>;
  return errorCode === TIMED_OUT || errorCode === Number(TIMED_OUT);
};
