import type { FailedPolicy } from '../../../auth/journey/describe-callback.ts';
import { purposeOfAttribute } from '../../../auth/journey/field-purpose.ts';
import { counting, naming, type Say, type Words } from './policy-words.ts';
import { questionLabel } from './question-label.ts';
import type { JourneyKey } from './journey-words.ts';

/** The maximum length from which the rule is shown only after it was broken, because hardly any answer reaches it. */
const FAR = 40;

const maxLength: Say = (params) => {
  const words = counting('shared.rule.maxLength', 'maxLength', 1)(params);
  return words && Number(params['maxLength']) < FAR ? words : undefined;
};

/** The rules that are worth showing before an answer, one per row. The others are obvious, or are shown once broken. */
const rulesOf = (nameOf: (attribute: string) => string): Readonly<Record<string, Say>> => ({
  MIN_LENGTH: counting('shared.rule.minLength', 'minLength', 2),
  MAX_LENGTH: maxLength,
  AT_LEAST_X_CAPITAL_LETTERS: counting('shared.rule.capitals', 'numCaps', 1),
  AT_LEAST_X_NUMBERS: counting('shared.rule.numbers', 'numNums', 1),
  CANNOT_CONTAIN_CHARACTERS: naming('shared.rule.characters', 'forbiddenChars'),
  CANNOT_CONTAIN_OTHERS: naming('shared.rule.others', 'disallowedFields', nameOf),
});

const nameOfAttribute =
  (t: (key: JourneyKey) => string) =>
  (attribute: string): string => {
    const purpose = purposeOfAttribute(attribute);
    const label = questionLabel(purpose === 'off' ? attribute : '', purpose);
    return 'key' in label ? t(label.key) : label.text;
  };

/** Replaces the service's field names by their labels, in a broken rule that refers to other fields. */
export const withLabels = (rule: FailedPolicy, t: (key: JourneyKey) => string): FailedPolicy => {
  const [, values] = naming('shared.rule.others', 'disallowedFields', nameOfAttribute(t))(rule.params) ?? [];
  return rule.policy === 'CANNOT_CONTAIN_OTHERS' && values
    ? { ...rule, params: { ...rule.params, disallowedFields: values['what'] } }
    : rule;
};

/** Returns the message that shows a rule beforehand. Undefined if the rule is not shown. Source: IDN-07. */
export const ruleWords = (
  { policy, params }: FailedPolicy,
  t: (key: JourneyKey) => string,
): Words | undefined => {
  const rules = rulesOf(nameOfAttribute(t));
  return Object.hasOwn(rules, policy) ? rules[policy]?.(params) : undefined;
};
