import type { FieldCode, PaymentField } from '../../payment-fields/payment-fields.ts';
import type en from './messages/en.json';

type Key = keyof typeof en & `checkout.pay.field.${string}`;

/** What a field of a card can have against it besides being `invalid`. */
const CODES = {
  number: ['required', 'scheme'],
  expiry: ['required', 'expired', 'too-far'],
  securityCode: ['required'],
} as const satisfies Record<PaymentField, readonly FieldCode[]>;

/** The words of a fault of the card in the list above the ways to pay: those that the demo's payment frame has at its field. */
export const cardFaultKey = (field: PaymentField, code: FieldCode): Key =>
  `checkout.pay.field.${field}.${(CODES[field] as readonly FieldCode[]).includes(code) ? code : 'invalid'}` as Key;
