import { beforeEach, describe, expect, it } from 'vitest';
import { createClock, type Clock } from '../backend/core/clock.ts';
import { createJourneys, type JourneyAnswer, type Journeys, type WireStep } from './journeys.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createPeople, SEEDED_PASSWORD } from './people.ts';
import { inLanguage } from './spoken.ts';
import { createWrongAnswers } from './wrong-answers.ts';

const WAIT_MS = 5 * 60_000;
const WAIT = 'Too many wrong answers. Try again in 5 minutes.';
const WRONG = 'The user name or the password is not right.';

let clock: Clock;
let journeys: Journeys;
let mailbox: Mailbox;

beforeEach(() => {
  clock = createClock();
  clock.hold(Date.parse('2027-03-01T10:00:00Z'));
  let ids = 0;
  let codes = 424_242;
  mailbox = createMailbox(() => (codes += 1));
  journeys = createJourneys({
    people: createPeople(),
    mailbox,
    clock,
    random: () => `id${(ids += 1)}`,
    wrongAnswers: createWrongAnswers(clock),
  });
});

const stepOf = (answer: JourneyAnswer): WireStep => {
  if (answer.kind !== 'step') throw new Error(`The journey says ${answer.kind}.`);
  return answer.step;
};

const begin = async (tree: string, signedIn?: string) => stepOf(await journeys.start({ tree, signedIn }));

/** Answers a step with these values, in the order of its inputs. */
const send = (step: WireStep, ...values: unknown[]): Promise<JourneyAnswer> => {
  const left = [...values];
  const callbacks = step.callbacks.map((callback) => ({
    ...callback,
    input: callback.input?.map((one) => ({ ...one, value: left.length > 0 ? left.shift() : one.value })),
  }));
  return journeys.next({ ...step, callbacks });
};

/** Returns the service's text above its questions, or how the journey ended. */
const said = (answer: JourneyAnswer): unknown =>
  answer.kind === 'step'
    ? answer.step.callbacks[0]?.output.find(({ name }) => name === 'message')?.value
    : answer.kind;

/** Guesses `times` times and returns all texts. */
const guess = async (times: number, once: (attempt: number) => Promise<JourneyAnswer>) => {
  const all: unknown[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) all.push(said(await once(attempt)));
  return all;
};

describe('a password that is guessed', () => {
  it('waits after five wrong ones, though one step is answered again and again [IDN-04 part]', async () => {
    const step = await begin('SignIn');
    const all = await guess(7, (attempt) => send(step, 'mara', `guess ${attempt}`));
    expect(all).toEqual([WRONG, WRONG, WRONG, WRONG, WAIT, WAIT, WAIT]);
    expect(said(await send(step, 'mara', SEEDED_PASSWORD))).toBe(WAIT);
  });

  it('waits as well with a journey for each guess, and in every other journey [IDN-04 part]', async () => {
    const all = await guess(6, async () => send(await begin('SignIn'), ' MARA ', 'wrong'));
    expect(all).toEqual([WRONG, WRONG, WRONG, WRONG, WAIT, WAIT]);
    expect(said(await send(await begin('PasskeyRegister'), 'mara', SEEDED_PASSWORD))).toBe(WAIT);
    const proof = await begin('StepUp', 'user-mara');
    expect(said(await send(proof, SEEDED_PASSWORD))).toBe(WAIT);
  });

  it('waits for one person alone, and as long for somebody who has no account [IDN-04 part]', async () => {
    const nobody = await guess(6, async () => send(await begin('SignIn'), 'nobody', 'wrong'));
    expect(nobody).toEqual([WRONG, WRONG, WRONG, WRONG, WAIT, WAIT]);
    expect(said(await send(await begin('SignIn'), 'mara', SEEDED_PASSWORD))).toBe('success');
  });

  it('tells minutes that grow fewer, and is looked at again when they are over [IDN-04 part]', async () => {
    const step = await begin('SignIn');
    await guess(5, () => send(step, 'mara', 'wrong'));
    clock.advance(60_001);
    expect(said(await send(step, 'mara', 'wrong'))).toBe('Too many wrong answers. Try again in 4 minutes.');
    clock.advance(WAIT_MS - 60_002);
    expect(said(await send(step, 'mara', SEEDED_PASSWORD))).toBe(
      'Too many wrong answers. Try again in a minute.',
    );
    clock.advance(1);
    expect(said(await send(step, 'mara', SEEDED_PASSWORD))).toBe('success');
  });

  it('is forgotten once a right one came, and a moved clock has nobody wait for ever [IDN-04 part]', async () => {
    const fill = async (secret: string) => send(await begin('SignIn'), 'mara', secret);
    await guess(4, () => fill('wrong'));
    expect(said(await fill(SEEDED_PASSWORD))).toBe('success');
    expect(await guess(5, () => fill('wrong'))).toEqual([WRONG, WRONG, WRONG, WRONG, WAIT]);
    clock.advance(-WAIT_MS);
    expect(said(await fill(SEEDED_PASSWORD))).toBe('success');
  });

  it('is counted once, however often its journey is run over it [IDN-04 part]', async () => {
    let step = await begin('SignIn');
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answer = await send(step, 'mara', 'wrong');
      expect(said(answer)).toBe(WRONG);
      step = stepOf(answer);
    }
    expect(said(await send(step, 'mara', SEEDED_PASSWORD))).toBe('success');
  });

  it('waits at a step-up too, each of which ends after three [IDN-05 part]', async () => {
    const proof = await begin('StepUp', 'user-mara');
    const all = await guess(5, () => send(proof, 'wrong'));
    expect(all.slice(0, 4)).toEqual(Array(4).fill('The password is not right.'));
    expect(all[4]).toBe(WAIT);
    let step = await begin('StepUp', 'user-noor');
    for (let attempt = 0; attempt < 2; attempt += 1) step = stepOf(await send(step, 'wrong'));
    expect(said(await send(step, 'wrong'))).toBe('failure');
  });
});

