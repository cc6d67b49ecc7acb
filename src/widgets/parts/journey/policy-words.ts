import type { FailedPolicy } from '../../../auth/journey/describe-callback.ts';
import type { FieldPurpose } from '../../../auth/journey/journey-step.ts';
import type { MessageValues } from '../../../core/i18n/message-format.ts';
import type { JourneyKey } from './journey-words.ts';

export type Words = readonly [key: JourneyKey, values: MessageValues];
export type Say = (params: FailedPolicy['params']) => Words | undefined;

const plain =
  (key: JourneyKey): Say =>
  () => [key, {}];

/** Says a rule with a whole number from the service, given as a number or as text. Undefined if it is less than `least`. */
export const counting =
  (key: JourneyKey, name: string, least = 0): Say =>
  (params) => {
    const count = Number(params[name] ?? Number.NaN);
    return Number.isSafeInteger(count) && count >= least ? [key, { count }] : undefined;
  };

const LONGEST = 200;

/** Says a rule that names what an answer must not contain. `nameOf` translates each part of it. */
export const naming =
  (key: JourneyKey, name: string, nameOf?: (given: string) => string): Say =>
  (params) => {
    const given: unknown = params[name];
    const what = (Array.isArray(given) ? given : [given])
      .filter((one) => typeof one === 'string' || typeof one === 'number')
      .map((one) => nameOf?.(String(one)) ?? one)
      .join(nameOf ? ', ' : ' ')
      .slice(0, LONGEST);
    return what === '' ? undefined : [key, { what }];
  };

/** The message of each rule that the service knows; others have the generic one. Source: IDN-07, section 5. */
const POLICIES: Readonly<Record<string, Say>> = {
  REQUIRED: plain('shared.policy.required'),
  UNIQUE: plain('shared.policy.unique'),
  MIN_LENGTH: counting('shared.policy.minLength', 'minLength'),
  MAX_LENGTH: counting('shared.policy.maxLength', 'maxLength'),
  AT_LEAST_X_CAPITAL_LETTERS: counting('shared.policy.capitals', 'numCaps'),
  AT_LEAST_X_NUMBERS: counting('shared.policy.numbers', 'numNums'),
  CANNOT_CONTAIN_CHARACTERS: naming('shared.policy.characters', 'forbiddenChars'),
  CANNOT_CONTAIN_DUPLICATES: naming('shared.policy.duplicates', 'duplicateValue'),
  CANNOT_CONTAIN_OTHERS: naming('shared.policy.others', 'disallowedFields'),
  VALID_DATE: plain('shared.policy.date'),
  VALID_EMAIL_ADDRESS_FORMAT: plain('shared.policy.email'),
  VALID_NAME_FORMAT: plain('shared.policy.name'),
  VALID_NUMBER: plain('shared.policy.number'),
  VALID_PHONE_FORMAT: plain('shared.policy.phone'),
};

/** The messages for fields whose label already says what the rule would repeat: "Email address has an invalid email address". */
const NAMED: Readonly<Record<string, Readonly<Partial<Record<FieldPurpose, JourneyKey>>>>> = {
  VALID_EMAIL_ADDRESS_FORMAT: { email: 'shared.policy.invalid' },
  VALID_PHONE_FORMAT: { tel: 'shared.policy.invalid' },
  VALID_DATE: { bday: 'shared.policy.invalid' },
  VALID_NAME_FORMAT: {
    name: 'shared.policy.format',
    nickname: 'shared.policy.format',
    'given-name': 'shared.policy.format',
    'family-name': 'shared.policy.format',
  },
};

/** Returns the message for a rule that the answer in `field` broke. `purpose` is what the field is for. */
export const policyWords = (
  { policy, params }: FailedPolicy,
  field: string,
  purpose: FieldPurpose = 'off',
): Words => {
  const named = Object.hasOwn(NAMED, policy) ? NAMED[policy]?.[purpose] : undefined;
  if (named) return [named, { field }];
  const say = Object.hasOwn(POLICIES, policy) ? POLICIES[policy] : undefined;
  const [key, values] = say?.(params) ?? (['shared.policy.failed', { policy: policy.slice(0, 60) }] as const);
  return [key, { field, ...values }];
};
