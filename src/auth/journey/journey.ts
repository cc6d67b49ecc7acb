import { type AskService, type Question, startQuery, type JourneyStart } from './ask-service.ts';
import { describeStep } from './describe-step.ts';
import { IdentityError } from '../identity-errors.ts';
import type { JourneyCallback, JourneyStep } from './journey-step.ts';
import type { WireStep, WireCallback } from './wire-step.ts';

/** The result of a start or an answer. `userName` is the name that was typed in an earlier step. */
export type JourneyAnswer =
  | { kind: 'step'; step: JourneyStep; canGoBack: boolean; userName: string | undefined }
  /** The browser now has the service's session. */
  | { kind: 'success' }
  /** The service refused. The journey must be started again. */
  | { kind: 'refused' }
  /** The journey took too long. It must be started again. */
  | { kind: 'expired' };

/** A journey through an authentication tree. A call that rejects with `IdentityError` can be repeated. Source: IDN-04. */
export type Journey = {
  start(): Promise<JourneyAnswer>;
  /** Sends the step with the values that its setters wrote. */
  next(): Promise<JourneyAnswer>;
  /** Returns to the previous step with its answers, except secrets. Undefined at the first step. */
  back(): Promise<JourneyAnswer | undefined>;
  /** Returns the current step, to continue after leaving the page (`JourneyStart` with `resume`). */
  current(): unknown;
};

/** Returns whether a person answers the step. Steps that run by themselves are skipped when going back. */
const asksSomebody = ({ callbacks }: WireStep): boolean =>
  callbacks.some(
    ({ type, input }) => input !== undefined && !/^(?:Hidden|Ping|ReCaptcha|DeviceProfile)/.test(type),
  );

const ALONE: ReadonlySet<JourneyCallback['kind']> = new Set([
  'hidden',
  'device-profile',
  'protect-start',
  'protect-signals',
  'captcha',
]);

/** Returns whether the step runs by itself and shows nothing but progress. */
const runsAlone = ({ callbacks, passkey }: JourneyStep): boolean =>
  passkey === undefined && callbacks.every(({ kind }) => ALONE.has(kind));

/** The most steps that may run by themselves in a row. More means that the service repeats itself without end. */
const MOST_ALONE = 8;

const NAMING = /^(?:Name|ValidatedCreateUsername)Callback$/;

const userNameIn = (steps: readonly WireStep[]): string | undefined => {
  const named = steps.flatMap(({ callbacks }) => callbacks.filter(({ type }) => NAMING.test(type))).at(-1);
  const value = named?.input?.[0]?.value;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const createJourney = (ask: AskService, begin: JourneyStart): Journey => {
  let current: WireStep | undefined;
  /** The answered steps that the shopper can go back to, the most recent last. */
  let behind: WireStep[] = [];
  /** True once the journey has started. The values from the address are only used at the first start. */
  let begun = false;
  let alone = 0;

  const show = async (wire: WireStep): Promise<JourneyAnswer> => {
    const shown = structuredClone(wire);
    const step = await describeStep(shown);
    current = shown;
    return { kind: 'step', step, canGoBack: behind.length > 0, userName: userNameIn(behind) };
  };
  const first = async (question: Question, kept: WireStep | undefined): Promise<JourneyAnswer> => {
    const answer = await ask(question);
    return answer.kind === 'step' ? show(kept ? carryOver(kept, answer.wire) : answer.wire) : answer;
  };

  return {
    start: () => {
      const kept = behind[0] ?? current;
      const isReturn = 'resume' in begin && !begun;
      behind = [];
      begun = true;
      alone = 0;
      const query = startQuery('resume' in begin && !isReturn ? { tree: begin.tree } : begin);
      return first({ query, answered: isReturn ? begin.answered : undefined }, kept && withoutSecrets(kept));
    },
    next: async () => {
      const answered = structuredClone(current);
      if (answered === undefined) throw new Error('The journey has not been started.');
      const before = behind;
      const answer = await ask({ query: {}, answered });
      if (answer.kind !== 'step') return answer;
      const { wire } = answer;
      if (asksSomebody(answered) && !asksTheSame(answered, wire))
        behind = [...before, withoutComplaints(withoutSecrets(answered))];
      const shown = await show(carryOver(answered, wire));
      alone = shown.kind === 'step' && runsAlone(shown.step) ? alone + 1 : 0;
      if (alone <= MOST_ALONE) return shown;
      current = answered;
      behind = before;
      throw new IdentityError('login', {
        cause: new Error('The service asks the same machines again and again.'),
      });
    },
    back: async () => {
      const before = behind.pop();
      return before && show(before);
    },
    current: () => current,
  };
};

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
