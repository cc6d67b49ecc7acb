import type { Clock } from '../backend/core/clock.ts';
import type { Callback } from './callbacks.ts';
import type { Mailbox } from './mailbox.ts';
import type { People } from './people.ts';
import { runTree, type Answers, type Step } from './tree-engine.ts';
import type { DemoTree, TreeContext } from './trees/tree-context.ts';
import { TREES } from './trees/tree-list.ts';
import type { Verdict, WrongAnswers } from './wrong-answers.ts';

/** The longest time from a journey's first question to its last answer. */
export const JOURNEY_MS = 10 * 60_000;

type Journey = {
  tree: DemoTree;
  begun: number;
  signedIn: string | undefined;
  /** What its success proves: nothing, or the advice of a step-up. */
  advice: Advice | undefined;
  steps: { step: Step; answers?: Answers; verdict?: Verdict }[];
};

/** The reason for a step-up: a transaction of its own, or any proof by the named tree. */
export type Advice = { kind: 'transaction'; id: string } | { kind: 'tree'; name: string };

type JourneyStart = { tree: string; signedIn?: string | undefined; advice?: Advice | undefined };

/** A step in the form that the service sends. Source: specification section 3, identity step. */
export type WireStep = {
  authId: string;
  stage?: string | undefined;
  header?: string | undefined;
  description?: string | undefined;
  callbacks: {
    type: string;
    output: readonly { name: string; value: unknown }[];
    input?: readonly { name: string; value: unknown }[];
    _id: number;
  }[];
};

export type JourneyAnswer =
  | { kind: 'step'; step: WireStep }
  | { kind: 'success'; accountId: string; tree: DemoTree; advice: Advice | undefined }
  | { kind: 'failure'; message: string }
  /** The journey is unknown, has ended, or took too long. */
  | { kind: 'timed-out' }
  | { kind: 'bad-request'; message: string };

export type Journeys = {
  start(start: JourneyStart): Promise<JourneyAnswer>;
  /** Continues a journey with a step that the client filled in. */
  next(body: unknown): Promise<JourneyAnswer>;
  /** Continues a journey by the link in a mail. The value is its id, a point, and the mail's code. */
  resume(suspendedId: string): Promise<JourneyAnswer>;
};

type Services = {
  people: People;
  mailbox: Mailbox;
  clock: Clock;
  random: () => string;
  wrongAnswers: WrongAnswers;
};

const MOST_JOURNEYS = 500;

/** Creates the store of all journeys under way, in memory. */
export const createJourneys = (services: Services): Journeys => {
  const { people, mailbox, clock, random, wrongAnswers } = services;
  const journeys = new Map<string, Journey>();

  const goOn = async (id: string, journey: Journey): Promise<JourneyAnswer> => {
    // The steps of this run. Another request may answer an earlier step meanwhile.
    const { steps } = journey;
    const answers = steps.flatMap((one) => (one.answers ? [one.answers] : []));
    let place = -1;
    const context: TreeContext = {
      people,
      mailbox,
      journey: id,
      signedIn: journey.signedIn,
      judge: (secret, isRight) => {
        const judged = steps[place];
        const verdict = judged?.verdict ?? wrongAnswers.judge(secret, isRight);
        if (judged) judged.verdict = verdict;
        return verdict;
      },
      waitMs: wrongAnswers.waitMs,
    };
    const counted: DemoTree = (ask, given) =>
      journey.tree((step) => {
        place += 1;
        return ask(step);
      }, given);
    const event = await runTree(counted, context, answers);
    if ('step' in event) {
      steps[answers.length] = { step: event.step };
      return { kind: 'step', step: toWire(`${id}.${answers.length}`, event.step) };
    }
    journeys.delete(id);
    if ('failure' in event) return { kind: 'failure', message: event.failure };
    return { kind: 'success', accountId: event.accountId, tree: journey.tree, advice: journey.advice };
  };

  return {
    start: ({ tree, signedIn, advice }) => {
      const found = Object.hasOwn(TREES, tree) ? TREES[tree] : undefined;
      if (found === undefined)
        return Promise.resolve({ kind: 'bad-request', message: 'No Configuration found' });
      for (const oldest of [...journeys.keys()].slice(0, -MOST_JOURNEYS)) journeys.delete(oldest);
      const id = random();
      const journey: Journey = { tree: found, begun: clock.now(), signedIn, advice, steps: [] };
      journeys.set(id, journey);
      return goOn(id, journey);
    },
    next: async (body) => {
      const { authId, callbacks } = Object(body) as Record<string, unknown>;
      const [id = '', place = ''] = typeof authId === 'string' ? authId.split('.') : [];
      const journey = journeys.get(id);
      const asked = journey?.steps[Number(place)];
      if (!journey || !asked || clock.now() - journey.begun > JOURNEY_MS) {
        journeys.delete(id);
        return { kind: 'timed-out' };
      }
      const answers = readAnswers(asked.step.callbacks, callbacks);
      if (!answers) return { kind: 'bad-request', message: 'The callbacks are not those that were asked.' };
      // An earlier step was answered again, so the later steps are dropped.
      journey.steps = [...journey.steps.slice(0, Number(place)), { step: asked.step, answers }];
      return goOn(id, journey);
    },
    resume: async (suspendedId) => {
      const [id = '', code = ''] = suspendedId.split('.');
      const journey = journeys.get(id);
      const asked = journey?.steps.at(-1);
      const waits = asked?.step.callbacks.some(({ type }) => type === 'SuspendedTextOutputCallback');
      if (!journey || !asked || !waits || clock.now() - journey.begun > JOURNEY_MS)
        return { kind: 'timed-out' };
      journey.steps = [...journey.steps.slice(0, -1), { step: asked.step, answers: [code] }];
      return goOn(id, journey);
    },
  };
};

const inputName = (place: number, suffix: string): string => `IDToken${place + 1}${suffix}`;

const toWire = (authId: string, { stage, header, description, callbacks }: Step): WireStep => ({
  authId,
  callbacks: callbacks.map(({ type, output, inputs }, place) => ({
    type,
    output,
    ...(inputs.length > 0 && {
      input: inputs.map(({ suffix, value }) => ({ name: inputName(place, suffix), value })),
    }),
    _id: place,
  })),
  stage,
  header,
  description,
});

/** Returns the values of all inputs in order; undefined if the callbacks are not those that were asked. */
const readAnswers = (asked: readonly Callback[], given: unknown): Answers | undefined => {
  if (!Array.isArray(given) || given.length !== asked.length) return undefined;
  const answers = asked.map(({ type, inputs }, place) => {
    const one = Object(given[place]) as { type?: unknown; input?: unknown };
    if (one.type !== type) return undefined;
    const input = Array.isArray(one.input) ? (one.input as { name?: unknown; value?: unknown }[]) : [];
    return inputs.map(({ suffix }) => input.find(({ name }) => name === inputName(place, suffix))?.value);
  });
  return answers.includes(undefined) ? undefined : answers.flatMap((values) => values ?? []);
};
