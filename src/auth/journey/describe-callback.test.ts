import { CallbackType } from '@forgerock/javascript-sdk';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import * as demo from '../../../demo-host/identity/callbacks.ts';
import { USUAL } from './describe-callback.ts';
import { describeStep } from './describe-step.ts';
import type { JourneyCallback } from './journey-step.ts';
import { RARE } from './rare-callbacks.ts';

const CALLBACKS = { ...USUAL, ...RARE };

const described = async (
  type: string,
  output: Readonly<Record<string, unknown>> = {},
  inputs: readonly string[] = ['IDToken1'],
  stage?: string,
) => {
  const wire = {
    type,
    output: Object.entries(output).map(([name, value]) => ({ name, value })),
    input: inputs.map((name) => ({ name, value: '' as unknown })),
  };
  const [callback] = (await describeStep({ authId: 'a', stage, callbacks: [wire] })).callbacks;
  if (callback === undefined) throw new Error('The step has no callback.');
  return {
    callback,
    sent: () => Object.fromEntries(wire.input.map(({ name, value }) => [name, value])),
  };
};

/** Describes a callback in the format of the demo's service. */
const ofDemo = async ({ type, output, inputs }: demo.Callback) => {
  const wire = {
    type,
    output: [...output],
    input: inputs.map(({ suffix, value }) => ({ name: `IDToken1${suffix}`, value })),
  };
  const [callback] = (await describeStep({ authId: 'a', callbacks: [wire] })).callbacks;
  if (callback === undefined) throw new Error('The step has no callback.');
  return { callback, wire };
};

const KINDS: readonly [demo.Callback, JourneyCallback['kind'], object][] = [
  [demo.nameCallback('User Name'), 'text', { purpose: 'username', prompt: 'User Name', required: true }],
  [demo.passwordCallback('Password'), 'text', { purpose: 'current-password' }],
  [demo.createUsernameCallback('User Name'), 'text', { purpose: 'username' }],
  [demo.createPasswordCallback('Password'), 'text', { purpose: 'new-password' }],
  [demo.textInputCallback('One Time Password'), 'text', { purpose: 'one-time-code' }],
  [demo.textInputCallback('Pet', 'Rex'), 'text', { purpose: 'off', value: 'Rex' }],
  [
    demo.stringAttributeCallback({ name: 'givenName', prompt: 'First' }, 'Ines'),
    'text',
    { purpose: 'given-name', value: 'Ines', required: true },
  ],
  [
    demo.stringAttributeCallback({ name: 'telephoneNumber', prompt: 'Phone', required: false }),
    'text',
    { purpose: 'tel', required: false },
  ],
  [demo.numberAttributeCallback({ name: 'age', prompt: 'Age' }, 7), 'number', { value: '7', prompt: 'Age' }],
  [demo.booleanAttributeCallback({ name: 'news', prompt: 'News' }, true), 'boolean', { value: true }],
  [demo.choiceCallback('Where', ['Here', 'There'], 1), 'choice', { value: 1, choices: ['Here', 'There'] }],
  [demo.confirmationCallback('Sure', ['Yes', 'No'], 1), 'confirmation', { value: 1, options: ['Yes', 'No'] }],
  [demo.kbaCallback('Question', ['First?']), 'question', { questions: ['First?'], ownAllowed: true }],
  [demo.termsCallback('1', 'Be kind.', '2026-01-15T00:00:00.000Z'), 'terms', { text: 'Be kind.' }],
  [
    demo.selectIdpCallback([{ provider: 'campus', name: 'Campus' }]),
    'providers',
    { providers: [{ id: 'campus', name: 'Campus' }] },
  ],
  [demo.textOutputCallback('Read this.', 1), 'message', { text: 'Read this.', tone: 'warning' }],
  [demo.suspendedCallback('Mail sent.'), 'suspended', { text: 'Mail sent.' }],
  [demo.pollingWaitCallback('Wait', 3000), 'wait', { ms: 3000, text: 'Wait' }],
  [demo.redirectCallback('https://idp.test/a?b=c'), 'redirect', { url: 'https://idp.test/a?b=c' }],
  [demo.hiddenValueCallback('x'), 'hidden', {}],
  [demo.metadataCallback({ a: 1 }), 'hidden', {}],
  [demo.deviceProfileCallback('Looking'), 'device-profile', { metadata: true, location: false }],
  [demo.protectInitializeCallback('env-1'), 'protect-start', {}],
  [demo.protectEvaluationCallback(), 'protect-signals', { pause: true }],
  [demo.recaptchaCallback('key-1'), 'captcha', { siteKey: 'key-1', enterprise: false }],
  [demo.recaptchaEnterpriseCallback('key-2'), 'captcha', { siteKey: 'key-2', enterprise: true }],
];

