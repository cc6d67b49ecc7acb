import type { StoredAddress } from '../address/store.ts';
import type { StoredPayment } from '../payment/store.ts';
import type { Promotion } from '../promotion/store.ts';
import type { StoredTraining } from '../training/store.ts';

/** What a checkout has chosen so far. Every finished step lies here (LEAD-03). */
export type CartChoices = {
  accountId?: string | undefined;
  qualifiedUserId?: string | undefined;
  qGlobal?: { kind: 'EXISTING' | 'INVENTORY' | 'NEW'; number?: string | undefined } | undefined;
  aimsweb?: { kind: 'EXISTING' | 'NEW'; number?: string | undefined } | undefined;
  deliveryAddress?: StoredAddress | undefined;
  deliveryModeCode?: string | undefined;
  billingAddress?: StoredAddress | undefined;
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
  /** Of a training product: what was filled in so far. */
  training?: StoredTraining | undefined;
};

export type StoredCart = {
  code: string;
  guid: string;
  /** `anonymous` or a customer's id. */
  userId: string;
  /** The base site it was made on; no other site finds it. */
  site: string;
  version: number;
  entries: readonly StoredEntry[];
  /** Server time in milliseconds. */
  modifiedAt: number;
  /** Put aside under a name: no longer the customer's current cart. */
  saved?: { name: string; description: string; at: number };
  /** Deleted by the customer: nobody finds it, but saving it by its code brings it back. */
  flagged?: true | undefined;
  /** Made from a quote: its lines, prices (a line each, in their order) and promotion stay as they were quoted. */
  quote?:
    | {
        code: string;
        prices: readonly (LinePrice & { productCode: string })[];
        promotion: Promotion | null;
      }
    | undefined;
  /** What its checkout has chosen so far. */
  choices?: CartChoices | undefined;
  /** In place of its guid once that was retired. Source: api.md, "The order key". */
  orderKey?: string | undefined;
  /** An order of it waits for the bank until this instant; `orderCode` is there where it was placed meanwhile. */
  placing?: { until: number; orderCode?: string | undefined } | undefined;
};
