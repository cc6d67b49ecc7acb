import * as v from 'valibot';
import type { Describe } from './describe-callback.ts';
import type { Callback } from './wire-step.ts';

const CLIENT_ERROR = 'clientError';
const failing =
  ({ fill }: Callback) =>
  (reason: string): void =>
    fill(reason, CLIENT_ERROR);

const provider = v.object({
  provider: v.pipe(v.string(), v.minLength(1)),
  uiConfig: v.optional(v.object({ buttonDisplayName: v.optional(v.string()) })),
});

const captcha =
  (enterprise: boolean): Describe =>
  (callback, index) => ({
    index,
    kind: 'captcha',
    enterprise,
    siteKey: callback.text('recaptchaSiteKey', 200),
    apiUrl: callback.text('captchaApiUri', 500),
    set: (token) => callback.fill(token),
    // The plain captcha has no field for a reason. An empty answer means that it failed.
    fail: enterprise ? failing(callback) : () => callback.fill(''),
  });

const isWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const SHORTEST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

/** The callbacks of few steps, one row each. Source: IDN-04. */
export const RARE: Readonly<Record<string, Describe>> = {
  ChoiceCallback: ({ text, texts, count, fill }, index) => {
    const [choices, given] = [texts('choices'), count('defaultChoice')];
    const value = given < choices.length ? given : 0;
    return {
      index,
      kind: 'choice',
      prompt: text('prompt', 500),
      choices,
      value,
      set: (choice) => fill(choice),
    };
  },
  ConfirmationCallback: ({ text, texts, count, fill }, index) => ({
    index,
    kind: 'confirmation',
    prompt: text('prompt', 500),
    options: texts('options'),
    value: count('defaultOption'),
    set: (option) => fill(option),
  }),
  KbaCreateCallback: ({ text, texts, flag, fill }, index) => ({
    index,
    kind: 'question',
    prompt: text('prompt', 500),
    questions: texts('predefinedQuestions'),
    ownAllowed: flag('allowUserDefinedQuestions'),
    set: (question, answer) => {
      fill(question, 'question');
      fill(answer, 'answer');
    },
  }),
  TermsAndConditionsCallback: ({ text, fill }, index) => ({
    index,
    kind: 'terms',
    text: text('terms', 100_000),
    set: (accepted) => fill(accepted),
  }),
  SelectIdPCallback: ({ value, fill }, index) => {
    const given = value('providers');
    const providers = (Array.isArray(given) ? given.slice(0, 30) : []).flatMap((one: unknown) => {
      const { success, output } = v.safeParse(provider, one);
      return success
        ? [{ id: output.provider, name: output.uiConfig?.buttonDisplayName || output.provider }]
        : [];
    });
    return { index, kind: 'providers', providers, set: (id) => fill(id) };
  },
  SuspendedTextOutputCallback: ({ text }, index) => ({ index, kind: 'suspended', text: text('message') }),
  PollingWaitCallback: ({ text, count }, index) => ({
    index,
    kind: 'wait',
    text: text('message', 1000),
    ms: Math.min(Math.max(count('waitTime'), SHORTEST_WAIT_MS), LONGEST_WAIT_MS),
  }),
  RedirectCallback: ({ text }, index) => {
    const url = text('redirectUrl', 8000);
    return isWeb(url)
      ? { index, kind: 'redirect', url: new URL(url).href }
      : { index, kind: 'unknown', type: 'RedirectCallback' };
  },
  DeviceProfileCallback: ({ text, flag, fill }, index) => ({
    index,
    kind: 'device-profile',
    text: text('message', 500),
    metadata: flag('metadata'),
    location: flag('location'),
    set: (profile) => fill(profile),
    fail: () => fill('{}'),
  }),
  PingOneProtectInitializeCallback: (callback, index) => ({
    index,
    kind: 'protect-start',
    options: {
      envId: callback.text('envId', 200),
      ...Object(callback.value('signalsInitializationOptions')),
    },
    set: () => undefined,
    fail: failing(callback),
  }),
  PingOneProtectEvaluationCallback: (callback, index) => ({
    index,
    kind: 'protect-signals',
    pause: callback.flag('pauseBehavioralData'),
    set: (signals) => callback.fill(signals, 'signals'),
    fail: failing(callback),
  }),
  ReCaptchaCallback: captcha(false),
  ReCaptchaEnterpriseCallback: captcha(true),
};

/** Describes a marketplace node's metadata. Hidden values beside it take the answer. Source: the vendor's SDK, Protect. */
export const protectNode: Describe = ({ value }, index, _stage, beside) => {
  const { _type: _node, _action: action, ...options } = Object(value('data')) as Record<string, unknown>;
  const fillHidden = (id: string, given: string): void =>
    beside.find((one) => one.type === 'HiddenValueCallback' && one.value('id') === id)?.fill(given);
  const answer = (signals: string, reason: string): void => {
    // These hidden values initially contain their own names, which a node would take for an answer.
    fillHidden('pingone_risk_evaluation_signals', signals);
    fillHidden(CLIENT_ERROR, reason);
  };
  const fail = (reason: string): void => answer('', reason);
  const set = (signals: string): void => answer(signals, '');
  return action === 'protect_initialize'
    ? { index, kind: 'protect-start', options, set, fail }
    : { index, kind: 'protect-signals', pause: options['pauseBehavioralData'] === true, set, fail };
};