describe('a callback as plain data', () => {
  it('[IDN-04] is known for all 24 types that the vendor ships, and for no other', () => {
    expect(Object.keys(CALLBACKS).toSorted()).toEqual(Object.values(CallbackType).toSorted());
    expect(Object.keys(CALLBACKS)).toHaveLength(24);
    expect(new Set(KINDS.map(([{ type }]) => type))).toEqual(new Set(Object.keys(CALLBACKS)));
  });

  everyRow(KINDS.map(([callback, kind, fields]) => [callback.type, kind, fields, callback] as const))(
    '[IDN-04] of %s is %s with %j',
    async (_type, kind, fields, callback) => {
      expect((await ofDemo(callback)).callback).toMatchObject({ kind, index: 0, ...fields });
    },
  );

  everyRow([...new Set(KINDS.map(([{ type }]) => type))])(
    '[IDN-04] of %s stands whatever the service left out or sent in another type',
    async (type) => {
      const rubbish: unknown[] = [undefined, null, 7, 'text', {}, [7], { toString: 1 }];
      for (const value of rubbish) {
        const names =
          'prompt message messageType choices defaultChoice options defaultOption providers waitTime';
        const more =
          'predefinedQuestions terms failedPolicies redirectUrl recaptchaSiteKey name value required data';
        const output = Object.fromEntries(
          [...names.split(' '), ...more.split(' ')].map((name) => [name, value]),
        );
        expect((await described(type, output)).callback.kind).toMatch(/\w/);
      }
      expect((await described(type)).callback.kind).toMatch(/\w/);
    },
  );

  everyRow([['javascript:alert(1)'], ['data:text/html,x'], ['/relative'], [''], ['//evil.test']])(
    '[IDN-04] with the redirect %j leads nowhere',
    async (redirectUrl) => {
      expect((await described('RedirectCallback', { redirectUrl })).callback.kind).toBe('unknown');
    },
  );

  it('[IDN-04] of a type that nobody knows is unknown, inherited names included', async () => {
    expect((await described('NewestCallback')).callback).toMatchObject({
      kind: 'unknown',
      type: 'NewestCallback',
    });
    expect((await described('constructor')).callback.kind).toBe('unknown');
  });

  it('[IDN-04] shows no script that is meant for other clients', async () => {
    expect(
      (await described('TextOutputCallback', { message: 'alert(1)', messageType: '4' })).callback.kind,
    ).toBe('hidden');
    const script = 'document.getElementById("webAuthnOutcome").value';
    expect((await described('TextOutputCallback', { message: script, messageType: '0' })).callback.kind).toBe(
      'hidden',
    );
  });

  everyRow([
    [-5, 500],
    ['3000', 3000],
    ['soon', 500],
    [1e9, 60_000],
  ])('[IDN-04] with the waiting time %j waits %i ms', async (waitTime, ms) => {
    expect((await described('PollingWaitCallback', { waitTime })).callback).toMatchObject({
      kind: 'wait',
      ms,
    });
  });
});

