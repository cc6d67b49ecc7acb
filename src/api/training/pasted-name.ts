import type { PersonValues } from '../address/person.rules.ts';

const ADDRESS = /<?(?:mailto:)?([^\s<>;,"]+@[^\s<>;,"]+)>?/gi;

/** Returns the email addresses in a text, as they are written. */
export const addressesIn = (text: string): readonly string[] =>
  [...text.matchAll(ADDRESS)].map(([, email = '']) => email);

/** Returns a text without its email addresses, with single spaces. */
export const withoutAddress = (text: string): string =>
  text.replace(ADDRESS, ' ').replace(/\s+/g, ' ').trim();

/**
 * Splits a name in one cell. Two words are first and last name; `Last, First` is unambiguous. With more words it is
 * unknown where the first name ends.
 */
export const splitName = (
  name: string,
): Pick<PersonValues, 'firstName' | 'lastName'> & { doubts: ('oneWord' | 'split')[] } => {
  const [before = '', after = '', ...more] = name.split(',').map((part) => part.trim());
  if (after !== '' && more.length === 0) return { firstName: after, lastName: before, doubts: [] };
  const words = name.replace(/,/g, ' ').split(/\s+/).filter(Boolean);
  const [firstName = '', ...rest] = words;
  const doubts: ('oneWord' | 'split')[] = [];
  if (words.length === 1) doubts.push('oneWord');
  if (words.length > 2) doubts.push('split');
  return { firstName, lastName: rest.join(' '), doubts };
};

/** Forms of address, in small letters without dots. They are no part of a name. */
const FORMS_OF_ADDRESS = new Set(
  `mr mrs ms miss mx dr prof sir madam m mme mlle monsieur madame mademoiselle docteur dre professeur
  dhr mevr mw heer mevrouw drs ir ing sr sra srta d dña don doña señor señora señorita dra profesor profesora`.split(
    /\s+/,
  ),
);

/** Returns whether a text is nothing but a form of address, like `Dr.` or `Mme`. */
export const isFormOfAddress = (text: string): boolean =>
  FORMS_OF_ADDRESS.has(text.normalize('NFC').replaceAll('.', '').trim().toLowerCase());

/** Returns whether a text could be part of a name: it has letters, no digit, and is no form of address. */
export const couldBeName = (text: string): boolean =>
  /\p{L}/u.test(text) && !/[\p{N}@]/u.test(text) && !isFormOfAddress(text);
