import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../../../tests/support/every-row.ts';
import type { FieldCode, PaymentField } from '../../../parts/payment-fields/payment-fields.ts';
import { cardFaultKey } from './refused-card.ts';
import en from './messages/en.json' with { type: 'json' };

const FIELDS: readonly PaymentField[] = ['number', 'expiry', 'securityCode'];
const CODES: readonly FieldCode[] = ['required', 'invalid', 'scheme', 'expired', 'too-far'];

describe('a fault of a card', () => {
  everyRow(FIELDS.flatMap((field) => CODES.map((code) => [field, code] as const)))(
    'in %s by %s has words, whatever a payment service says [CHK-10 a part]',
    (field, code) => {
      expect(en[cardFaultKey(field, code)]).toMatch(/\S/);
    },
  );

  it.each<[PaymentField, FieldCode, string]>([
    ['expiry', 'too-far', 'checkout.pay.field.expiry.too-far'],
    ['securityCode', 'expired', 'checkout.pay.field.securityCode.invalid'],
  ])('in %s by %s is told by %s [CHK-10 a part]', (field, code, key) => {
    expect(cardFaultKey(field, code)).toBe(key);
  });
});
