import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';
import { addressBodySchema } from '../address/address.contract.ts';

/** The data of a saved card that is known outside the payment service. Source: CHK-10 d, CHK-10 e, ACC-06. */
export const cardSchema = v.object({
  id: v.pipe(v.string(), v.regex(SEGMENT)),
  cardType: v.optional(v.object({ code: v.string(), name: v.optional(v.string()) })),
  /** Masked except for the last four digits. */
  cardNumber: v.string(),
  accountHolderName: v.optional(v.string()),
  /** 1 to 12, as text. */
  expiryMonth: v.optional(v.string()),
  /** Four digits, as text. */
  expiryYear: v.optional(v.string()),
  defaultPayment: v.optional(v.boolean(), false),
});
export type Card = v.InferOutput<typeof cardSchema>;

/**
 * Returns the month and year of an expired card: `{ month: '09', year: '2026' }`. Undefined for a valid one, or without a
 * valid date. `today` is the shopper's own clock. Source: CHK-10 e, ACC-06 a.
 */
export const cardExpired = (
  { expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>,
  today: Date,
): { month: string; year: string } | undefined => {
  const [month, year] = [Number(expiryMonth), Number(expiryYear)];
  if (!(month >= 1 && month <= 12) || !(year > 0)) return undefined;
  const months = (year - today.getFullYear()) * 12 + month - (today.getMonth() + 1);
  return months < 0 ? { month: String(month).padStart(2, '0'), year: String(year) } : undefined;
};

const cards = '/users/{userId}/paymentdetails';

/** `?saved=true` is how OCC asks for saved cards. There are no others. */
export const listCards = defineEndpoint('GET', cards, {
  response: v.object({ payments: v.array(cardSchema) }),
});

/** Reads one card. Our widgets read the list. */
export const readCard = defineEndpoint('GET', `${cards}/{paymentDetailsId}`, { response: cardSchema });

const cartPayment = '/users/{userId}/carts/{cartId}/paymentdetails';
const text = v.nullish(v.string());

/** Pays a cart in OCC's way; 201 with the card. A card number is refused (CHK-11). Our widgets use `choosePaymentType`. */
export const createCartPayment = defineEndpoint('POST', cartPayment, {
  body: v.object({
    paymentToken: text,
    accountHolderName: text,
    saved: v.nullish(v.boolean()),
    cardNumber: v.nullish(v.unknown()),
  }),
  response: cardSchema,
});

/** `?paymentDetailsId=` of a saved card. */
export const chooseCartPayment = defineEndpoint('PUT', cartPayment);

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/**
 * ours: saves a new card; 201 with the card. `paymentToken` is the payment service's: anything with a card number is
 * refused (CHK-11). The service first asks for a proof (IDN-05), unless the bank has confirmed the card. 409 PaymentRefused
 * if the bank refuses it. Source: ACC-06 b.
 */
export const createCard = defineEndpoint('POST', cards, {
  body: v.object({
    paymentToken: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    firstName: name,
    lastName: name,
    billingAddress: addressBodySchema,
    defaultPayment: v.nullish(v.boolean()),
  }),
  response: cardSchema,
});

/** Makes a card the default. This is the only change that OCC allows without a new card. */
export const changeCard = defineEndpoint('PATCH', `${cards}/{paymentDetailsId}`, {
  body: v.object({ defaultPayment: v.optional(v.boolean()) }),
});

/** The service first asks for a proof (IDN-05). */
export const deleteCard = defineEndpoint('DELETE', `${cards}/{paymentDetailsId}`);
