import type { FieldError, FieldErrors, FieldValues } from 'react-hook-form';
import type { Translate } from '../../../core/i18n/translator.ts';

/** The error of one field, with the field's name in the form (`phone.number` for a nested field). */
export type FieldFault = { name: string; error: FieldError };

const isError = (value: object): value is FieldError => 'type' in value && typeof value.type === 'string';

/** Returns the errors of a form as a list, including those of nested fields. */
export const fieldFaults = (errors: FieldErrors<FieldValues>): readonly FieldFault[] => faultsIn(errors, '');

const faultsIn = (errors: object, before: string): readonly FieldFault[] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = `${before}${key}`;
    return isError(value) ? [{ name, error: value }] : faultsIn(value, `${name}.`);
  });

/** Sorts the errors by the order of the fields on the page. Errors of names that are not fields of the form come last. */
export const inFieldOrder = (
  faults: readonly FieldFault[],
  names: readonly string[],
): readonly FieldFault[] => {
  const placeOf = ({ name }: FieldFault) => {
    const place = names.indexOf(name);
    return place === -1 ? names.length : place;
  };
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other));
};

const KEY = /^[a-z][\w-]*(?:\.[\w-]+)+$/i;

/** The type of an error that the service found. Its message is already translated. It goes away when the field is changed. */
export const SERVICE = 'service';

/** Returns a schema's message with the values of its placeholders, inserted as they are: an issue carries one text. */
export const messageWith = (key: string, values: Readonly<Record<string, string | number>>): string =>
  `${key} ${JSON.stringify(values)}`;

const WITH_VALUES = /^(\S+) (\{.*\})$/s;

/** Returns the translated message of a field's error, with its values. One without a key gets the general message. */
export const fieldWords = (error: FieldError, t: Translate): string => {
  const { type, message = '', types } = error;
  if (type === SERVICE) return message;
  const [, key, values] = WITH_VALUES.exec(message) ?? [];
  if (key && values) return t(key, JSON.parse(values) as Record<string, string | number>);
  if (!KEY.test(message)) return t('kit.forms.invalid');
  return t(message, types?.['limit'] === undefined ? undefined : { limit: Number(types['limit']) });
};
