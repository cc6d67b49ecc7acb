import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { asksTheSame, carryOver, withoutComplaints, withoutSecrets } from './journey.ts';
import type { WireStep } from './wire-step.ts';

const step = (stage: string, ...callbacks: [type: string, value: unknown][]): WireStep => ({
  authId: 'a',
  stage,
  callbacks: callbacks.map(([type, value], place) => ({
    type,
    output: [],
    ...(value !== undefined && { input: [{ name: `IDToken${place + 1}`, value }] }),
  })),
});
const values = ({ callbacks }: WireStep) => callbacks.map(({ input }) => input?.[0]?.value);

const answered = step('SignIn', ['NameCallback', 'mara'], ['PasswordCallback', 'secret']);
const again = step(
  'SignIn',
  ['TextOutputCallback', undefined],
  ['NameCallback', ''],
  ['PasswordCallback', ''],
);

describe('what is typed once', () => {
  it('[IDN-04] stands in the step that asks the same again, whatever messages stand between; a password does not', () => {
    expect(values(carryOver(answered, again))).toEqual([undefined, 'mara', '']);
  });

  everyRow([
    ['another stage', step('Code', ['NameCallback', ''], ['PasswordCallback', ''])],
    ['another question', step('SignIn', ['NameCallback', ''])],
    ['another type', step('SignIn', ['TextInputCallback', ''], ['PasswordCallback', ''])],
  ])('[IDN-04] stays out of a step with %s', (_what, next) => {
    expect(asksTheSame(answered, next)).toBe(false);
    expect(carryOver(answered, next)).toBe(next);
  });

  it('[IDN-04] gives way to what the service itself gives', () => {
    const given = step('SignIn', ['NameCallback', 'tomas'], ['PasswordCallback', '']);
    expect(values(carryOver(answered, given))).toEqual(['tomas', '']);
  });

  it('[IDN-04] is kept without secrets when the shopper goes back', () => {
    const kinds = [
      'PasswordCallback',
      'ValidatedCreatePasswordCallback',
      'KbaCreateCallback',
      'NameCallback',
    ];
    const all = step('All', ...kinds.map((kind): [string, unknown] => [kind, 'typed']));
    expect(values(withoutSecrets(all))).toEqual(['', '', '', 'typed']);
  });

  it('[IDN-04] is kept without what was wrong with an earlier answer when the shopper goes back', () => {
    const output = [
      { name: 'prompt', value: 'User Name' },
      { name: 'failedPolicies', value: ['{"policyRequirement":"UNIQUE"}'] },
    ];
    const mended = step('Register', ['ValidatedCreateUsernameCallback', 'annlee']);
    const [asked] = mended.callbacks;
    if (asked === undefined) throw new Error('The step asks nothing.');
    const kept = withoutComplaints({ ...mended, callbacks: [{ ...asked, output }] });
    expect(kept.callbacks[0]?.output).toEqual([output[0], { name: 'failedPolicies', value: [] }]);
    expect(values(kept)).toEqual(['annlee']);
  });
});
