import type { JourneyCallback, JourneyStep } from '../../../auth/journey/journey-step.ts';

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
const ENDS = new Set<JourneyCallback['kind']>(['suspended', 'redirect', 'unknown']);

const some = ({ callbacks }: JourneyStep, kinds: ReadonlySet<JourneyCallback['kind']>): boolean =>
  callbacks.some(({ kind }) => kinds.has(kind));

/** Whether the shopper is to say something. */
export const asksSomething = (step: JourneyStep): boolean => some(step, ASKING);

/** Whether there is something to fill in, so that a button of its own sends it; a choice of buttons is not. */
export const hasFields = ({ callbacks }: JourneyStep): boolean =>
  callbacks.some(({ kind }) => ASKING.has(kind) && kind !== 'confirmation');

/** How a step goes on: by the shopper's answer, by itself once its checks are done, by a passkey, or not from here. */
export type StepWay = 'answer' | 'alone' | 'passkey' | 'elsewhere';

export const wayOf = (step: JourneyStep): StepWay => {
  if (some(step, ENDS)) return 'elsewhere';
  if (asksSomething(step)) return 'answer';
  if (step.passkey) return 'passkey';
  // A message alone is read before it goes on.
  const waits = step.callbacks.some(({ kind }) => kind === 'wait') || some(step, CHECKS);
  return waits || !step.callbacks.some(({ kind }) => kind === 'message') ? 'alone' : 'answer';
};

/** Whether the step asks for user name and password: what sends it is then the sign-in. */
export const signsIn = ({ callbacks }: JourneyStep): boolean =>
  (['username', 'current-password'] as const).every((purpose) =>
    callbacks.some((one) => one.kind === 'text' && one.purpose === purpose),
  );

/** Whether nothing but fields and messages is in it: such a step needs no part that loads later. */
export const isPlain = ({ callbacks, passkey }: JourneyStep): boolean =>
  passkey === undefined &&
  callbacks.some(({ kind }) => kind !== 'hidden') &&
  callbacks.every(({ kind }) => ASKING.has(kind) || kind === 'message' || kind === 'hidden');

/** The service's own name for signing in with user name and password. */
export const LOCAL_PROVIDER = 'localAuthentication';
