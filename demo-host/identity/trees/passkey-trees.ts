import { metadataCallback, nameCallback, textOutputCallback } from '../callbacks.ts';
import { TreeFailure, type Ask } from '../tree-engine.ts';
import { newPasskeyCallback, passkeyOutcome, usePasskeyCallback } from './passkey-callbacks.ts';
import { challengeOf, passkeysOf, readNewPasskey, readSignature } from './passkeys.ts';
import { provenTree, signInTree } from './sign-in.ts';
import { textAnswer, type DemoTree } from './tree-context.ts';

/** Signs in with a password, then creates a passkey. A person who can't create one is signed in all the same. */
export const passkeyRegisterTree: DemoTree = async (ask, context) => {
  const id = await provenTree(ask, context);
  const person = context.people.byId(id);
  if (!person) throw new TreeFailure('Login failure');
  const challenge = await challengeOf(`${context.journey} new`);
  const [answer] = await ask({
    stage: 'PasskeyNew',
    header: 'Sign in without a password next time',
    description: 'Create a passkey on this device.',
    callbacks: [newPasskeyCallback(challenge, person), passkeyOutcome()],
  });
  const made = readNewPasskey(textAnswer(answer), id, challenge);
  if (made) passkeysOf(context.people).set(made.id, made);
  return id;
};

/** Signs in with a passkey that was created here, or with a password if there is none. */
export const passkeySignInTree: DemoTree = async (ask, context) => {
  const challenge = await challengeOf(`${context.journey} use`);
  const [answer] = await ask({
    stage: 'PasskeyUse',
    header: 'Sign in with a passkey',
    callbacks: [usePasskeyCallback(challenge), passkeyOutcome()],
  });
  const passkeys = passkeysOf(context.people);
  return (await readSignature(textAnswer(answer), passkeys, challenge)) ?? signInTree(ask, context);
};

/** Steps with invalid passkey data, to see what a client shows for each. */
export const brokenPasskeySteps = async (ask: Ask, journey: string): Promise<void> => {
  const challenge = await challengeOf(journey);
  const { output } = newPasskeyCallback(challenge, { id: 'nobody', userName: 'nobody', firstName: 'Nobody' });
  const data = output[0]?.value as Record<string, unknown>;
  const { pubKeyCredParams: _left, ...rest } = data;
  await ask({
    stage: 'NoParameters',
    header: 'A passkey without parameters',
    callbacks: [metadataCallback(rest), passkeyOutcome()],
  });
  await ask({
    stage: 'NoMetadata',
    header: 'A passkey without its data',
    callbacks: [passkeyOutcome(), nameCallback('User Name')],
  });
  await ask({ stage: 'Over', header: 'Seen', callbacks: [textOutputCallback('That was all.')] });
};
