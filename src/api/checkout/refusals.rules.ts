import { CART_ORDERED } from './placing-answers.rules.ts';
import { LEFT, NOT_CONFIRMED } from './placing.rules.ts';
import type { StepId } from './steps.rules.ts';

/**
 * Where a refusal of placing is fixed: in a step; in the training's dialog, the quote or the cart; by reading the cart
 * again and naming the differences (`changed`); on the confirmation of the order that it became; or nowhere (`end`).
 */
type MendedIn = StepId | 'training' | 'quote' | 'cart' | 'changed' | 'confirmation' | 'end' | 'ask';

export type Refusal = {
  mendedIn: MendedIn;
  /** The last part of the message's key, `checkout.refused.{words}`. Undefined if what follows says it. */
  words: string | undefined;
};

const row = (mendedIn: MendedIn, words?: string): Refusal => ({ mendedIn, words });

/** The refusals by the service's type. Source: api.md, "Refusals of placing"; CHK-14 b to f, i, j. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  PaymentRefused: row('payment', 'payment'),
  SavedCardRefused: row('payment', 'savedCard'),
  PaymentTypeNotAllowed: row('payment', 'paymentType'),
  [NOT_CONFIRMED]: row('payment', 'notConfirmed'),
  [LEFT]: row('payment', 'left'),
  // It can't continue without the bank's challenge.
  PaymentChallengeRequired: row('payment', 'notConfirmed'),
  SanctionsDeclined: row('end', 'sanctions'),
  InsufficientStock: row('items', 'stock'),
  ProductNotPurchasable: row('items', 'notPurchasable'),
  MinimumNotMet: row('items', 'minimum'),
  TrainingMissing: row('training', 'training'),
  AccountInvalid: row('account', 'account'),
  QualifiedUserMissing: row('qualified-user', 'qualifiedUser'),
  QGlobalAccountInvalid: row('q-global', 'qGlobal'),
  AddressInvalid: row('shipping-address', 'address'),
  DeliveryModeInvalid: row('shipping-method', 'shippingMethod'),
  VoucherInvalid: row('review', 'voucher'),
  TotalChanged: row('review', 'total'),
  TermsMissing: row('review', 'terms'),
  CaptchaFailed: row('review', 'captcha'),
  QuoteExpired: row('quote', 'quote'),
  OrderKeyRetired: row('ask'),
  CartLocked: row('ask'),
  PreconditionFailedError: row('changed', 'changed'),
  [CART_ORDERED]: row('confirmation'),
  CartError: row('cart', 'cartGone'),
};

/** Any other refusal: 'Error during place order.' (CHK-14 f). */
const OTHER = row('review', 'other');

/** Returns what a refusal means for the shopper. `subject` is what the service named with it. */
export const refusalOf = (type: string, subject?: string): Refusal => {
  const known = Object.hasOwn(REFUSALS, type) ? REFUSALS[type] : undefined;
  if (type === 'AddressInvalid' && subject === 'billingAddress') return row('billing-address', 'address');
  return known ?? OTHER;
};
