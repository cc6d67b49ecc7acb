import { purposeOfAttribute, purposeOfPrompt } from './field-purpose.ts';
import type { FieldPurpose, JourneyCallback, MessageTone } from './journey-step.ts';
import type { Callback } from './wire-step.ts';
import * as v from 'valibot';
import { tolerant } from '../../core/tolerant.ts';

/** Converts a callback to plain data. Missing or invalid fields count as empty. Never throws. */
export type Describe = (
  callback: Callback,
  index: number,
  stage: string | undefined,
  /** All callbacks of the step. */
  beside: readonly Callback[],
) => JourneyCallback;

const asText = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : '';

const asked = ({ text, value, fill }: Callback) => ({
  prompt: text('prompt', 500),
  rules: readToldPolicies(value('policies')),
  broken: readFailedPolicies(value('failedPolicies')),
  set: (answer: string) => fill(answer),
});

const textOf =
  (purpose: FieldPurpose): Describe =>
  (callback, index) => ({
    index,
    kind: 'text',
    purpose,
    required: true,
    value: asText(callback.given),
    ...asked(callback),
  });

const attribute = (callback: Callback) => ({
  ...asked(callback),
  required: callback.flag('required'),
  value: asText(callback.given) || asText(callback.value('value')),
});

const toNumber = (typed: string): number | null => {
  const number = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(number) ? null : number;
};

const TONES: readonly MessageTone[] = ['info', 'warning', 'danger'];
/** The `messageType` of a text that contains a script for other clients. */
const SCRIPT = 4;

/** The callbacks of most steps. `rare-callbacks.ts` has the others and loads when a step has one. Source: IDN-04. */
export const USUAL: Readonly<Record<string, Describe>> = {
  NameCallback: textOf('username'),
  PasswordCallback: textOf('current-password'),
  ValidatedCreateUsernameCallback: textOf('username'),
  ValidatedCreatePasswordCallback: textOf('new-password'),
  TextInputCallback: (callback, index, stage) => {
    const { prompt, ...rest } = asked(callback);
    return {
      index,
      kind: 'text',
      purpose: purposeOfPrompt(prompt, stage),
      required: true,
      value: asText(callback.given) || callback.text('defaultText', 1000),
      prompt,
      ...rest,
    };
  },
  StringAttributeInputCallback: (callback, index) => ({
    index,
    kind: 'text',
    purpose: purposeOfAttribute(callback.text('name', 200)),
    ...attribute(callback),
  }),
  NumberAttributeInputCallback: (callback, index) => ({
    index,
    kind: 'number',
    ...attribute(callback),
    set: (answer) => callback.fill(toNumber(answer)),
  }),
  BooleanAttributeInputCallback: (callback, index) => ({
    index,
    kind: 'boolean',
    ...attribute(callback),
    value: callback.given === true || callback.flag('value'),
    set: (answer) => callback.fill(answer),
  }),
  TextOutputCallback: ({ text, count }, index) => {
    const words = text('message');
    const type = count('messageType');
    return type === SCRIPT || words === '' || words.includes('webAuthnOutcome')
      ? { index, kind: 'hidden' }
      : { index, kind: 'message', text: words, tone: TONES[type] ?? 'info' };
  },
  HiddenValueCallback: (_callback, index) => ({ index, kind: 'hidden' }),
  MetadataCallback: (_callback, index) => ({ index, kind: 'hidden' }),
};

/** A rule that an answer broke, by the service's name for it. */
export type FailedPolicy = { policy: string; params: Readonly<Record<string, unknown>> };

const schema = v.object({ policyRequirement: v.pipe(v.string(), v.maxLength(100)) });

const readJson = (text: string): unknown => tolerant((): unknown => JSON.parse(text));

const MOST = 20;

/** Parses `failedPolicies`: objects, or JSON in strings. An unreadable entry counts as an unknown rule. */
const readFailedPolicies = (raw: unknown): readonly FailedPolicy[] =>
  (Array.isArray(raw) ? raw.slice(0, MOST) : []).map((one: unknown) => {
    const given = typeof one === 'string' ? readJson(one) : one;
    const { success, output } = v.safeParse(schema, given);
    const { params } = Object(given) as { params?: unknown };
    return success
      ? { policy: output.policyRequirement, params: Object(params) as FailedPolicy['params'] }
      : { policy: 'UNKNOWN_POLICY', params: {} };
  });

const MOST_TOLD = 30;
const list = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given.slice(0, MOST_TOLD) : []);

/** Returns the rules in a field's `policies`. Unreadable entries are skipped. Source: IDN-07. */
export const readToldPolicies = (raw: unknown): readonly FailedPolicy[] =>
  list((Object(raw) as Record<string, unknown>)['policies']).flatMap((one) => {
    const { policyRequirements, params } = Object(one) as Record<string, unknown>;
    return list(policyRequirements).flatMap((policy) =>
      typeof policy === 'string' ? [{ policy, params: Object(params) as FailedPolicy['params'] }] : [],
    );
  });
