import { mendPerson, personFaults, type PersonFault, type PersonValues } from './person.rules.ts';
import { mendPhone, phoneFault } from './phone.rules.ts';

/** Whom a training is arranged with. `country` is that of the phone, ISO 3166. Source: TRN-04. */
export type ContactValues = PersonValues & { phone: string; country: string };

/** The country that a number is of until another one is chosen; calls to it begin with 1. Source: TRN-04. */
export const CONTACT_COUNTRY = 'US';

export type ContactFault = PersonFault | { field: 'phone'; code: 'required' | 'phone' | 'phoneShort' };

/** A contact with all mended that can be meant in one way only. */
export const mendContact = (values: ContactValues): ContactValues => ({
  ...mendPerson(values),
  country: values.country,
  phone: mendPhone(values.phone, values.country),
});

/** What is wrong with a mended contact, at most one fault a field. Source: TRN-04. */
export const contactFaults = (values: ContactValues): readonly ContactFault[] => {
  const code = values.phone === '' ? 'required' : phoneFault(values.phone, values.country);
  return [...personFaults(values), ...(code ? [{ field: 'phone', code } as const] : [])];
};
