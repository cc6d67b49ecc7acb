import { beforeEach, describe, expect, it } from 'vitest';
import { createMailbox } from '../mailbox.ts';
import { createPeople, KEY_USER_NAME, SEEDED_PASSWORD, type People } from '../people.ts';
import { runTree, type Answers } from '../tree-engine.ts';
import { securityKeysOf } from './passkeys.ts';
import { stepUpTree } from './step-up.ts';
import { createClock } from '../../backend/core/clock.ts';
import { createWrongAnswers } from '../wrong-answers.ts';

const ID = `user-${KEY_USER_NAME}`;
const FAILED = { failure: 'Login failure' };
const BY_PASSWORD: Answers = ['', 0];
const WRONG_KEY: Answers = ['{"type":"webauthn.get"}::1::2::a2V5', 100];

let people: People;

beforeEach(() => {
  people = createPeople();
});

const giveKey = (accountId = ID): void => {
  const key = { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' };
  securityKeysOf(people).set('a2V5', { id: 'a2V5', accountId, key });
};

/** Returns the stage of the current question, or how the journey ended. */
const standing = async (signedIn: string | undefined, ...answers: Answers[]): Promise<unknown> => {
  const wrongAnswers = createWrongAnswers(createClock());
  const context = { people, mailbox: createMailbox(() => 1), journey: 'a', signedIn, ...wrongAnswers };
  const event = await runTree(stepUpTree, context, answers);
  return 'step' in event ? event.step.stage : event;
};

describe('a step-up', () => {
  it.each([undefined, 'user-nobody'])('asks %s nothing, and says no [IDN-05 part]', async (signedIn) => {
    expect(await standing(signedIn)).toEqual(FAILED);
  });

  it('asks whoever has no key for the password, three times [IDN-05 part]', async () => {
    giveKey('user-mara');
    expect(await standing(ID)).toBe('StepUp');
    expect(await standing(ID, ['wrong'], [7])).toBe('StepUp');
    expect(await standing(ID, ['wrong'], ['wrong'], ['wrong'])).toEqual(FAILED);
    expect(await standing(ID, ['wrong'], [SEEDED_PASSWORD])).toEqual({ accountId: ID });
  });

  it('asks whoever has a key for it, three times, and takes the password in its place [IDN-05 part] [IDN-06 part]', async () => {
    giveKey();
    expect(await standing(ID)).toBe('SecurityKey');
    expect(await standing(ID, WRONG_KEY, ['unsupported', 100])).toBe('SecurityKey');
    expect(await standing(ID, WRONG_KEY, WRONG_KEY, WRONG_KEY)).toEqual(FAILED);
    expect(await standing(ID, WRONG_KEY, BY_PASSWORD)).toBe('StepUp');
    expect(await standing(ID, BY_PASSWORD, ['wrong'], [SEEDED_PASSWORD])).toEqual({ accountId: ID });
    expect(await standing(ID, BY_PASSWORD, ['wrong'], ['wrong'], ['wrong'])).toEqual(FAILED);
  });
});
