import * as v from 'valibot';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressValues,
} from '../../../api/address/address-fields.rules.ts';
import {
  addressFaults,
  mendAddress,
  type AddressFault,
  type AddressTerms,
} from '../../../api/address/address.rules.ts';
import { countryFields } from '../../../api/address/country-fields.rules.ts';
import { regionsIn } from '../../../api/address/place.rules.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { faultCheck } from '../../kit/forms/check-by-rule.ts';
import type { FormSchema } from '../../kit/forms/schema-resolver.ts';
import { fieldWords, messageWith } from '../../kit/forms/field-faults.ts';
import type en from './messages/en.json';
import { countryName } from '../../../api/address/address-order.rules.ts';
import { callingCodes } from '../../../api/address/phone.rules.ts';

/** The values of the form: the address, and whether it is saved for later. */
export type AddressFormValues = AddressValues & { save: boolean };

type AddressKey = keyof typeof en;

type Words = { t: Translate<AddressKey>; tag: string };

/** Returns the label of a field in a country. */
export const fieldLabel = (field: AddressField, country: string, t: Translate<AddressKey>): string => {
  const { cityKind, regionKind, postal } = countryFields(country);
  if (field === 'town') return t('shared.address.town', { kind: cityKind });
  if (field === 'region') return t('shared.address.region', { kind: regionKind });
  if (field === 'postalCode') return t('shared.address.postalCode', { kind: postal.kind });
  return field === 'country' ? '' : t(`shared.address.${field}`);
};

/** Returns a region's name in the language of `tag`. */
export const regionName = (code: string, country: string, tag: string): string =>
  regionsIn(country, tag).find((region) => region.code === code)?.name ?? code;

/** Returns the message of an error; each rule has its own. Source: messages.md, CHK-20. */
const messageOf = (fault: AddressFault, values: AddressValues, { t, tag }: Words): string => {
  const { field } = fault;
  const { country } = values;
  const { cityKind, regionKind, postal } = countryFields(country);
  switch (fault.code) {
    case 'required':
      return messageWith(`shared.address.needed.${field}`, { kind: cityKind });
    case 'long':
      return messageWith('shared.address.long', {
        field: fieldLabel(field, values.country, t),
        limit: fault.limit,
      });
    case 'characters':
      return messageWith('shared.address.characters', {
        field: fieldLabel(field, values.country, t),
        characters: fault.characters,
      });
    case 'postal':
      return messageWith('shared.address.postal', { kind: postal.kind, example: postal.example });
    case 'otherRegion': {
      const either = new Intl.ListFormat(tag, { type: 'disjunction' });
      return messageWith('shared.address.otherRegion', {
        kind: postal.kind,
        code: values.postalCode,
        regions: either.format(fault.regions.map((code) => regionName(code, country, tag))),
        region: regionName(values.region, country, tag),
        of: regionKind,
      });
    }
    case 'phone':
      return messageWith('shared.address.phoneWrong', {
        country: countryInSentence(countryOfPhone(values.phone, values.country), tag),
      });
    default:
      return `shared.address.${fault.code}`;
  }
};

/** Returns the schema of an address form. `terms` is called anew: a taken suggestion changes it. Source: CHK-20. */
export const addressSchema = (
  terms: () => AddressTerms,
  words: Words,
): FormSchema<AddressFormValues, AddressFormValues> => {
  const texts = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, v.string()])) as Record<
    AddressField,
    v.StringSchema<undefined>
  >;
  return v.pipe(
    v.object({ ...texts, save: v.boolean() }),
    v.transform(({ save, ...values }) => ({ ...mendAddress(values, terms()), save })),
    faultCheck((values) =>
      addressFaults(values, terms()).map((fault) => ({
        name: fault.field,
        message: messageOf(fault, values, words),
      })),
    ),
  );
};

/** Returns the message for a refused field: that of the rule that its value breaks, else the most likely reason. */
export const refusalWords = (
  field: AddressField,
  values: AddressValues,
  words: Words,
  terms: AddressTerms,
): string => {
  const code = REFUSED[field];
  const found = addressFaults(values, terms).find((one) => one.field === field);
  const fault = found ?? (code && ({ field, code } as AddressFault));
  if (!fault) return (words.t as Translate)('kit.forms.invalid');
  return fieldWords({ type: 'refused', message: messageOf(fault, values, words) }, words.t as Translate);
};

const REFUSED: Partial<Record<AddressField, AddressFault['code']>> = {
  country: 'notServed',
  region: 'required',
  postalCode: 'postal',
  phone: 'phone',
};

/** The countries that take an article within an English sentence. The other languages put the name in brackets. */
const ARTICLE = new Set(['US', 'GB', 'NL', 'PH']);

/** Returns the name of a country in the page's language, for use within a sentence: `the Netherlands` in English. */
const countryInSentence = (country: string, tag: string): string => {
  const name = countryName(country, tag);
  return tag.startsWith('en') && ARTICLE.has(country) ? `the ${name}` : name;
};

/** Returns the country of a phone number that begins with +, if its calling code tells it; else the address's country. */
const countryOfPhone = (phone: string, country: string): string => {
  if (!phone.startsWith('+')) return country;
  const digits = phone.replace(/\D/g, '');
  const fitting = callingCodes.filter(({ calling }) => digits.startsWith(calling));
  return (fitting.find((one) => one.country === country) ?? fitting.at(-1))?.country ?? country;
};
