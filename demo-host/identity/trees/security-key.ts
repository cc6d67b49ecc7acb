import { textOutputCallback, wayOutCallback } from '../callbacks.ts';
import type { Person } from '../people.ts';
import { TreeFailure, type Ask } from '../tree-engine.ts';
import { askMailedCode } from './mailed-code.ts';
import { newPasskeyCallback, passkeyOutcome, usePasskeyCallback } from './passkey-callbacks.ts';
import { challengeOf, readNewPasskey, readSignature, securityKeysOf } from './passkeys.ts';
import { textAnswer, type TreeContext } from './tree-context.ts';

const TRIES = 3;
const PRESSED = 0;

type KeyStep = { header: string; description: string; otherWay: string };

/**
 * Asks for the person's security key, up to three times, and offers another way. Returns `none` for a person without
 * one, who is not asked.
 */
export const askSecurityKey = async (
  ask: Ask,
  { people, journey }: TreeContext,
  person: Person,
  { header, description, otherWay }: KeyStep,
): Promise<'none' | 'proven' | 'other-way' | 'refused'> => {
  const keys = securityKeysOf(people);
  const ids = [...keys.values()].filter(({ accountId }) => accountId === person.id).map(({ id }) => id);
  if (ids.length === 0) return 'none';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const challenge = await challengeOf(`${journey} key ${attempt}`);
    const [outcome, choice] = await ask({
      stage: 'SecurityKey',
      header,
      description,
      callbacks: [
        ...(attempt === 0 ? [] : [textOutputCallback('That passkey does not belong to this account.', 2)]),
        usePasskeyCallback(challenge, ids),
        passkeyOutcome(),
        wayOutCallback(otherWay),
      ],
    });
    if (choice === PRESSED) return 'other-way';
    if ((await readSignature(textAnswer(outcome), keys, challenge)) === person.id) return 'proven';
  }
  return 'refused';
};

/**
 * Asks for the security key, or a mailed code in its place. Resolves to false for a person without a key. Source:
 * IDN-06.
 */
export const proveBySecurityKey = async (
  ask: Ask,
  context: TreeContext,
  person: Person,
): Promise<boolean> => {
  const outcome = await askSecurityKey(ask, context, person, {
    header: 'Now your passkey',
    description: 'The password was right. This account asks for its passkey as well.',
    otherWay: 'Use another way',
  });
  if (outcome === 'none') return false;
  const isProven =
    outcome === 'other-way'
      ? await askMailedCode(ask, context, person, {
          about: 'signing in',
          description: 'A code of six digits is on its way to the address of your account.',
        })
      : outcome === 'proven';
  if (!isProven) throw new TreeFailure('Login failure');
  return true;
};

/** Offers a security key to a person without one. A person who declines, or can't create one, continues without it. */
export const offerSecurityKey = async (ask: Ask, { people, journey }: TreeContext, person: Person) => {
  const challenge = await challengeOf(`${journey} key`);
  const [outcome, notNow] = await ask({
    stage: 'SecurityKeyNew',
    header: 'Create a passkey for your account',
    description:
      'It is kept on this device, on a phone or on a security key that you plug in, and guards your account when somebody learns your password.',
    callbacks: [newPasskeyCallback(challenge, person), passkeyOutcome(), wayOutCallback('Not now')],
  });
  if (notNow === PRESSED) return;
  const made = readNewPasskey(textAnswer(outcome), person.id, challenge);
  if (made) securityKeysOf(people).set(made.id, made);
};
