import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GALLERY } from '../../../../demo-host/identity/trees/gallery.ts';
import { describeStep } from '../../../auth/journey/describe-step.ts';
import { setRuntime, type Runtime } from '../../../core/runtime.ts';
import { hasFields, isPlain, wayOf, asksAlike } from './step-rules.ts';
import type { JourneyStep } from '../../../auth/journey/journey-step.ts';

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://shop.test/en-us/login'));
  setRuntime({ config: {} } as unknown as Runtime);
});
afterAll(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

const stepOf = (name: string) => {
  const callbacks = GALLERY.find(([one]) => one === name)?.[1] ?? [];
  return describeStep({
    authId: name,
    callbacks: callbacks.map(({ type, output, inputs }, place) => ({
      type,
      output: [...output],
      input: inputs.map(({ suffix, value }) => ({ name: `IDToken${place + 1}${suffix}`, value })),
    })),
  });
};

const PLAIN = [
  'Name',
  'Password',
  'Text input',
  'Text output',
  'Choice',
  'Confirmation',
  'Boolean attribute',
  'Number attribute',
  'String attribute',
  'Validated user name',
  'Validated password',
  'Security question',
  'Terms',
  'Hidden and metadata',
  'Markup',
];
const ALONE = [
  'Polling',
  'Device profile',
  'Protect signals',
  'Protect node',
  'Protect node signals',
  'Nothing but hidden',
];
const ELSEWHERE = ['Suspended', 'Redirect'];
/** Steps with checks or a passkey beside their questions. */
const RARE = [
  'Protect',
  'reCAPTCHA',
  'reCAPTCHA Enterprise',
  'Providers',
  'Providers or password',
  'No providers',
  'Passkey or password',
];

describe('how a step goes on', () => {
  it.each([...PLAIN, ...ALONE, ...ELSEWHERE, ...RARE])('[IDN-04] with %s', async (name) => {
    const expected = ALONE.includes(name) ? 'alone' : ELSEWHERE.includes(name) ? 'elsewhere' : 'answer';
    const step = await stepOf(name);
    expect(wayOf(step)).toBe(expected);
    if (expected !== 'answer') expect(isPlain(step)).toBe(false);
    else if (PLAIN.includes(name)) expect(isPlain(step)).toBe(true);
  });

  it('[IDN-04] is known for every step of the demo’s gallery', () => {
    expect(GALLERY.map(([name]) => name).toSorted()).toEqual(
      [...PLAIN, ...ALONE, ...ELSEWHERE, ...RARE].toSorted(),
    );
  });

  it.each([
    ['Name', true],
    ['Choice', true],
    ['Terms', true],
    ['Confirmation', false],
    ['Polling', false],
  ])('[IDN-04] with %s has something to fill in: %j', async (name, expected) => {
    expect(hasFields(await stepOf(name))).toBe(expected);
  });

  it('[IDN-06] with a passkey that is offered at the user name marks that field, and one that is not marks none', async () => {
    const { passkey, callbacks } = await stepOf('Passkey or password');
    expect(passkey).toMatchObject({ for: 'sign-in', isOffered: true });
    expect(callbacks.map((one) => one.kind === 'text' && one.offersPasskey === true)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const plain = await stepOf('Providers or password');
    expect(plain.callbacks.some((one) => one.kind === 'text' && one.offersPasskey)).toBe(false);
  });

  it('[IDN-04] with nothing in it, or with what is for machines alone, is by itself', async () => {
    expect(wayOf(await describeStep({ authId: 'a', callbacks: [] }))).toBe('alone');
    const hidden = { type: 'HiddenValueCallback', output: [{ name: 'id', value: 'trace' }], input: [] };
    expect(wayOf(await describeStep({ authId: 'a', callbacks: [hidden] }))).toBe('alone');
  });

  it('[IDN-06 part] with a passkey is by it, and by the answer where something else is asked as well', async () => {
    const outcome = { type: 'HiddenValueCallback', output: [{ name: 'id', value: 'webAuthnOutcome' }] };
    const name = { type: 'NameCallback', output: [], input: [{ name: 'IDToken2', value: '' }] };
    expect(wayOf(await describeStep({ authId: 'a', callbacks: [outcome] }))).toBe('passkey');
    expect(wayOf(await describeStep({ authId: 'a', callbacks: [outcome, name] }))).toBe('answer');
  });
});

const named = (prompt: string) => ({
  type: 'NameCallback',
  output: [{ name: 'prompt', value: prompt }],
  input: [{ name: 'IDToken1', value: '' }],
});
const said = { type: 'TextOutputCallback', output: [{ name: 'message', value: 'Wrong.' }] };
const step = (callbacks: readonly object[], stage?: string): Promise<JourneyStep> =>
  describeStep({ authId: 'a', stage, callbacks: callbacks as never });

describe('two steps', () => {
  it('[IDN-04 part] ask alike where one says besides what was wrong', async () => {
    expect(asksAlike(await step([named('User Name')]), await step([said, named('User Name')]))).toBe(true);
  });

  it('[IDN-04 part] do not where question, stage or number differ', async () => {
    const one = await step([named('User Name')], 'SignIn');
    expect(asksAlike(one, await step([named('Code')], 'SignIn'))).toBe(false);
    expect(asksAlike(one, await step([named('User Name')], 'Other'))).toBe(false);
    expect(asksAlike(one, await step([named('User Name'), named('User Name')], 'SignIn'))).toBe(false);
  });
});
