import type { WireCallback, WireStep } from './wire-step.ts';

const PLAIN = /^(?:Name|TextInput|StringAttributeInput|ValidatedCreateUsername)Callback$/;
const SECRET = /Password|Kba/;

const shapeOf = ({ type, input }: WireCallback): string => `${type}(${input?.length ?? 0})`;
const questionsOf = ({ callbacks }: WireStep): WireCallback[] =>
  callbacks.filter(({ input }) => input !== undefined);

/** Whether two steps ask the same: a wrong answer is asked again so, with a message more or less. */
export const asksTheSame = (one: WireStep, other: WireStep): boolean =>
  one.stage === other.stage &&
  questionsOf(one).map(shapeOf).join() === questionsOf(other).map(shapeOf).join();

/**
 * What was typed, in a step that asks the same again: nobody types a user name twice. Values that the service itself
 * gives count, and secrets are typed anew. Source: IDN-04.
 */
export const carryOver = (answered: WireStep, next: WireStep): WireStep => {
  if (!asksTheSame(answered, next)) return next;
  const given = questionsOf(answered);
  let place = -1;
  const callbacks = next.callbacks.map((callback) => {
    if (callback.input === undefined) return callback;
    place += 1;
    const value = given[place]?.input?.[0]?.value;
    const [first, ...rest] = callback.input;
    const gives = callback.output?.some(
      (one) => /^(?:value|defaultText)$/.test(one.name) && Boolean(one.value),
    );
    const isEmpty = !gives && (first?.value ?? '') === '';
    return first && isEmpty && PLAIN.test(callback.type) && typeof value === 'string'
      ? { ...callback, input: [{ ...first, value }, ...rest] }
      : callback;
  });
  return { ...next, callbacks };
};

/** The step without what must be typed anew. */
export const withoutSecrets = (step: WireStep): WireStep => ({
  ...step,
  callbacks: step.callbacks.map((callback) =>
    SECRET.test(callback.type) && callback.input
      ? {
          ...callback,
          input: callback.input.map((one) => (typeof one.value === 'string' ? { ...one, value: '' } : one)),
        }
      : callback,
  ),
});

/** A step that was answered well, for who goes back to it: what was wrong with an earlier answer is no longer so. */
export const withoutComplaints = (step: WireStep): WireStep => ({
  ...step,
  callbacks: step.callbacks.map((callback) => ({
    ...callback,
    ...(callback.output && {
      output: callback.output.map((one) => (one.name === 'failedPolicies' ? { ...one, value: [] } : one)),
    }),
  })),
});
