import {
  hiddenValueCallback,
  metadataCallback,
  nameCallback,
  textOutputCallback,
  type Callback,
} from '../callbacks.ts';
import { TreeFailure, type Ask } from '../tree-engine.ts';
import { challengeOf, passkeysOf, readNewPasskey, readSignature } from './passkeys.ts';
import { signInTree } from './sign-in.ts';
import { textAnswer, type DemoTree } from './tree-context.ts';

const hidden = (): Callback => hiddenValueCallback('webAuthnOutcome', 'false');

/** The form in which the real service asks for a new passkey. */
const creation = (challenge: string, person: { id: string; userName: string; firstName: string }): Callback =>
  metadataCallback({
    _type: 'WebAuthn',
    _action: 'webauthn_registration',
    challenge,
    attestationPreference: 'none',
    userName: person.userName,
    userId: btoa(person.id),
    displayName: person.firstName,
    relyingPartyName: 'Lindgren & Vale',
    relyingPartyId: '',
    authenticatorSelection: '{"userVerification":"preferred","residentKey":"preferred"}',
    pubKeyCredParams: '[ { "type": "public-key", "alg": -7 } ]',
    excludeCredentials: '',
    timeout: 60_000,
  });

const use = (challenge: string): Callback =>
  metadataCallback({
    _type: 'WebAuthn',
    _action: 'webauthn_authentication',
    challenge,
    allowCredentials: '',
    relyingPartyId: '',
    userVerification: 'preferred',
    timeout: 60_000,
  });

/** Signs in by password, then makes a passkey; who has none then is signed in all the same. */
export const passkeyRegisterTree: DemoTree = async (ask, context) => {
  const id = await signInTree(ask, context);
  const person = context.people.byId(id);
  if (!person) throw new TreeFailure('Login failure');
  const challenge = await challengeOf(`${context.journey} new`);
  const [answer] = await ask({
    stage: 'PasskeyNew',
    header: 'Sign in without a password next time',
    description: 'Make a passkey on this device.',
    callbacks: [creation(challenge, person), hidden()],
  });
  const made = readNewPasskey(textAnswer(answer), id, challenge);
  if (made) passkeysOf(context.people).set(made.id, made);
  return id;
};

/** Signs in by a passkey that was made here, and by password where there is none. */
export const passkeySignInTree: DemoTree = async (ask, context) => {
  const challenge = await challengeOf(`${context.journey} use`);
  const [answer] = await ask({
    stage: 'PasskeyUse',
    header: 'Sign in with a passkey',
    callbacks: [use(challenge), hidden()],
  });
  const passkeys = passkeysOf(context.people);
  return (await readSignature(textAnswer(answer), passkeys, challenge)) ?? signInTree(ask, context);
};

/** Steps whose data are not what a passkey needs, to see what a client says of each. */
export const brokenPasskeySteps = async (ask: Ask, journey: string): Promise<void> => {
  const challenge = await challengeOf(journey);
  const { output } = creation(challenge, { id: 'nobody', userName: 'nobody', firstName: 'Nobody' });
  const data = output[0]?.value as Record<string, unknown>;
  const { pubKeyCredParams: _left, ...rest } = data;
  await ask({
    stage: 'NoParameters',
    header: 'A passkey without parameters',
    callbacks: [metadataCallback(rest), hidden()],
  });
  await ask({
    stage: 'NoMetadata',
    header: 'A passkey without its data',
    callbacks: [hidden(), nameCallback('User Name')],
  });
  await ask({ stage: 'Over', header: 'Seen', callbacks: [textOutputCallback('That was all.')] });
};
