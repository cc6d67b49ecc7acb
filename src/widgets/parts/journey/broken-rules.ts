import type { FailedPolicy } from '../../../auth/journey/failed-policy.ts';
import { purposeOfAttribute } from '../../../auth/journey/field-purpose.ts';
import type { JourneyCallback } from '../../../auth/journey/journey-step.ts';
import { fieldName, type AnswerValues } from './answer-values.ts';

/** What another field of the step holds now, by the attribute's name at the service; undefined where there is none. */
export type ValueOf = (attribute: string) => string | undefined;

type Breaks = (value: string, params: FailedPolicy['params'], valueOf: ValueOf) => boolean;

const count = (given: unknown): number => {
  const number = Number(given ?? Number.NaN);
  return Number.isSafeInteger(number) && number >= 0 ? number : Number.NaN;
};

const texts = (given: unknown): readonly string[] =>
  (Array.isArray(given) ? given : [given]).filter((one): one is string => typeof one === 'string');

/** In doubt none is broken, so that nobody is kept from an answer that the service would take. */
const BREAKS: Readonly<Record<string, Breaks>> = {
  MIN_LENGTH: (value, { minLength }) => value.length < count(minLength),
  MAX_LENGTH: (value, { maxLength }) => [...value].length > count(maxLength),
  AT_LEAST_X_CAPITAL_LETTERS: (value, { numCaps }) => (value.match(/\p{Lu}/gu)?.length ?? 0) < count(numCaps),
  AT_LEAST_X_NUMBERS: (value, { numNums }) => (value.match(/\p{Nd}/gu)?.length ?? 0) < count(numNums),
  // A word such as "space" stands for a sign that only the service knows.
  CANNOT_CONTAIN_CHARACTERS: (value, { forbiddenChars }) =>
    texts(forbiddenChars).some((sign) => [...sign].length === 1 && value.includes(sign)),
  CANNOT_CONTAIN_OTHERS: (value, { disallowedFields }, valueOf) =>
    texts(disallowedFields).some((attribute) => {
      const other = valueOf(attribute)?.trim();
      return other !== undefined && other !== '' && value.includes(other);
    }),
};

/** Those of the rules told beforehand that an answer breaks for certain. The service's own word counts. Source: IDN-07. */
export const brokenRules = (
  rules: readonly FailedPolicy[],
  value: string,
  valueOf: ValueOf,
): readonly FailedPolicy[] =>
  rules.filter(
    ({ policy, params }) =>
      Object.hasOwn(BREAKS, policy) && BREAKS[policy]?.(value, params, valueOf) === true,
  );

/** What the fields of a step hold, by what they are for. */
export const valuesBeside =
  (beside: readonly JourneyCallback[], values: AnswerValues): ValueOf =>
  (attribute) => {
    const purpose = purposeOfAttribute(attribute);
    const field = beside.find((one) => one.kind === 'text' && one.purpose === purpose && purpose !== 'off');
    return field && String(values[fieldName(field)] ?? '');
  };