describe('what fills a callback in', () => {
  everyRow([
    ['12', 12],
    [' 3,5 ', 3.5],
    ['', null],
    ['many', null],
  ])('[IDN-04] sends the number %j as %j', async (typed, sent) => {
    const { callback, wire } = await ofDemo(demo.numberAttributeCallback({ name: 'age', prompt: 'Age' }));
    if (callback.kind === 'number') callback.set(typed);
    expect(wire.input[0]?.value).toBe(sent);
    expect(wire.input[1]).toEqual({ name: 'IDToken1validateOnly', value: false });
  });

  it('[IDN-04] finds the inputs of a later callback by how their names end', async () => {
    const { callback, sent } = await described('ReCaptchaEnterpriseCallback', {}, [
      'IDToken3token',
      'IDToken3action',
      'IDToken3clientError',
      'IDToken3payload',
    ]);
    if (callback.kind !== 'captcha') throw new Error(callback.kind);
    callback.fail('TIMEOUT');
    expect(sent()).toMatchObject({ IDToken3token: '', IDToken3clientError: 'TIMEOUT' });
    callback.set('proof');
    expect(sent()).toMatchObject({ IDToken3token: 'proof' });
  });

  it('[IDN-04] sends question and answer, choice, option, provider, terms and checks where they belong', async () => {
    const question = await ofDemo(demo.kbaCallback('Question', ['First?']));
    if (question.callback.kind === 'question') question.callback.set('First?', 'Answer');
    expect(question.wire.input.map(({ value }) => value)).toEqual(['First?', 'Answer']);
    const third = await ofDemo(demo.confirmationCallback('Sure', ['A', 'B', 'C']));
    if (third.callback.kind === 'confirmation') third.callback.set(2);
    expect(third.wire.input[0]?.value).toBe(2);
    const signals = await ofDemo(demo.protectEvaluationCallback());
    if (signals.callback.kind === 'protect-signals') signals.callback.set('signals');
    expect(signals.wire.input[0]?.value).toBe('signals');
    const terms = await ofDemo(demo.termsCallback('1', 'Be kind.', ''));
    if (terms.callback.kind === 'terms') terms.callback.set(true);
    expect(terms.wire.input[0]?.value).toBe(true);
  });

  it('[IDN-07 part] reads broken rules as objects and as JSON, and takes one that is neither for an unknown one', async () => {
    const failedPolicies = [
      '{"policyRequirement":"UNIQUE"}',
      { policyRequirement: 'MIN_LENGTH', params: { minLength: 8 } },
      '{',
      7,
    ];
    const { callback } = await described('ValidatedCreateUsernameCallback', { failedPolicies });
    expect(callback).toMatchObject({
      broken: [
        { policy: 'UNIQUE', params: {} },
        { policy: 'MIN_LENGTH', params: { minLength: 8 } },
        { policy: 'UNKNOWN_POLICY' },
        { policy: 'UNKNOWN_POLICY' },
      ],
    });
  });
});

describe('a Protect node of the marketplace', () => {
  const SIGNALS = 'pingone_risk_evaluation_signals';
  const hidden = (id: string, name: string) => ({
    type: 'HiddenValueCallback',
    output: [
      { name: 'value', value: '' },
      { name: 'id', value: id },
    ],
    input: [{ name, value: id as unknown }],
  });
  const step = (action: string, ...ids: string[]) => ({
    authId: 'a',
    callbacks: [
      {
        type: 'MetadataCallback',
        output: [
          {
            name: 'data',
            value: { _type: 'PingOneProtect', _action: action, envId: 'e', pauseBehavioralData: true },
          },
        ],
      },
      ...ids.map((id, place) => hidden(id, `IDToken${place + 2}`)),
    ],
  });
  type Wire = ReturnType<typeof step>;
  const filled = ({ callbacks }: Wire) =>
    callbacks.flatMap((one) => ('input' in one ? one.input.map(({ value }) => value) : []));
  const checkOf = async (wire: Wire) => {
    const [check] = (await describeStep(wire)).callbacks;
    if (check?.kind !== 'protect-start' && check?.kind !== 'protect-signals') throw new Error(check?.kind);
    return check;
  };

  it('[IDN-04] starts by a check, and tells the node of its failure alone', async () => {
    const wire = step('protect_initialize', 'clientError');
    const check = await checkOf(wire);
    expect(check).toMatchObject({ kind: 'protect-start', options: { envId: 'e' } });
    check.fail('UNAVAILABLE');
    expect(filled(wire)).toEqual(['UNAVAILABLE']);
    check.set('');
    expect(filled(wire)).toEqual(['']);
  });

  it('[IDN-04] takes the signals in one hidden value, and why there are none in the other', async () => {
    const wire = step('protect_risk_evaluation', SIGNALS, 'clientError');
    const check = await checkOf(wire);
    expect(check).toMatchObject({ kind: 'protect-signals', pause: true });
    check.set('signals');
    expect(filled(wire)).toEqual(['signals', '']);
    check.fail('TIMEOUT');
    expect(filled(wire)).toEqual(['', 'TIMEOUT']);
  });

  it('[IDN-04] fills no hidden value that is another’s, and misses none', async () => {
    const wire = step('protect_risk_evaluation', 'trace');
    (await checkOf(wire)).fail('TIMEOUT');
    expect(filled(wire)).toEqual(['trace']);
  });

  everyRow([{ _type: 'WebAuthn' }, { a: 1 }, 'PingOneProtect', null])(
    '[IDN-04] is not seen in other metadata: %j',
    async (value) => {
      const metadata = { type: 'MetadataCallback', output: [{ name: 'data', value }] };
      const { callbacks } = await describeStep({ authId: 'a', callbacks: [metadata] });
      expect(callbacks).toEqual([{ index: 0, kind: 'hidden' }]);
    },
  );
});
