import { beforeEach, describe, expect, it } from 'vitest';
import type { Callback } from '../callbacks.ts';
import { createMailbox, type Mailbox } from '../mailbox.ts';
import { createPeople, KEY_USER_NAME, SEEDED_PASSWORD, type People } from '../people.ts';
import { runTree, type Answers, type TreeEvent } from '../tree-engine.ts';
import { securityKeysOf } from './passkeys.ts';
import { signInTree } from './sign-in.ts';
import { createClock } from '../../backend/core/clock.ts';
import { createWrongAnswers } from '../wrong-answers.ts';

const ID = `user-${KEY_USER_NAME}`;
const PASSWORD: Answers = [KEY_USER_NAME, SEEDED_PASSWORD];
const NOT_PRESSED = 100;
const PRESSED = 0;

let people: People;
let mailbox: Mailbox;
let codes: number;

beforeEach(() => {
  people = createPeople();
  codes = 0;
  mailbox = createMailbox(() => (codes += 1));
});

const run = (...answers: Answers[]): Promise<TreeEvent> => {
  const wrongAnswers = createWrongAnswers(createClock());
  return runTree(
    signInTree,
    { people, mailbox, journey: 'a', signedIn: undefined, ...wrongAnswers },
    answers,
  );
};

/** Returns the stage of the current question, or how the journey ended. */
const standing = async (...answers: Answers[]): Promise<unknown> => {
  const event = await run(...answers);
  return 'step' in event ? event.step.stage : event;
};

const giveKey = (): void => {
  const key = { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' };
  securityKeysOf(people).set('a2V5', { id: 'a2V5', accountId: ID, key });
};

const outputOf = (callbacks: readonly Callback[], name: string): unknown =>
  callbacks.flatMap(({ output }) => output).find((one) => one.name === name)?.value;

describe('a sign-in with a security key', () => {
  it('asks those for nothing who have none, but for the one who is offered one [IDN-06 part]', async () => {
    expect(await standing(['mara', SEEDED_PASSWORD])).toEqual({ accountId: 'user-mara' });
    expect(await standing(PASSWORD)).toBe('SecurityKeyNew');
    expect(await standing(PASSWORD, ['', PRESSED])).toEqual({ accountId: ID });
  });

  it('goes on without a key that the browser could not make, and keeps nothing of it [IDN-06 part]', async () => {
    for (const outcome of ['unsupported', 'ERROR::NotAllowedError:No.', 'rubbish::1,2,3', 7, undefined])
      expect(await standing(PASSWORD, [outcome, NOT_PRESSED])).toEqual({ accountId: ID });
    expect(securityKeysOf(people).size).toBe(0);
  });

  it('asks for the key that somebody has and no other, three times, and then says no [IDN-06 part]', async () => {
    giveKey();
    const event = await run(PASSWORD);
    if (!('step' in event)) throw new Error('The journey is over.');
    expect(event.step.stage).toBe('SecurityKey');
    expect(outputOf(event.step.callbacks, 'data')).toMatchObject({
      _allowCredentials: [{ type: 'public-key', id: [107, 101, 121] }],
    });
    const wrong: Answers = ['{"type":"webauthn.get"}::1::2::a2V5', NOT_PRESSED];
    expect(await standing(PASSWORD, wrong)).toBe('SecurityKey');
    expect(await standing(PASSWORD, wrong, ['ERROR::', NOT_PRESSED])).toBe('SecurityKey');
    expect(await standing(PASSWORD, wrong, wrong, wrong)).toEqual({ failure: 'Login failure' });
  });

  it('takes a code by mail in its place, and sends another, of which the newest counts [IDN-04 part] [IDN-06 part]', async () => {
    giveKey();
    const other: Answers = ['', PRESSED];
    expect(await standing(PASSWORD, other)).toBe('MailedCode');
    const another: Answers = ['', 1];
    expect(await standing(PASSWORD, other, another)).toBe('MailedCode');
    expect(mailbox.list().map(({ to, code }) => `${to} ${code}`)).toEqual([
      'iris@practice.example 000002',
      'iris@practice.example 000001',
    ]);
    expect(await standing(PASSWORD, other, another, ['000001', 0])).toBe('MailedCode');
    expect(await standing(PASSWORD, other, another, [' 000 002 ', 0])).toEqual({ accountId: ID });
    // No more than three mails are sent, however often another is asked for.
    expect(await standing(PASSWORD, other, another, another, another, another)).toBe('MailedCode');
    expect(mailbox.list()).toHaveLength(3);
    const wrong: Answers = ['000009', 0];
    expect(await standing(PASSWORD, other, wrong, wrong, wrong)).toEqual({ failure: 'Login failure' });
  });
});
