import type { StoredAddress } from '../address/store.ts';
import type { StoredPayment } from '../payment/store.ts';
import type { Promotion } from '../promotion/store.ts';
import type { StoredTraining } from '../training/store.ts';

/** The steps that the checkout's entry may fill in. Source: CHK-21. */
export type ChoiceStep =
  | 'account'
  | 'qualified-user'
  | 'q-global'
  | 'shipping-address'
  | 'shipping-method'
  | 'billing-address'
  | 'payment';

/** The choices of the checkout so far. Every finished step is stored here (LEAD-03). */
export type CartChoices = {
  accountId?: string | undefined;
  qualifiedUserId?: string | undefined;
  qGlobal?: { kind: 'EXISTING' | 'INVENTORY' | 'NEW'; number?: string | undefined } | undefined;
  aimsweb?: { kind: 'EXISTING' | 'NEW'; number?: string | undefined } | undefined;
  deliveryAddress?: StoredAddress | undefined;
  deliveryModeCode?: string | undefined;
  /** An address, or whose address it is: the account's own, or the shipping address, whichever that is (CHK-21 f). */
  billingAddress?: StoredAddress | 'ACCOUNT' | 'DELIVERY' | undefined;
  payment?: StoredPayment | undefined;
  vatNumber?: string | undefined;
  programId?: string | undefined;
  vouchers?: readonly string[] | undefined;
};

/** Amounts of a line in minor units. `total` is after the discount, and with `vat` in it where the site has one. */
export type LinePrice = { unit: number; discount: number; total: number; vat: number };

export type StoredEntry = {
  productCode: string;
  quantity: number;
  /** The details of a training product that were given so far. */
  training?: StoredTraining | undefined;
};

export type StoredCart = {
  code: string;
  guid: string;
  /** `anonymous` or a customer's id. */
  userId: string;
  /** The base site that it was created on. No other site finds it. */
  site: string;
  version: number;
  entries: readonly StoredEntry[];
  /** Server time in milliseconds. */
  modifiedAt: number;
  /** Set if the cart was saved under a name. Then it is no longer the customer's current cart. */
  saved?: { name: string; description: string; at: number };
  /** Set if the customer deleted it. It can't be found, but saving it by its code restores it. */
  flagged?: true | undefined;
  /** Set if it was made from a quote. Its lines, prices (one for each line, in order) and promotion stay as quoted. */
  quote?:
    | {
        code: string;
        prices: readonly (LinePrice & { productCode: string })[];
        promotion: Promotion | null;
      }
    | undefined;
  /** The choices of its checkout so far. */
  choices?: CartChoices | undefined;
  /** The steps whose choice the shopper made or let fall. The checkout's entry does not fill them in. Source: CHK-21. */
  touched?: readonly ChoiceStep[] | undefined;
  /** The order key that replaces its GUID after that was retired. Source: api.md, "The order key". */
  orderKey?: string | undefined;
  /** Set while an order of it waits for the bank, until this instant. `orderCode` is set if it was placed meanwhile. */
  placing?: { until: number; orderCode?: string | undefined } | undefined;
};
