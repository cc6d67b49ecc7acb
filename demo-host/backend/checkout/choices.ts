import type { PaymentTypeCode } from '../../../src/api/payment/payment-type.contract.ts';

/** An address as it is kept; `country` and `region` are codes. */
export type StoredAddress = {
  id: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  companyName?: string | undefined;
  line1: string;
  line2?: string | undefined;
  line3?: string | undefined;
  town: string;
  postalCode?: string | undefined;
  /** ISO 3166. */
  country: string;
  /** `US-CA` */
  region?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  isDefault?: boolean | undefined;
};

export type StoredTraining = {
  dates: readonly string[];
  contact?:
    | { firstName: string; lastName: string; email: string; phone: string; country: string }
    | undefined;
  participants: readonly { firstName: string; lastName: string; email: string }[];
};

/** What is to be paid with. Tokens are the payment service's; a card's data never comes here (CHK-11). */
export type StoredPayment = {
  type: PaymentTypeCode;
  purchaseOrderNumber?: string | undefined;
  card?: StoredPaymentCard | undefined;
};

export type StoredPaymentCard = {
  /** Of a new card, or of a saved card's security code; empty where a plain OCC client gave none. */
  token: string;
  savedCardId?: string | undefined;
  scheme: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  accountHolderName: string;
  save: boolean;
  /** Server time in milliseconds. */
  expiresAt: number;
  /** Minor units. */
  confirmedTotal: number;
};

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
