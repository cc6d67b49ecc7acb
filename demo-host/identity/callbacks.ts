/** A question of a step in the form that is sent: its output, and the inputs for the answer. */
export type Callback = {
  readonly type: string;
  readonly output: readonly { readonly name: string; readonly value: unknown }[];
  /** The names of its inputs, after `IDToken{n}`, and their initial values. */
  readonly inputs: readonly { readonly suffix: string; readonly value: unknown }[];
};

const callback = (
  type: string,
  output: Readonly<Record<string, unknown>>,
  inputs: Readonly<Record<string, unknown>> = { '': '' },
): Callback => ({
  type,
  output: Object.entries(output).map(([name, value]) => ({ name, value })),
  inputs: Object.entries(inputs).map(([suffix, value]) => ({ suffix, value })),
});

/** The inputs of a callback that asks nothing. */
const SAYS = {};

/** A rule that an answer broke, as the service sends it: JSON in a string. */
export type FailedPolicy = { policyRequirement: string; params?: Readonly<Record<string, unknown>> };

const failed = (policies: readonly FailedPolicy[]): string[] => policies.map((one) => JSON.stringify(one));

export const nameCallback = (prompt: string): Callback => callback('NameCallback', { prompt });

export const passwordCallback = (prompt: string): Callback => callback('PasswordCallback', { prompt });

export const textInputCallback = (prompt: string, defaultText = ''): Callback =>
  callback('TextInputCallback', { prompt, defaultText }, { '': defaultText });

/** A text. `kind` is 0 for information, 1 for a warning, 2 for an error. */
export const textOutputCallback = (message: string, kind: 0 | 1 | 2 = 0): Callback =>
  callback('TextOutputCallback', { message, messageType: String(kind) }, SAYS);

/** The text of a journey that continues from a link in a mail. */
export const suspendedCallback = (message: string): Callback =>
  callback('SuspendedTextOutputCallback', { message, messageType: '0' }, SAYS);

export const choiceCallback = (prompt: string, choices: readonly string[], defaultChoice = 0): Callback =>
  callback('ChoiceCallback', { prompt, choices, defaultChoice }, { '': defaultChoice });

export const confirmationCallback = (
  prompt: string,
  options: readonly string[],
  defaultOption = 0,
  given = defaultOption,
): Callback =>
  callback(
    'ConfirmationCallback',
    { prompt, messageType: 0, options, optionType: -1, defaultOption },
    { '': given },
  );

/** The value that means 'not pressed'. Beside a passkey, the real service offers one option and sets it to this value. */
const NOT_PRESSED = 100;

/** An option to go another way, beside a question that is answered automatically. */
export const wayOutCallback = (option: string): Callback =>
  confirmationCallback('', [option], 0, NOT_PRESSED);

export const hiddenValueCallback = (id: string, value = ''): Callback =>
  callback('HiddenValueCallback', { value, id }, { '': id });

export const pollingWaitCallback = (message: string, waitMs: number): Callback =>
  callback('PollingWaitCallback', { waitTime: String(waitMs), message }, SAYS);

export const redirectCallback = (redirectUrl: string): Callback =>
  callback('RedirectCallback', { redirectUrl, redirectMethod: 'GET', trackingCookie: true }, SAYS);

export const metadataCallback = (data: Readonly<Record<string, unknown>>): Callback =>
  callback('MetadataCallback', { data }, SAYS);

/** Returns the rules that a field states in advance, in the real service's form. */
const told = (name: string, policies: readonly FailedPolicy[]) => ({
  policyRequirements: policies.map(({ policyRequirement }) => policyRequirement),
  fallbackPolicies: null,
  name,
  policies: policies.map(({ policyRequirement, params }) => ({
    policyRequirements: [policyRequirement],
    policyId: policyRequirement.toLowerCase().replaceAll('_', '-'),
    ...(params && { params }),
  })),
  conditionalPolicies: null,
});

export const createUsernameCallback = (
  prompt: string,
  broken: readonly FailedPolicy[] = [],
  policies: readonly FailedPolicy[] = [],
): Callback =>
  callback(
    'ValidatedCreateUsernameCallback',
    { policies: told('userName', policies), failedPolicies: failed(broken), validateOnly: false, prompt },
    { '': '', validateOnly: false },
  );

