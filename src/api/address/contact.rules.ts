import { mendText } from './mend-text.rules.ts';
import { mendPerson, personFaults, type PersonFault, type PersonValues } from './person.rules.ts';
import { mendPhone, phoneFault } from './phone.rules.ts';

/** The person to arrange a training with. `country` is the country of the phone number, ISO 3166. Source: TRN-04. */
export type ContactValues = PersonValues & { phone: string; country: string };

/** The default country of a phone number; its calling code is 1. Source: TRN-04. */
export const CONTACT_COUNTRY = 'US';

/** Matches an extension after a phone number, as written in English, French, Dutch or Spanish. At most six digits. */
const EXTENSION =
  /^(.*\d[).]*)[\s,;]*?((?:\b(?:ext(?:n|ensi[oó]n)?|poste|toestel|tst|anexo|interno)\b\.?|x|#)\s*\d{1,6})$/iu;

/** Splits a phone number from its extension, which keeps its wording; '' if there is none. */
export const splitExtension = (typed: string): readonly [number: string, extension: string] => {
  const [, number = typed, extension = ''] = EXTENSION.exec(mendText(typed)) ?? [];
  return [number, extension];
};

export type ContactFault = PersonFault | { field: 'phone'; code: 'required' | 'phone' | 'phoneShort' };

/** Returns a contact with every unambiguous correction. */
export const mendContact = (values: ContactValues): ContactValues => {
  const [number, extension] = splitExtension(values.phone);
  const phone = mendPhone(number, values.country);
  return {
    ...mendPerson(values),
    country: values.country,
    phone: extension === '' ? phone : `${phone} ${extension}`,
  };
};

/** Returns the errors of a corrected contact, at most one for each field. Source: TRN-04. */
export const contactFaults = (values: ContactValues): readonly ContactFault[] => {
  const [number] = splitExtension(values.phone);
  const code = number === '' ? 'required' : phoneFault(number, values.country);
  return [...personFaults(values), ...(code ? [{ field: 'phone', code } as const] : [])];
};
