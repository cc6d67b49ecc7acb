import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { createClock } from '../../../demo-host/backend/core/clock.ts';
import { authenticate } from '../../../demo-host/identity/authenticate.ts';
import { createJourneys, JOURNEY_MS } from '../../../demo-host/identity/journeys.ts';
import { createMailbox } from '../../../demo-host/identity/mailbox.ts';
import { createPeople, SEEDED_PASSWORD } from '../../../demo-host/identity/people.ts';
import { createWrongAnswers } from '../../../demo-host/identity/wrong-answers.ts';
import { IdentityError } from '../identity-errors.ts';
import type { AskService, Question, JourneyStart } from './ask-service.ts';
import type { JourneyStep } from './journey-step.ts';
import { createJourney, type JourneyAnswer } from './journey.ts';
import type { WireStep } from './wire-step.ts';

/** Calls the demo's trees directly, in place of the vendor's SDK. */
const service = () => {
  let ids = 0;
  const clock = createClock();
  clock.hold(Date.parse('2027-03-01T10:00:00Z'));
  const mailbox = createMailbox(() => 424242);
  const journeys = createJourneys({
    people: createPeople(),
    mailbox,
    clock,
    random: () => `id${(ids += 1)}`,
    wrongAnswers: createWrongAnswers(clock),
  });
  const asked: Question[] = [];
  let down = false;
  const ask: AskService = async (question) => {
    asked.push(structuredClone(question));
    if (down) throw new IdentityError('network');
    const url = new URL(`https://id.test/authenticate?${new URLSearchParams(question.query)}`);
    const { status, body } = await authenticate(
      journeys,
      url,
      structuredClone(question.answered ?? {}),
      undefined,
    );
    const { authId, detail } = body as { authId?: string; detail?: object };
    if (status !== 200) return { kind: detail ? 'expired' : 'refused' };
    return authId === undefined
      ? { kind: 'success' }
      : { kind: 'step', wire: JSON.parse(JSON.stringify(body)) as WireStep };
  };
  const begin = (start: JourneyStart) => createJourney(ask, start);
  return { begin, clock, mailbox, asked, setDown: (now: boolean) => (down = now) };
};

const stepOf = (answer: JourneyAnswer | undefined): JourneyStep => {
  if (answer?.kind !== 'step') throw new Error(`The journey says ${answer?.kind}.`);
  return answer.step;
};
const type = (step: JourneyStep, ...values: string[]): void => {
  const texts = step.callbacks.filter((one) => one.kind === 'text');
  values.forEach((value, place) => texts[place]?.set(value));
};
const typed = (step: JourneyStep): string[] =>
  step.callbacks.flatMap((one) => (one.kind === 'text' ? [one.value] : []));

