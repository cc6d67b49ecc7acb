import { qualificationTypes, type QualificationType } from '../locale/route-table.ts';

/** The least and greatest number of quick order rows. If a bound is missing, quick order uses its own. */
export type QuickOrderRowsFlag = { readonly min?: number | undefined; readonly max?: number | undefined };

/** One flag. `parse` returns undefined if the value is not valid for the flag. */
type Flag<Value> = {
  parse: (raw: unknown) => Value | undefined;
  default: Value;
  mock: Value;
};

const onOff = (initial: boolean, mock: boolean): Flag<boolean> => ({
  parse: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  default: initial,
  mock,
});

/** Returns the known types in a list, without duplicates, in their order. Types that this version does not know are left out. */
function parseQualifications(raw: unknown): readonly QualificationType[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  return [...new Set(raw)].flatMap((one) => qualificationTypes.filter((type) => type === one));
}

/** Returns a bound of the rows: undefined if it is absent, null if it is not a positive whole number. */
function boundOf(raw: object, name: 'min' | 'max'): number | undefined | null {
  const value: unknown = Object.hasOwn(raw, name) ? raw[name as keyof typeof raw] : undefined;
  if (value === undefined) return undefined;
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null;
}

function parseQuickOrderRows(raw: unknown): QuickOrderRowsFlag | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  const [min, max] = [boundOf(raw, 'min'), boundOf(raw, 'max')];
  if (min === null || max === null || (min ?? 1) > (max ?? Infinity)) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

const qualifications: Flag<readonly QualificationType[]> = {
  parse: parseQualifications,
  default: [],
  mock: ['degree', 'certification', 'accredited-institution', 'organisation'],
};

const quickOrderRows: Flag<QuickOrderRowsFlag> = {
  parse: parseQuickOrderRows,
  default: {},
  mock: { min: 3, max: 25 },
};

/**
 * Every feature flag, one row each: its parser, its default and its value in mock mode. The comment above a row says what
 * the shopper sees; it is a comment because every page carries this table. Flags decide what is shown, never what is
 * allowed. Source: FLG-01, SEC-07.
 */
export const flagTable = {
  /** Every address form has a third address line. */
  addressLine3: onOff(false, true),
  /** Lines show the UPC, and quick order accepts it as a code. */
  upc: onOff(false, true),
  /** Order history has a menu item and a page. If off, the page says that it is unavailable and makes no call. */
  orderHistory: onOff(false, true),
  /** The address book has a menu item and a page. If off, the page says that it is unavailable and makes no call. */
  addressBook: onOff(false, true),
  /** Totals have a VAT line, and billing asks for the VAT number. */
  vat: onOff(false, true),
  /** Qualifications of these types are managed in the account. If the list is empty, there is no menu item. */
  accountQualifications: qualifications,
  /** A quote downloads as the server's PDF. If off, it opens the print view. */
  quotePdfUpgrade: onOff(true, true),
  /** Entered addresses are checked by the validation service. */
  addressValidation: onOff(false, true),
  /** Orders are screened against sanctions lists and may be held or declined. */
  ofacScreening: onOff(false, true),
  /** Bank transfer is a payment type; the confirmation shows bank details and reference. */
  bankTransfer: onOff(false, true),
  /** A third-party program can be chosen and is kept on the order. */
  thirdPartyProgram: onOff(false, true),
  /** Quick order shows at least `min` rows and allows at most `max`. */
  quickOrderRows,
  /** Products and lines show pictures. */
  productImages: onOff(false, true),
  /** An organisation's discount has its own label on lines and totals. */
  organisationDiscount: onOff(false, true),
  /** Profile and registration show the user name, read-only. */
  ssoShowUserName: onOff(false, false),
  /** Checkout asks for a reCAPTCHA before an order is placed. */
  checkoutRecaptcha: onOff(false, true),
  /** Header and footer also show the markup that editors maintain in the CMS. */
  editableTemplates: onOff(false, true),
  /** Purchase orders are offered only at or above a certain amount. */
  poThreshold: onOff(false, false),
  /** After a failed order, 'Try again' is offered. If off, only contact with support is offered. */
  checkoutRetry: onOff(false, false),
} as const;

type FlagTable = typeof flagTable;

export type FlagKey = keyof FlagTable;

/** The values of all flags, by key. */
export type FlagValues = { [Key in FlagKey]: FlagTable[Key]['default'] };

const flagKeys = Object.keys(flagTable) as FlagKey[];

export function isFlagKey(key: string): key is FlagKey {
  return Object.hasOwn(flagTable, key);
}

/** Parses a flag's value. Returns the default if it is not valid. Source: FLG-01, FLG-04. */
export function parseFlagValue<Key extends FlagKey>(key: Key, raw: unknown): FlagValues[Key] {
  const flag = flagTable[key] as unknown as Flag<FlagValues[Key]>;
  return flag.parse(raw) ?? flag.default;
}

function valuesBy(value: (key: FlagKey) => unknown): FlagValues {
  return Object.fromEntries(flagKeys.map((key) => [key, value(key)])) as FlagValues;
}

/** Returns the default of every flag, as a new object. */
export function flagDefaults(): FlagValues {
  return valuesBy((key) => flagTable[key].default);
}

/** Returns the mock value of every flag. All are on but the user name, the purchase order threshold and the checkout retry. */
export function flagMocks(): FlagValues {
  return valuesBy((key) => flagTable[key].mock);
}

/** Parses all flags from a record of raw values. A missing or invalid value becomes the flag's default. */
export function parseFlags(raw: unknown): FlagValues {
  const record = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  return valuesBy((key) => parseFlagValue(key, Object.hasOwn(record, key) ? record[key] : undefined));
}