export const createPasswordCallback = (
  prompt: string,
  broken: readonly FailedPolicy[] = [],
  policies: readonly FailedPolicy[] = [],
): Callback =>
  callback(
    'ValidatedCreatePasswordCallback',
    {
      echoOn: false,
      policies: told('password', policies),
      failedPolicies: failed(broken),
      validateOnly: false,
      prompt,
    },
    { '': '', validateOnly: false },
  );

export type AttributeAsked = {
  /** The attribute's own name, such as `givenName`. */
  name: string;
  prompt: string;
  required?: boolean;
  broken?: readonly FailedPolicy[];
};

const attributeCallback = <Value>(type: string, asked: AttributeAsked, value: Value): Callback =>
  callback(
    type,
    {
      name: asked.name,
      prompt: asked.prompt,
      required: asked.required ?? true,
      policies: {},
      failedPolicies: failed(asked.broken ?? []),
      validateOnly: false,
      value,
    },
    { '': value, validateOnly: false },
  );

export const stringAttributeCallback = (asked: AttributeAsked, value = ''): Callback =>
  attributeCallback('StringAttributeInputCallback', asked, value);

export const numberAttributeCallback = (asked: AttributeAsked, value: number | null = null): Callback =>
  attributeCallback('NumberAttributeInputCallback', asked, value);

export const booleanAttributeCallback = (asked: AttributeAsked, value = false): Callback =>
  attributeCallback('BooleanAttributeInputCallback', asked, value);

export const termsCallback = (version: string, terms: string, createDate: string): Callback =>
  callback('TermsAndConditionsCallback', { version, terms, createDate }, { '': false });

export const kbaCallback = (prompt: string, predefinedQuestions: readonly string[]): Callback =>
  callback(
    'KbaCreateCallback',
    { prompt, predefinedQuestions, allowUserDefinedQuestions: true },
    { question: '', answer: '' },
  );

export const selectIdpCallback = (providers: readonly { provider: string; name: string }[]): Callback =>
  callback('SelectIdPCallback', {
    providers: providers.map(({ provider, name }) => ({ provider, uiConfig: { buttonDisplayName: name } })),
    value: '',
  });

export const recaptchaCallback = (recaptchaSiteKey: string): Callback =>
  callback('ReCaptchaCallback', { recaptchaSiteKey, captchaApiUri: '', captchaDivClass: 'g-recaptcha' });

export const recaptchaEnterpriseCallback = (recaptchaSiteKey: string): Callback =>
  callback(
    'ReCaptchaEnterpriseCallback',
    { recaptchaSiteKey, captchaApiUri: '', captchaDivClass: 'g-recaptcha' },
    { token: '', action: '', clientError: '', payload: '' },
  );

export const deviceProfileCallback = (message: string): Callback =>
  callback('DeviceProfileCallback', { metadata: true, location: false, message });

/** The two nodes of Ping's marketplace: metadata, and hidden values for the client's results. */
export const protectNodeCallbacks = (
  action: 'protect_initialize' | 'protect_risk_evaluation',
): Callback[] => {
  const isStart = action === 'protect_initialize';
  const more = isStart ? { consoleLogEnabled: false } : { pauseBehavioralData: true };
  return [
    metadataCallback({ _type: 'PingOneProtect', _action: action, envId: 'demo-environment', ...more }),
    ...(isStart ? [] : [hiddenValueCallback('pingone_risk_evaluation_signals')]),
    hiddenValueCallback('clientError'),
  ];
};

export const protectInitializeCallback = (envId: string): Callback =>
  callback(
    'PingOneProtectInitializeCallback',
    { envId, consoleLogEnabled: false, deviceAttributesToIgnore: [], behavioralDataCollection: true },
    { clientError: '' },
  );

export const protectEvaluationCallback = (): Callback =>
  callback(
    'PingOneProtectEvaluationCallback',
    { pauseBehavioralData: true },
    { signals: '', clientError: '' },
  );
