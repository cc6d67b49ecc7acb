import type { JourneyCallback, JourneyStep } from '../../../auth/journey/journey-step.ts';
import type { CheckCallback } from './sign-in-checks.ts';

const ASKING = new Set<JourneyCallback['kind']>([
  'text',
  'number',
  'boolean',
  'choice',
  'question',
  'terms',
  'confirmation',
  'providers',
]);
const CHECKS = new Set<JourneyCallback['kind']>([
  'device-profile',
  'protect-start',
  'protect-signals',
  'captcha',
]);

/** Returns whether a callback is a check that nobody is asked about. */
export const isCheck = (one: JourneyCallback): one is CheckCallback => CHECKS.has(one.kind);

const ENDS = new Set<JourneyCallback['kind']>(['suspended', 'redirect', 'unknown']);

const some = ({ callbacks }: JourneyStep, kinds: ReadonlySet<JourneyCallback['kind']>): boolean =>
  callbacks.some(({ kind }) => kinds.has(kind));

/** Returns whether the step asks the shopper anything. */
export const asksSomething = (step: JourneyStep): boolean => some(step, ASKING);

/** Returns whether there is something to fill in, besides buttons, so that the form needs one that sends it. */
export const hasFields = ({ callbacks }: JourneyStep): boolean =>
  callbacks.some(({ kind }) => ASKING.has(kind) && kind !== 'confirmation');

/** How a step continues: by the shopper's answer, by itself once its checks are done, by a passkey, or somewhere else. */
export type StepWay = 'answer' | 'alone' | 'passkey' | 'elsewhere';

export const wayOf = (step: JourneyStep): StepWay => {
  if (some(step, ENDS)) return 'elsewhere';
  if (asksSomething(step)) return 'answer';
  if (step.passkey) return 'passkey';
  // A step with only a message waits until the shopper has read it.
  const waits = step.callbacks.some((one) => one.kind === 'wait' || isCheck(one));
  return waits || !step.callbacks.some(({ kind }) => kind === 'message') ? 'alone' : 'answer';
};

/** Returns whether the step asks for user name and password, so that its button is called "Sign in". */
export const signsIn = ({ callbacks }: JourneyStep): boolean =>
  (['username', 'current-password'] as const).every((purpose) =>
    callbacks.some((one) => one.kind === 'text' && one.purpose === purpose),
  );

/** Returns whether the step has only fields and messages. Such a step needs no part that loads later. */
export const isPlain = ({ callbacks, passkey }: JourneyStep): boolean =>
  passkey === undefined &&
  callbacks.some(({ kind }) => kind !== 'hidden') &&
  callbacks.every(({ kind }) => ASKING.has(kind) || kind === 'message' || kind === 'hidden');

/** The service's own name for signing in with user name and password. */
export const LOCAL_PROVIDER = 'localAuthentication';

const asked = ({ stage, callbacks }: JourneyStep): string =>
  JSON.stringify([
    stage,
    callbacks
      .map((one) => one.kind !== 'message' && [one.kind, 'prompt' in one && one.prompt])
      .filter(Boolean),
  ]);

/** Returns whether two steps ask the same, as after a wrong answer or a restart. */
export const asksAlike = (one: JourneyStep, other: JourneyStep): boolean => asked(one) === asked(other);
