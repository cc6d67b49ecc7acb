import type { FailedPolicy } from '../../../auth/journey/describe-callback.ts';
import { purposeOfAttribute } from '../../../auth/journey/field-purpose.ts';
import type { JourneyCallback } from '../../../auth/journey/journey-step.ts';
import { fieldName, type AnswerValues } from './answer-values.ts';

/** Returns the value of another field by the attribute's name at the service. Undefined if there is none. */
export type ValueOf = (attribute: string) => string | undefined;

type Breaks = (value: string, params: FailedPolicy['params'], valueOf: ValueOf) => boolean;

const count = (given: unknown): number => {
  const number = Number(given ?? Number.NaN);
  return Number.isSafeInteger(number) && number >= 0 ? number : Number.NaN;
};

const texts = (given: unknown): readonly string[] =>
  (Array.isArray(given) ? given : [given]).filter((one): one is string => typeof one === 'string');

/** Whether a value breaks a rule. In doubt it does not, so that no answer is refused that the service would accept. */
const BREAKS: Readonly<Record<string, Breaks>> = {
  MIN_LENGTH: (value, { minLength }) => value.length < count(minLength),
  MAX_LENGTH: (value, { maxLength }) => [...value].length > count(maxLength),
  AT_LEAST_X_CAPITAL_LETTERS: (value, { numCaps }) => (value.match(/\p{Lu}/gu)?.length ?? 0) < count(numCaps),
  AT_LEAST_X_NUMBERS: (value, { numNums }) => (value.match(/\p{Nd}/gu)?.length ?? 0) < count(numNums),
  // A longer text, such as "space", stands for a character that only the service knows.
  CANNOT_CONTAIN_CHARACTERS: (value, { forbiddenChars }) =>
    texts(forbiddenChars).some((sign) => [...sign].length === 1 && value.includes(sign)),
  CANNOT_CONTAIN_OTHERS: (value, { disallowedFields }, valueOf) =>
    texts(disallowedFields).some((attribute) => {
      const other = valueOf(attribute)?.trim();
      return other !== undefined && other !== '' && value.includes(other);
    }),
};

/** Returns the known rules that an answer certainly breaks. The service has the final word. Source: IDN-07. */
export const brokenRules = (
  rules: readonly FailedPolicy[],
  value: string,
  valueOf: ValueOf,
): readonly FailedPolicy[] =>
  rules.filter(
    ({ policy, params }) =>
      Object.hasOwn(BREAKS, policy) && BREAKS[policy]?.(value, params, valueOf) === true,
  );

/** Returns a function that finds a field's value by the attribute's name. */
export const valuesBeside =
  (beside: readonly JourneyCallback[], values: AnswerValues): ValueOf =>
  (attribute) => {
    const purpose = purposeOfAttribute(attribute);
    const field = beside.find((one) => one.kind === 'text' && one.purpose === purpose && purpose !== 'off');
    return field && String(values[fieldName(field)] ?? '');
  };
