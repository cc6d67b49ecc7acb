import { EMAIL, plainEmail, strangeSign } from './email.rules.ts';
import { mendName, mendText } from './mend-text.rules.ts';

/** A person's name and email address. Source: TRN-03, TRN-04. */
export type PersonValues = { firstName: string; lastName: string; email: string };

/** The maximum number of characters of an email address. Source: TRN-03 c, TRN-04. */
export const EMAIL_LIMIT = 64;
const NAME_LIMIT = 60;

/** Matches a name in letters of any alphabet: it is not printed on a carrier's label, unlike one in an address. */
const NAME = /^[\p{L}\p{M}'’ -]*$/u;

export type PersonFault<Field extends string = keyof PersonValues> = { field: Field } & (
  | { code: 'required' | 'email' }
  | { code: 'long'; limit: number }
  | { code: 'name'; cleaned: string | undefined }
  | { code: 'letters'; sign: string; cleaned: string | undefined }
);

/** Returns the name and email address with every unambiguous correction. */
export const mendPerson = ({ firstName, lastName, email }: PersonValues): PersonValues => ({
  firstName: mendName(firstName),
  lastName: mendName(lastName),
  email: mendText(email).replace(/^mailto:/i, ''),
});

/** Returns a name without characters that no name has, if any are left. An email address is no name. */
const cleanedName = (name: string): string | undefined => {
  if (name.includes('@')) return undefined;
  const letters = name.replace(/[^\p{L}\p{M}'’ -]/gu, ' ');
  return letters.replace(/\s+/g, ' ').trim() || undefined;
};

const judged = (field: keyof PersonValues, text: string): PersonFault | undefined => {
  if (text === '') return { field, code: 'required' };
  if (field === 'email') {
    if (text.length > EMAIL_LIMIT) return { field, code: 'long', limit: EMAIL_LIMIT };
    const sign = strangeSign(text);
    if (sign !== undefined) return { field, code: 'letters', sign, cleaned: plainEmail(text) };
    return EMAIL.test(text) ? undefined : { field, code: 'email' };
  }
  if (!NAME.test(text)) return { field, code: 'name', cleaned: cleanedName(text) };
  return text.length > NAME_LIMIT ? { field, code: 'long', limit: NAME_LIMIT } : undefined;
};

/** Returns the errors of a corrected person, at most one for each field. Source: TRN-03 b, c, TRN-04. */
export const personFaults = (person: PersonValues): readonly PersonFault[] =>
  (['firstName', 'lastName', 'email'] as const).flatMap((field) => judged(field, person[field]) ?? []);
