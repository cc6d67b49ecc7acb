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

const LONGEST = 20_000;

/** Reads outputs by name. A missing output, or one of another type, counts as empty. */
const readerOf = ({ output = [] }: WireCallback) => {
  const value = (name: string): unknown => output.find((one) => one.name === name)?.value;
  const read = <S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> | undefined => {
    const { success, output: read } = v.safeParse(schema, given);
    return success ? read : undefined;
  };
  return {
    value,
    text: (name: string, longest = LONGEST): string =>
      (read(v.string(), value(name)) ?? '').slice(0, longest),
    flag: (name: string): boolean => read(v.boolean(), value(name)) ?? false,
    texts: (name: string): readonly string[] =>
      read(v.pipe(v.array(v.string()), v.maxLength(200)), value(name)) ?? [],
    /** Reads a whole number from 0 on. Some services send numbers as text. */
    count: (name: string): number => {
      const given = value(name);
      const number = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given;
      return read(v.pipe(v.number(), v.integer(), v.minValue(0)), number) ?? 0;
    },
  };
};

/** A callback to convert: its type, its outputs, and the setter of its inputs. */
export type Callback = ReturnType<typeof readerOf> & {
  type: string;
  /** The value of the first input. */
  given: unknown;
  /** Sets the first input, or the first whose name ends with `ending`. Does nothing if there is none. */
  fill: (value: unknown, ending?: string) => void;
};

export const openCallback = (wire: WireCallback): Callback => {
  const { type, input = [] } = wire;
  return {
    ...readerOf(wire),
    type,
    given: input[0]?.value,
    fill: (value, ending = '') => {
      const place = input.find(({ name }) => name.endsWith(ending));
      if (place) place.value = value;
    },
  };
};
