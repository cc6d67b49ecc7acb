import * as all from '../callbacks.ts';
import type { Answers } from '../tree-engine.ts';
import { passkeyOutcome, usePasskeyCallback } from './passkey-callbacks.ts';
import { brokenPasskeySteps } from './passkey-trees.ts';
import type { DemoTree } from './tree-context.ts';

const IDPS = [
  { provider: 'campus', name: 'Campus account' },
  { provider: 'orcid', name: 'ORCID' },
];
const TERMS = Array.from({ length: 12 }, (_one, place) => `${place + 1}. This shop is a demonstration.`).join(
  '\n',
);
const BROKEN: readonly all.FailedPolicy[] = [
  { policyRequirement: 'MIN_LENGTH', params: { minLength: 8 } },
  { policyRequirement: 'OF_THEIR_OWN' },
];

/** Every type of callback, each in a step of its own. One that could not be continued alone has a question beside it. */
export const GALLERY: readonly (readonly [
  name: string,
  callbacks: readonly all.Callback[],
  description?: string,
])[] = [
  ['Name', [all.nameCallback('User Name')]],
  ['Password', [all.passwordCallback('Password')]],
  ['Text input', [all.textInputCallback('Which journal do you read?', 'Assessment Today')]],
  ['Text output', [all.textOutputCallback('<b>Shown as text.</b>'), all.textOutputCallback('Mind this.', 1)]],
  ['Choice', [all.choiceCallback('Where should the code go?', ['By mail', 'By text message'])]],
  ['Confirmation', [all.confirmationCallback('Trust this device?', ['Yes', 'No'], 1)]],
  [
    'Boolean attribute',
    [all.booleanAttributeCallback({ name: 'news', prompt: 'Send me news', required: false })],
  ],
  ['Number attribute', [all.numberAttributeCallback({ name: 'age', prompt: 'Years in practice' })]],
  [
    'String attribute',
    [all.stringAttributeCallback({ name: 'telephoneNumber', prompt: 'Phone', broken: BROKEN })],
  ],
  ['Validated user name', [all.createUsernameCallback('User Name', [{ policyRequirement: 'UNIQUE' }])]],
  ['Validated password', [all.createPasswordCallback('Password', BROKEN)]],
  ['Security question', [all.kbaCallback('Security question', ['Your first school?', 'Your first street?'])]],
  ['Terms', [all.termsCallback('1.0', TERMS, '2026-01-15T00:00:00.000Z')]],
  ['Providers', [all.selectIdpCallback(IDPS)]],
  [
    'Providers or password',
    [
      all.selectIdpCallback([...IDPS, { provider: 'localAuthentication', name: 'Here' }]),
      all.nameCallback('User Name'),
      all.passwordCallback('Password'),
    ],
  ],
  [
    'Hidden and metadata',
    [all.hiddenValueCallback('trace', 'abc'), all.metadataCallback({ a: 1 }), all.nameCallback('User Name')],
  ],
  [
    'Passkey or password',
    [
      usePasskeyCallback(btoa('gallery'), [], true),
      passkeyOutcome(),
      all.nameCallback('User Name'),
      all.passwordCallback('Password'),
    ],
  ],
  ['Polling', [all.pollingWaitCallback('Confirm on your phone.', 1000)]],
  ['Device profile', [all.deviceProfileCallback('Looking at this device.')]],
  ['Protect', [all.protectInitializeCallback('demo-environment'), all.nameCallback('User Name')]],
  ['Protect signals', [all.protectEvaluationCallback()]],
  ['Protect node', all.protectNodeCallbacks('protect_initialize')],
  ['Protect node signals', all.protectNodeCallbacks('protect_risk_evaluation')],
  ['Nothing but hidden', [all.metadataCallback({ a: 1 }), all.hiddenValueCallback('trace', 'abc')]],
  ['No providers', [all.selectIdpCallback([])]],
  [
    'Markup',
    [
      all.textOutputCallback('Mind the <a href="/en-us/about">small print</a>.', 1),
      all.choiceCallback('<p>Which <b>way</b>?</p>', ['By <i>mail</i>', 'R&amp;D']),
    ],
    '<p>Read our <a href="/en-us/terms" onclick="alert(1)">terms</a>, or <a href="javascript:alert(1)">none</a>.</p>',
  ],
  ['reCAPTCHA', [all.nameCallback('User Name'), all.recaptchaCallback('demo-key')]],
  ['reCAPTCHA Enterprise', [all.nameCallback('User Name'), all.recaptchaEnterpriseCallback('demo-key')]],
  ['Suspended', [all.suspendedCallback('A link is on its way to you.')]],
  ['Redirect', [all.redirectCallback('http://partner.localhost/')]],
];
const PASSKEYS = 'Passkeys that fail';

const shown = (answers: Answers): string =>
  answers.map((one) => (typeof one === 'string' ? one.slice(0, 200) : JSON.stringify(one))).join(' | ');

/** Shows every question of the service, one at a time as chosen, and what was answered. It signs nobody in. */
export const galleryTree: DemoTree = async (ask, { journey }) => {
  const names = [...GALLERY.map(([name]) => name), PASSKEYS];
  let said: all.Callback[] = [];
  for (let round = 0; ; round += 1) {
    const [chosen] = await ask({
      stage: 'Gallery',
      header: 'What the service can ask',
      callbacks: [...said, all.choiceCallback('Question', names)],
    });
    const name = names[Number(chosen)] ?? '';
    const [, callbacks, description] = GALLERY.find(([one]) => one === name) ?? [];
    if (name === PASSKEYS) await brokenPasskeySteps(ask, `${journey} ${round}`);
    if (callbacks)
      said = [
        all.textOutputCallback(
          `Answered: ${shown(await ask({ stage: name, header: name, callbacks, ...(description !== undefined && { description }) }))}`,
        ),
      ];
  }
};
