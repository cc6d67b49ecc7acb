import { EMAIL, plainEmail, strangeSign } from './email.rules.ts';
import { mendName, mendText } from './mend-text.rules.ts';

/** A person by name and address of email. Source: TRN-03, TRN-04. */
export type PersonValues = { firstName: string; lastName: string; email: string };

/** The most characters of an address of email. Source: TRN-03 c, TRN-04. */
export const EMAIL_LIMIT = 64;
const NAME_LIMIT = 60;

/** Letters of any alphabet: a name in the list of a training goes on no label that a carrier prints, as one of an address does. */
const NAME = /^[\p{L}\p{M}'’ -]*$/u;

export type PersonFault<Field extends string = keyof PersonValues> = { field: Field } & (
  | { code: 'required' | 'email' }
  | { code: 'long'; limit: number }
  | { code: 'name'; cleaned: string | undefined }
  | { code: 'letters'; sign: string; cleaned: string | undefined }
);

/** A name and an address with all mended that can be meant in one way only. */
export const mendPerson = ({ firstName, lastName, email }: PersonValues): PersonValues => ({
  firstName: mendName(firstName),
  lastName: mendName(lastName),
  email: mendText(email).replace(/^mailto:/i, ''),
});

/** A name without the signs that none has, `Okafor` for `Okafor2`; undefined where nothing is left. */
const cleanedName = (name: string): string | undefined =>
  name
    .replace(/[^\p{L}\p{M}'’ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim() || undefined;

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

/** What is wrong with a mended person, at most one fault a field. Source: TRN-03 b, c, TRN-04. */
export const personFaults = (person: PersonValues): readonly PersonFault[] =>
  (['firstName', 'lastName', 'email'] as const).flatMap((field) => judged(field, person[field]) ?? []);
