import type { FieldError } from 'react-hook-form';
import type { Translate } from '../../../core/i18n/translator.ts';

const KEY = /^[a-z][\w-]*(?:\.[\w-]+)+$/i;

/** The type of an error that the service found. Its message is already translated. It goes away when the field is changed. */
export const SERVICE = 'service';

/**
 * Returns a schema's message together with the values for its placeholders, such as `{country}`, because an issue
 * carries only one text. The values are inserted as they are.
 */
export const messageWith = (key: string, values: Readonly<Record<string, string | number>>): string =>
  `${key} ${JSON.stringify(values)}`;

const WITH_VALUES = /^(\S+) (\{.*\})$/s;

/**
 * Returns the translated message of a field's error. Placeholders get the values from `messageWith`, or `{limit}` if
 * the rule has one. A rule without a message key gets the general message, never the library's English.
 */
export const fieldWords = (error: FieldError, t: Translate): string => {
  const { type, message = '', types } = error;
  if (type === SERVICE) return message;
  const [, key, values] = WITH_VALUES.exec(message) ?? [];
  if (key && values) return t(key, JSON.parse(values) as Record<string, string | number>);
  if (!KEY.test(message)) return t('kit.forms.invalid');
  return t(message, types?.['limit'] === undefined ? undefined : { limit: Number(types['limit']) });
};
