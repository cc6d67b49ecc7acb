import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';

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

const cards = '/users/{userId}/paymentdetails';

/** `?saved=true` is how OCC asks for saved cards. There are no others. */
export const listCards = defineEndpoint({
  method: 'GET',
  path: cards,
  response: v.object({ payments: v.optional(v.array(cardSchema), []) }),
});

/** Makes a card the default. This is the only change that OCC allows without a new card. */
export const changeCard = defineEndpoint({
  method: 'PATCH',
  path: `${cards}/{paymentDetailsId}`,
  body: v.object({ defaultPayment: v.optional(v.boolean()) }),
  response: v.undefined(),
});

/** The service first asks for a proof (IDN-05). */
export const deleteCard = defineEndpoint({
  method: 'DELETE',
  path: `${cards}/{paymentDetailsId}`,
  response: v.undefined(),
});

const cartPayment = '/users/{userId}/carts/{cartId}/paymentdetails';
const text = v.nullish(v.string());

/**
 * Pays a cart with a new card in OCC's way; 201 with the card. `paymentToken` is the payment service's: anything with a
 * card number is refused (CHK-11). Our own widgets use `choosePaymentType` instead.
 */
export const createCartPayment = defineEndpoint({
  method: 'POST',
  path: cartPayment,
  body: v.object({
    paymentToken: text,
    accountHolderName: text,
    saved: v.nullish(v.boolean()),
    cardNumber: v.nullish(v.unknown()),
  }),
  response: cardSchema,
});

/** `?paymentDetailsId=` of a saved card. */
export const chooseCartPayment = defineEndpoint({
  method: 'PUT',
  path: cartPayment,
  response: v.undefined(),
});
