import type { FlagKey } from '../../src/core/flags/flag-table.ts';

/**
 * The texts for a flag on the page that switches flags: its name, what a shopper sees, and whether the feature exists
 * yet.
 */
export interface FlagWords {
  readonly name: string;
  readonly effect: string;
  /** True: the feature does not exist yet. The flag is read and stored but has no effect. */
  readonly waits?: true;
}

const words: Readonly<Record<FlagKey, FlagWords>> = {
  quickOrderRows: { name: 'Quick-order rows', effect: 'Quick order shows and takes this many rows.' },
  productImages: { name: 'Product pictures', effect: 'Lines show a picture of the product.' },
  upc: { name: 'UPC', effect: 'Lines show the UPC, and quick order takes it as a code.' },
  vat: { name: 'VAT', effect: 'Lines and totals say the VAT.' },
  editableTemplates: {
    name: 'Editors’ templates',
    effect: 'Header and footer also show the markup that editors keep in the CMS.',
  },
  orderHistory: { name: 'Order history', effect: 'The account menu leads to past orders.' },
  addressBook: {
    name: 'Address book',
    effect: 'The account menu leads to addresses, and their page shows them.',
  },
  accountQualifications: {
    name: 'Qualifications',
    effect: 'The account menu leads to them while there is a type.',
  },
  addressLine3: { name: 'Address line 3', effect: 'Address forms have a third line.' },
  quotePdfUpgrade: { name: 'Quotes as PDF', effect: 'Quotes download as the server’s PDF.' },
  addressValidation: { name: 'Address check', effect: 'Entered addresses are checked.' },
  ofacScreening: {
    name: 'OFAC screening',
    effect: 'None here: the service screens orders by its own setting.',
  },
  bankTransfer: { name: 'Bank transfer', effect: 'A way to pay.' },
  thirdPartyProgram: { name: 'Third-party program', effect: 'Can be chosen for an order.' },
  organisationDiscount: { name: 'Organisation’s discount', effect: 'Has a label of its own.' },
  ssoShowUserName: { name: 'User name', effect: 'Shown while registering and signing in, read-only.' },
  checkoutRecaptcha: { name: 'reCAPTCHA', effect: 'Asked before an order is placed.' },
  poThreshold: {
    name: 'Purchase order threshold',
    effect: 'None here: the service takes purchase orders by its own setting.',
  },
  checkoutRetry: { name: 'Retry at checkout', effect: 'A failed order can be tried again.' },
};

/** Every flag, with those that have an effect first. */
export const FLAG_WORDS = Object.entries(words) as readonly (readonly [FlagKey, FlagWords])[];
