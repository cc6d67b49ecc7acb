import type { WireCallback, WireStep } from './wire-step.ts';

const PLAIN = /^(?:Name|TextInput|StringAttributeInput|ValidatedCreateUsername)Callback$/;
const SECRET = /Password|Kba/;

const shapeOf = ({ type, input }: WireCallback): string => `${type}(${input?.length ?? 0})`;
const questionsOf = ({ callbacks }: WireStep): WireCallback[] =>
  callbacks.filter(({ input }) => input !== undefined);

/** Returns whether two steps ask the same. A step with a wrong answer comes again like this, with another message. */
export const asksTheSame = (one: WireStep, other: WireStep): boolean =>
  one.stage === other.stage &&
  questionsOf(one).map(shapeOf).join() === questionsOf(other).map(shapeOf).join();

/** Copies what was typed into the next step if it asks the same. The service's values take precedence. Source: IDN-04. */
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

/** Returns the step without its secrets. */
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

/** Returns an accepted step without the errors of its earlier answers, for a shopper who goes back to it. */
export const withoutComplaints = (step: WireStep): WireStep => ({
  ...step,
  callbacks: step.callbacks.map((callback) => ({
    ...callback,
    ...(callback.output && {
      output: callback.output.map((one) => (one.name === 'failedPolicies' ? { ...one, value: [] } : one)),
    }),
  })),
});
