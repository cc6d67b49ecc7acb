import type { FieldPurpose } from './journey-step.ts';

/** The purposes of a person's attributes, by the names that identity services use, in lower case. */
const ATTRIBUTES: Readonly<Record<string, FieldPurpose>> = {
  username: 'username',
  uid: 'username',
  givenname: 'given-name',
  sn: 'family-name',
  cn: 'name',
  displayname: 'nickname',
  mail: 'email',
  email: 'email',
  telephonenumber: 'tel',
  phone: 'tel',
  organization: 'organization',
  postaladdress: 'street-address',
  city: 'address-level2',
  stateprovince: 'address-level1',
  postalcode: 'postal-code',
  country: 'country-name',
  birthdate: 'bday',
};

const CODE = /\b(code|otp|passcode|one[- ]time)\b/i;
const EMAIL = /e-?mail/i;

/** Returns the purpose of an attribute's field. `off` if the attribute is unknown. */
export const purposeOfAttribute = (name: string): FieldPurpose => {
  const last = name.toLowerCase().split('/').at(-1) ?? '';
  return Object.hasOwn(ATTRIBUTES, last) ? (ATTRIBUTES[last] ?? 'off') : 'off';
};

/** Returns the purpose of a plain question by its text and the step's stage: a code, an e-mail address, or `off`. */
export const purposeOfPrompt = (prompt: string, stage = ''): FieldPurpose => {
  if (CODE.test(prompt) || CODE.test(stage.replace(/([a-z])([A-Z])/g, '$1 $2'))) return 'one-time-code';
  return EMAIL.test(prompt) ? 'email' : 'off';
};
