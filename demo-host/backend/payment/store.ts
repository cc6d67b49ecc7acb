import type { PaymentTypeCode } from '../../../src/api/payment/payment-type.contract.ts';

/** The payment of a cart. Tokens come from the payment service; card data never gets here (CHK-11). */
export type StoredPayment = {
  type: PaymentTypeCode;
  purchaseOrderNumber?: string | undefined;
  card?: StoredPaymentCard | undefined;
  /** What the customer has still to give, if the service chose this payment by itself. Source: CHK-21. */
  lacks?: 'securityCode' | 'purchaseOrderNumber' | undefined;
};

export type StoredPaymentCard = {
  /** The token of a new card, or of a saved card's security code; '' if a plain OCC client gave none. */
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
  /** The total that the shopper confirmed, in minor units. */
  confirmedTotal: number;
};
