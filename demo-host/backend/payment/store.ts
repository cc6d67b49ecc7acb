import type { PaymentTypeCode } from '../../../src/api/payment/payment-type.contract.ts';

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
