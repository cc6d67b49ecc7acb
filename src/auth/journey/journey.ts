import type { AskService, Question } from './ask-service.ts';
import { asksTheSame, carryOver, withoutComplaints, withoutSecrets } from './carry-over.ts';
import { describeStep } from './describe-step.ts';
import { IdentityError } from '../identity-errors.ts';
import { startQuery, type JourneyStart } from './journey-start.ts';
import type { JourneyCallback, JourneyStep } from './journey-step.ts';
import type { WireStep } from './wire-step.ts';

/** What comes of a start or an answer. `userName`: what an earlier step was told. */
export type JourneyAnswer =
  | { kind: 'step'; step: JourneyStep; canGoBack: boolean; userName: string | undefined }
  /** The browser has the service's session now. */
  | { kind: 'success' }
  /** The service said no; only a new start goes on. */
  | { kind: 'refused' }
  /** It took too long: start again. */
  | { kind: 'expired' };

/**
 * A way through an authentication tree. Its calls reject with `IdentityError` when the service can't be had; the step is
 * then still the one that was asked, and may be sent again. Source: IDN-04.
 */
export type Journey = {
  /** Begins, or begins anew. */
  start(): Promise<JourneyAnswer>;
  /** Sends the step as its setters filled it in. */
  next(): Promise<JourneyAnswer>;
  /** The step before, as it was answered but for its secrets; undefined at the first. */
  back(): Promise<JourneyAnswer | undefined>;
  /** The step as it stands, for who leaves the page and comes back (`JourneyStart` by `resume`). */
  current(): unknown;
};

/** Whether somebody answers it: what machines answer is no step to go back to. */
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

/** Whether nobody sees more of it than that something is done. */
const runsAlone = ({ callbacks, passkey }: JourneyStep): boolean =>
  passkey === undefined && callbacks.every(({ kind }) => ALONE.has(kind));

/** So many such steps may follow each other; with more the service goes round in circles. */
const MOST_ALONE = 8;

const NAMING = /^(?:Name|ValidatedCreateUsername)Callback$/;

/** The user name that was typed in earlier steps. */
const userNameIn = (steps: readonly WireStep[]): string | undefined => {
  const named = steps.flatMap(({ callbacks }) => callbacks.filter(({ type }) => NAMING.test(type))).at(-1);
  const value = named?.input?.[0]?.value;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const createJourney = (ask: AskService, begin: JourneyStart): Journey => {
  let current: WireStep | undefined;
  /** Steps that can be gone back to, the last one last, as they were answered. */
  let behind: WireStep[] = [];
  /** What came back in the address counts once. */
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