describe('a journey', () => {
  it('[IDN-04] keeps the user name and forgets the password when the pair was wrong, until the service has it wait', async () => {
    const journey = service().begin({ tree: 'SignIn' });
    let answer = await journey.start();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      type(stepOf(answer), 'mara', 'wrong');
      answer = await journey.next();
      expect(typed(stepOf(answer))).toEqual(['mara', '']);
      expect(answer).toMatchObject({ canGoBack: false });
      expect(stepOf(answer).callbacks[0]).toMatchObject({ kind: 'message', tone: 'danger' });
    }
    type(stepOf(answer), 'mara', 'wrong');
    answer = await journey.next();
    expect(typed(stepOf(answer))).toEqual(['mara', '']);
    expect(stepOf(answer).callbacks[0]).toMatchObject({
      kind: 'message',
      tone: 'warning',
      text: 'Too many wrong answers. Try again in 5 minutes.',
    });
  });

  everyRow([
    ['nothing at all', []],
    [
      'a hidden value',
      [{ type: 'HiddenValueCallback', output: [{ name: 'id', value: 'trace' }], input: [] }],
    ],
    [
      'metadata',
      [{ type: 'MetadataCallback', output: [{ name: 'data', value: { _type: 'PingOneProtect' } }] }],
    ],
    ['a device profile', [{ type: 'DeviceProfileCallback', output: [], input: [] }]],
    ['a captcha', [{ type: 'ReCaptchaCallback', output: [], input: [] }]],
    ['a script', [{ type: 'TextOutputCallback', output: [{ name: 'messageType', value: '4' }] }]],
  ])(
    '[IDN-04] whose service asks machines alone, again and again, is told to make no sense: %s',
    async (_what, callbacks) => {
      let asked = 0;
      const ask: AskService = async () => {
        asked += 1;
        return { kind: 'step', wire: { authId: 'always', callbacks: structuredClone(callbacks) } };
      };
      const journey = createJourney(ask, { tree: 'Round' });
      await journey.start();
      for (let step = 0; step < 8; step += 1) stepOf(await journey.next());
      const sent = journey.current();
      await expect(journey.next()).rejects.toMatchObject({ code: 'identity.login' });
      expect(journey.current()).toEqual(sent);
      await expect(journey.next()).rejects.toMatchObject({ code: 'identity.login' });
      expect(asked).toBe(11);
      expect(stepOf(await journey.start()).id).toBe('always');
      expect(stepOf(await journey.next()).id).toBe('always');
    },
  );

  it('[IDN-04] may wait for as long as the service asks it to', async () => {
    const wait = { type: 'PollingWaitCallback', output: [{ name: 'waitTime', value: '1000' }] };
    const ask: AskService = async () => ({ kind: 'step', wire: { authId: 'a', callbacks: [{ ...wait }] } });
    const journey = createJourney(ask, { tree: 'Wait' });
    await journey.start();
    for (let step = 0; step < 30; step += 1) expect(stepOf(await journey.next()).callbacks).toHaveLength(1);
  });

  it('[IDN-04] is over when the service says no', async () => {
    const journey = service().begin({ tree: 'StepUp' });
    expect(await journey.start()).toEqual({ kind: 'refused' });
  });

  it('[IDN-04] succeeds with the right pair', async () => {
    const journey = service().begin({ tree: 'SignIn' });
    type(stepOf(await journey.start()), 'mara', SEEDED_PASSWORD);
    expect(await journey.next()).toEqual({ kind: 'success' });
  });

  it('[IDN-04] that took too long is over, and starts again with the user name', async () => {
    const { begin, clock } = service();
    const journey = begin({ tree: 'SignIn' });
    type(stepOf(await journey.start()), 'mara', SEEDED_PASSWORD);
    clock.hold(clock.now() + JOURNEY_MS + 1);
    expect(await journey.next()).toEqual({ kind: 'expired' });
    expect(typed(stepOf(await journey.start()))).toEqual(['mara', '']);
  });

  it('[IDN-04] stays where it was while the service is down, and sends the same again', async () => {
    const { begin, setDown, asked } = service();
    const journey = begin({ tree: 'SignIn' });
    type(stepOf(await journey.start()), 'mara', SEEDED_PASSWORD);
    setDown(true);
    await expect(journey.next()).rejects.toThrow('Failed to fetch');
    setDown(false);
    expect(await journey.next()).toEqual({ kind: 'success' });
    expect(asked[2]).toEqual(asked[1]);
  });

  it('[IDN-04] goes back to what was answered, without its secrets, and on again another way', async () => {
    const { begin, mailbox } = service();
    const journey = begin({ tree: 'ForgottenPassword' });
    type(stepOf(await journey.start()), 'nobody@practice.example');
    expect(await journey.next()).toMatchObject({ kind: 'step', canGoBack: true });
    const before = await journey.back();
    expect(typed(stepOf(before))).toEqual(['nobody@practice.example']);
    expect(before).toMatchObject({ canGoBack: false });
    expect(await journey.back()).toBeUndefined();
    type(stepOf(before), 'mara@practice.example');
    type(stepOf(await journey.next()), '000000');
    const again = await journey.next();
    expect(typed(stepOf(again))).toEqual(['000000']);
    type(stepOf(again), mailbox.list()[0]?.code ?? '');
    expect(stepOf(await journey.next()).stage).toBe('NewPassword');
  });

  it('[IDN-04] begins anew, with nothing to go back to', async () => {
    const journey = service().begin({ tree: 'ForgottenUserName' });
    type(stepOf(await journey.start()), 'mara@practice.example');
    await journey.next();
    const first = await journey.start();
    expect(first).toMatchObject({ canGoBack: false });
    expect(typed(stepOf(first))).toEqual(['mara@practice.example']);
  });

  it('[IDN-09 part] knows the user name that was typed in an earlier step', async () => {
    const journey = service().begin({ tree: 'Register' });
    const first = await journey.start();
    expect(first).toMatchObject({ userName: undefined });
    type(stepOf(first), 'ines', 'Careful-norms-7', 'Inés', "O'Dell", 'ines@practice.example');
    expect(await journey.next()).toMatchObject({ userName: 'ines' });
  });

  it('[IDN-04] goes on once with what the address brought, and from the beginning after that', async () => {
    const { begin, asked } = service();
    const journey = begin({
      resume: { code: 'c', state: 's' },
      answered: { authId: 'old.0', callbacks: [] },
      tree: 'SignIn',
    });
    expect(await journey.start()).toEqual({ kind: 'expired' });
    expect(stepOf(await journey.start()).stage).toBe('SignIn');
    expect(asked.map(({ query }) => query)).toEqual([
      { authIndexType: 'service', authIndexValue: 'SignIn', code: 'c', state: 's' },
      { authIndexType: 'service', authIndexValue: 'SignIn' },
    ]);
  });
});
