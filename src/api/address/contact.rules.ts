import { cleanedName, isPlainName } from './address-text.rules.ts';
import { mendText } from './mend-text.rules.ts';
import { mendPhone, phoneFault } from './phone.rules.ts';

/** Whom a training is arranged with. `country` is that of the phone, ISO 3166. Source: TRN-04. */
export type ContactValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  country: string;
};

/** The country that a number is of until another one is chosen; calls to it begin with 1. Source: TRN-04. */
export const CONTACT_COUNTRY = 'US';

/** The most characters of an address of email. Source: TRN-04. */
export const EMAIL_LIMIT = 64;
const NAME_LIMIT = 60;

/** One sign @, something before it, and a name with a dot after it. */
const EMAIL = /^[^\s@"<>(),;:\\]+@[^\s@"<>(),;:\\.]+(?:\.[^\s@"<>(),;:\\.]+)+$/;

export type ContactFault = { field: keyof ContactValues } & (
  | { code: 'required' | 'email' | 'phone' | 'phoneShort' }
  | { code: 'long'; limit: number }
  | { code: 'name'; cleaned: string | undefined }
);

/** A contact with all mended that can be meant in one way only. */
export const mendContact = (values: ContactValues): ContactValues => ({
  country: values.country,
  firstName: mendText(values.firstName),
  lastName: mendText(values.lastName),
  email: mendText(values.email).replace(/^mailto:/i, ''),
  phone: mendPhone(values.phone, values.country),
});

/** What is wrong with a mended contact, at most one fault a field. Source: TRN-04. */
export const contactFaults = (values: ContactValues): readonly ContactFault[] =>
  (['firstName', 'lastName', 'email', 'phone'] as const).flatMap((field) => {
    const fault = values[field] === '' ? ({ field, code: 'required' } as const) : judged(field, values);
    return fault ? [fault] : [];
  });

const judged = (
  field: 'firstName' | 'lastName' | 'email' | 'phone',
  { [field]: text, country }: ContactValues,
): ContactFault | undefined => {
  if (field === 'phone') {
    const code = phoneFault(text, country);
    return code && { field, code };
  }
  const limit = field === 'email' ? EMAIL_LIMIT : NAME_LIMIT;
  if (field !== 'email' && !isPlainName(text)) return { field, code: 'name', cleaned: cleanedName(text) };
  if (text.length > limit) return { field, code: 'long', limit };
  return field === 'email' && !EMAIL.test(text) ? { field, code: 'email' } : undefined;
};
