import type { FieldError } from 'react-hook-form';
import type { Translate } from '../../../core/i18n/translator.ts';

const KEY = /^[a-z][\w-]*(?:\.[\w-]+)+$/i;

/** A fault that the service found: its message is words already, and goes when the field is changed. */
export const SERVICE = 'service';

/**
 * The words of a field's fault: of the message's key, with `{limit}` where the rule has one; a rule without a key of its own
 * gets the general words, never the library's English.
 */
export const fieldWords = (error: FieldError, t: Translate): string => {
  const { type, message = '', types } = error;
  if (type === SERVICE) return message;
  if (!KEY.test(message)) return t('kit.forms.invalid');
  return t(message, types?.['limit'] === undefined ? undefined : { limit: Number(types['limit']) });
};
