import type { FieldCode, PaymentField } from '../../../parts/payment-fields/payment-fields.ts';
import type en from './messages/en.json';

type Key = keyof typeof en & `checkout.pay.field.${string}`;

/** The errors of a card's field that have a message of their own, besides `invalid`. */
const CODES = {
  number: ['required', 'scheme'],
  expiry: ['required', 'expired', 'too-far'],
  securityCode: ['required'],
} as const satisfies Record<PaymentField, readonly FieldCode[]>;

/**
 * Returns the message key of a card's error in the list above the ways to pay. The demo's payment frame shows the same
 * text at its field.
 */
export const cardFaultKey = (field: PaymentField, code: FieldCode): Key =>
  `checkout.pay.field.${field}.${(CODES[field] as readonly FieldCode[]).includes(code) ? code : 'invalid'}` as Key;