describe('a mailed code that is guessed', () => {
  const toCode = async (address = 'mara@practice.example') =>
    stepOf(await send(await begin('ForgottenPassword'), address, false));

  it.each(['mara@practice.example', 'nobody@practice.example'])(
    'waits after five wrong ones for %s, though one step is answered again and again [IDN-04 part]',
    async (address) => {
      const step = await toCode(address);
      const all = await guess(6, () => send(step, '000000'));
      expect(all).toEqual([...Array(4).fill('That is not the code that we sent.'), WAIT, WAIT]);
      expect(said(await send(await toCode(address), mailbox.list()[0]?.code ?? '424243'))).toBe(WAIT);
    },
  );

  it('waits by the link of a mail, and the link holds when that is over [IDN-04 part]', async () => {
    const step = await toCode();
    await guess(5, () => send(step, '000000'));
    const link = stepOf(await send(await begin('ForgottenPasswordByLink'), 'mara@practice.example', false));
    const [journey = ''] = link.authId.split('.');
    const suspendedId = `${journey}.${mailbox.list()[0]?.code}`;
    expect(said(await journeys.resume(suspendedId))).toBe(WAIT);
    clock.advance(WAIT_MS);
    expect(stepOf(await journeys.resume(suspendedId)).stage).toBe('NewPassword');
  });

  it('ends its journey at the first wrong link, five of which have the next one wait [IDN-04 part]', async () => {
    const open = async (code: string) => {
      const step = stepOf(await send(await begin('ForgottenPasswordByLink'), 'mara@practice.example', false));
      return journeys.resume(`${step.authId.split('.')[0]}.${code}`);
    };
    expect(await guess(6, () => open('000000'))).toEqual([...Array(5).fill('failure'), WAIT]);
  });
});

describe('how long to wait', () => {
  it.each([
    ['fr-FR', WAIT, 'Trop de réponses inexactes. Réessayez dans 5 minutes.'],
    ['nl', WAIT, 'Te veel onjuiste antwoorden. Probeer het over 5 minuten opnieuw.'],
    [
      'es',
      'Too many wrong answers. Try again in a minute.',
      'Demasiadas respuestas incorrectas. Vuelva a intentarlo dentro de un minuto.',
    ],
  ])('is said in the language that is asked for: %s [IDN-04 part]', (language, value, expected) => {
    const body = { callbacks: [{ output: [{ name: 'message', value }] }] };
    expect(inLanguage(body, language)).toMatchObject({ callbacks: [{ output: [{ value: expected }] }] });
  });
});
