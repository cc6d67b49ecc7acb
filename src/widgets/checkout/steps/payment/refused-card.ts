import type { CheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import type { Translate } from '../../../../core/i18n/translator.ts';
import { paidCard } from '../../../parts/drafts/kept-card-refusal.ts';
import type en from './messages/en.json';
import type { Outcome } from './usePayment.ts';
import type { WayToPay } from '../../../../api/checkout/ways-to-pay.rules.ts';
import type { FieldCode, PaymentField } from '../../../parts/payment-fields/payment-fields.ts';

type Scheme = { code?: string | undefined; name?: string | undefined };
type Words = Translate<keyof typeof en>;

/** The names of the schemes, for cards that the payment service names only by code. */
const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** Returns a card as text: its scheme and last four digits. Source: CHK-11, CHK-16 f. */
export const cardWords = ({ code = '', name }: Scheme, lastFour: string, t: Words): string => {
  const scheme = name ?? (Object.hasOwn(NAMES, code) ? NAMES[code]! : t('checkout.pay.card'));
  return t('checkout.pay.endingIn', { scheme, digits: lastFour.slice(-4) });
};

/** A card as the store's service names it. */
export type NamedCard = NonNullable<CheckoutCart['payment']>['card'];

/** Returns the card refused before a reload, the cart's or a saved one; none if new. Source: CHK-11, CHK-14 b, c. */
export const cardBefore = (
  which: string | undefined,
  payment: CheckoutCart['payment'],
  ways: readonly WayToPay[],
): NamedCard => {
  if (which === undefined) return undefined;
  const saved = ways.find((way) => way.kind === 'saved' && way.value === which);
  return saved?.kind === 'saved' ? saved.card : which === paidCard(payment) ? payment?.card : undefined;
};

/** Returns the refused card as text, if it is known which card was refused. Source: CHK-14 b, c. */
export const refusedCard = (
  { words, card, isKept, before }: Outcome,
  way: WayToPay | undefined,
  t: Words,
): string | undefined => {
  if (before?.cardNumber) return cardWords(before.cardType ?? {}, before.cardNumber, t);
  if (isKept) return undefined;
  if (words === 'savedCard' && way?.kind === 'saved')
    return cardWords(way.card.cardType ?? {}, way.card.cardNumber, t);
  return words === 'refused' && card?.lastFour
    ? cardWords({ code: card.scheme }, card.lastFour, t)
    : undefined;
};

type Key = keyof typeof en & `checkout.pay.field.${string}`;

/** The errors of a card's field that have a message of their own, besides `invalid`. */
const CODES = {
  number: ['required', 'scheme'],
  expiry: ['required', 'expired', 'too-far'],
  securityCode: ['required'],
} as const satisfies Record<PaymentField, readonly FieldCode[]>;

/** Returns the message key of a card's error. The demo's payment frame shows the same text at its field. */
export const cardFaultKey = (field: PaymentField, code: FieldCode): Key =>
  `checkout.pay.field.${field}.${(CODES[field] as readonly FieldCode[]).includes(code) ? code : 'invalid'}` as Key;
