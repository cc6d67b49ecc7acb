/** The fields of an address form, '' if empty. `region` is the short code, as browsers fill it in. */
export const ADDRESS_FIELDS = [
  'country',
  'firstName',
  'lastName',
  'line1',
  'line2',
  'line3',
  'town',
  'region',
  'postalCode',
  'phone',
] as const;

/** What the draft of an address form keeps: its fields, and whether to save the address. */
export const ADDRESS_DRAFT = [...ADDRESS_FIELDS, 'save'] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressValues = Record<AddressField, string>;

export const EMPTY_ADDRESS = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as AddressValues;
