import { mendText } from './mend-text.rules.ts';
import { mendPerson, personFaults, type PersonFault, type PersonValues } from './person.rules.ts';
import { mendPhone, phoneFault } from './phone.rules.ts';

/** Whom a training is arranged with. `country` is that of the phone, ISO 3166. Source: TRN-04. */
export type ContactValues = PersonValues & { phone: string; country: string };

/** The country that a number is of until another one is chosen; calls to it begin with 1. Source: TRN-04. */
export const CONTACT_COUNTRY = 'US';

/** How English, French, Dutch and Spanish write an extension behind a number; six digits at most. */
const EXTENSION =
  /^(.*\d[).]*)[\s,;]*?((?:\b(?:ext(?:n|ensi[oó]n)?|poste|toestel|tst|anexo|interno)\b\.?|x|#)\s*\d{1,6})$/iu;

/** A number and what is dialled behind it, empty for none. It is read by who arranges the training, so it stays in the words it has. */
export const splitExtension = (typed: string): readonly [number: string, extension: string] => {
  const [, number = typed, extension = ''] = EXTENSION.exec(mendText(typed)) ?? [];
  return [number, extension];
};

export type ContactFault = PersonFault | { field: 'phone'; code: 'required' | 'phone' | 'phoneShort' };

/** A contact with all mended that can be meant in one way only. */
export const mendContact = (values: ContactValues): ContactValues => {
  const [number, extension] = splitExtension(values.phone);
  const phone = mendPhone(number, values.country);
  return {
    ...mendPerson(values),
    country: values.country,
    phone: extension === '' ? phone : `${phone} ${extension}`,
  };
};

/** What is wrong with a mended contact, at most one fault a field. Source: TRN-04. */
export const contactFaults = (values: ContactValues): readonly ContactFault[] => {
  const [number] = splitExtension(values.phone);
  const code = number === '' ? 'required' : phoneFault(number, values.country);
  return [...personFaults(values), ...(code ? [{ field: 'phone', code } as const] : [])];
};
