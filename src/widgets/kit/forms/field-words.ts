import type { FieldError } from 'react-hook-form';
import type { Translate } from '../../../core/i18n/translator.ts';

const KEY = /^[a-z][\w-]*(?:\.[\w-]+)+$/i;

/** A fault that the service found: its message is words already, and goes when the field is changed. */
export const SERVICE = 'service';

/**
 * A schema's message with what its words take, `{country}` say: an issue carries one text alone. Texts are put in as they are.
 */
export const messageWith = (key: string, values: Readonly<Record<string, string | number>>): string =>
  `${key} ${JSON.stringify(values)}`;

const WITH_VALUES = /^(\S+) (\{.*\})$/s;

/**
 * The words of a field's fault: of the message's key, with what `messageWith` gave it or with `{limit}` where the rule has one; a rule without a key of its own
 * gets the general words, never the library's English.
 */
export const fieldWords = (error: FieldError, t: Translate): string => {
  const { type, message = '', types } = error;
  if (type === SERVICE) return message;
  const [, key, values] = WITH_VALUES.exec(message) ?? [];
  if (key && values) return t(key, JSON.parse(values) as Record<string, string | number>);
  if (!KEY.test(message)) return t('kit.forms.invalid');
  return t(message, types?.['limit'] === undefined ? undefined : { limit: Number(types['limit']) });
};
