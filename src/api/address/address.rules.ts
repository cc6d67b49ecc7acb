import {
  cleanedLine,
  cleanedName,
  holdsName,
  isPlainName,
  isPostBox,
  wrongCharacters,
} from './address-text.rules.ts';
import { ADDRESS_FIELDS, type AddressField, type AddressValues } from './address-fields.rules.ts';
import { countryFields, type CountryFields } from './country-fields.rules.ts';
import { mendText } from './mend-text.rules.ts';
import { mendPhone, phoneFault } from './phone.rules.ts';
import { findCountry, findRegion } from './place.rules.ts';
import { isPostalCode, mendPostalCode } from './postal-code.rules.ts';

/**
 * Returns the regions of a corrected postal code if the chosen one is none of them, the most likely first: `['OR']` for
 * 97205 with `WA`. Empty if the metadata does not know the code, which may be new. Source: CHK-20 e.
 */
export const otherRegions = (postalCode: string, region: string, country: string): readonly string[] => {
  const { regions, postal } = countryFields(country);
  const known = regions.some(({ code }) => code === region) && postal.beginnings.has(region);
  if (!known) return [];
  const found = [...postal.beginnings].flatMap(([code, beginning]) => {
    const [begun] = beginning.exec(postalCode) ?? [];
    return begun === undefined ? [] : [{ code, length: begun.length }];
  });
  if (found.some(({ code }) => code === region)) return [];
  // The longer match is more likely: 06390 is in New York, though Connecticut's codes begin with 06.
  return found.toSorted((one, other) => other.length - one.length).map(({ code }) => code);
};

/** The maximum number of characters of a field. Source: CHK-20 a, CHK-10 b. */
export const LIMITS = {
  firstName: 60,
  lastName: 60,
  line1: 240,
  line2: 240,
  line3: 240,
  town: 100,
} as const satisfies Partial<Record<AddressField, number>>;

/** An error of a field. Each rule has its own message. Source: CHK-20. */
export type AddressFault = { field: AddressField } & (
  | { code: 'required' | 'poBox' | 'nameInStreet' | 'phone' | 'phoneShort' | 'postal' | 'notServed' }
  | { code: 'long'; limit: number }
  | { code: 'characters'; characters: string; cleaned: string | undefined }
  | { code: 'name'; cleaned: string | undefined }
  | { code: 'otherRegion'; regions: readonly string[] }
);

export type AddressTerms = {
  /** The name of the chosen account, if it is an organization. */
  organization?: string | undefined;
  /** Values from the service, such as a saved address or a profile's name. They are accepted until they are edited (CHK-20 g). */
  given?: Partial<AddressValues> | undefined;
  /** The countries that can be chosen. */
  countries?: readonly string[] | undefined;
  /** A postal code that the shopper confirmed with its region, although the metadata contradicts it. */
  kept?: Pick<AddressValues, 'country' | 'region' | 'postalCode'> | undefined;
};

const NAMES = ['firstName', 'lastName'] as const;
const LINES = ['line1', 'line2', 'line3'] as const;

/** Returns the address with every unambiguous correction. Values from the service stay. Source: CHK-20. */
export const mendAddress = (
  values: AddressValues,
  { given = {}, countries }: AddressTerms = {},
): AddressValues => {
  const country = findCountry(values.country, countries) ?? values.country;
  const isSame = (field: AddressField) => given[field] === values[field];
  const mend = (field: AddressField): string => {
    const typed = values[field];
    if (typed === '' || isSame(field)) return typed;
    if (field === 'region') return findRegion(typed, country)?.code ?? typed;
    if (field === 'postalCode') return mendPostalCode(typed, country);
    return field === 'phone' ? mendPhone(typed, country) : mendText(typed);
  };
  const mended = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, mend(field)])) as AddressValues;
  return { ...mended, country };
};

/** Returns the errors of a corrected address, at most one for each field. Source: CHK-20 a to f. */
export const addressFaults = (values: AddressValues, terms: AddressTerms = {}): readonly AddressFault[] => {
  const fields = countryFields(values.country);
  return shownFields(fields).flatMap((field) => {
    const fault = isEmpty(values[field])
      ? isRequired(field, fields) && ({ field, code: 'required' } as const)
      : isGiven(field, values, terms.given)
        ? strayCode(field, values, terms)
        : (judged(field, values, terms) ?? strayCode(field, values, terms));
    return fault ? [fault] : [];
  });
};

const isEmpty = (text: string): boolean => mendText(text) === '';

/** Returns whether a value is the service's own. With another country, what depends on it is checked again. */
const isGiven = (field: AddressField, values: AddressValues, given: Partial<AddressValues> = {}): boolean =>
  given[field] === values[field] &&
  (given.country === undefined ||
    given.country === values.country ||
    !/^(?:region|postalCode|phone)$/.test(field));

/** Reports a postal code of another region, unless both are the service's or the shopper confirmed both. */
const strayCode = (
  field: AddressField,
  values: AddressValues,
  { given, kept }: AddressTerms,
): AddressFault | undefined => {
  const { country, region, postalCode } = values;
  if (field !== 'postalCode' || !isPostalCode(postalCode, country)) return undefined;
  if (isGiven('region', values, given) && isGiven('postalCode', values, given)) return undefined;
  if (kept?.country === country && kept.region === region && kept.postalCode === postalCode) return undefined;
  const regions = otherRegions(postalCode, region, country);
  return regions.length > 0 ? { field, code: 'otherRegion', regions } : undefined;
};

const shownFields = ({ order }: CountryFields): readonly AddressField[] =>
  ADDRESS_FIELDS.filter((field) => !isPlaced(field) || order.includes(field));

const isPlaced = (field: AddressField): field is 'town' | 'region' | 'postalCode' =>
  field === 'town' || field === 'region' || field === 'postalCode';

const isRequired = (field: AddressField, { postal }: CountryFields): boolean =>
  field === 'postalCode' ? postal.required : field !== 'line2' && field !== 'line3';

const judged = (
  field: AddressField,
  values: AddressValues,
  { organization, countries }: AddressTerms,
): AddressFault | undefined => {
  const { [field]: text, country, firstName, lastName } = values;
  if (field === 'country')
    return countries && !countries.includes(text) ? { field, code: 'notServed' } : undefined;
  if (field === 'region') return findRegion(text, country) ? undefined : { field, code: 'required' };
  if (field === 'postalCode') return isPostalCode(text, country) ? undefined : { field, code: 'postal' };
  if (field === 'phone') {
    const code = phoneFault(text, country);
    return code && { field, code };
  }
  if ((NAMES as readonly string[]).includes(field) && !isPlainName(text))
    return { field, code: 'name', cleaned: cleanedName(text) };
  const characters = wrongCharacters(text);
  if (characters) return { field, code: 'characters', characters, cleaned: cleanedLine(text) };
  const limit = LIMITS[field];
  if (text.length > limit) return { field, code: 'long', limit };
  if ((LINES as readonly string[]).includes(field) && isPostBox(text)) return { field, code: 'poBox' };
  return field === 'line1' && holdsName(text, { firstName, lastName, organization })
    ? { field, code: 'nameInStreet' }
    : undefined;
};
