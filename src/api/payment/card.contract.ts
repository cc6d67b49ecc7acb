import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';

/** A saved card as far as anybody but the payment service may know it. Source: CHK-10 d, CHK-10 e, ACC-06. */
export const cardSchema = v.object({
  id: v.pipe(v.string(), v.regex(SEGMENT)),
  cardType: v.optional(v.object({ code: v.string(), name: v.optional(v.string()) })),
  /** Masked but for the last four. */
  cardNumber: v.string(),
  accountHolderName: v.optional(v.string()),
  /** 1 to 12 as text. */
  expiryMonth: v.optional(v.string()),
  /** Four digits as text. */
  expiryYear: v.optional(v.string()),
  defaultPayment: v.optional(v.boolean(), false),
});
export type Card = v.InferOutput<typeof cardSchema>;

const cards = '/users/{userId}/paymentdetails';

/** `?saved=true` is OCC's way to ask for the saved ones; there are no others. */
export const listCards = defineEndpoint({
  method: 'GET',
  path: cards,
  response: v.object({ payments: v.optional(v.array(cardSchema), []) }),
});

/** Makes one the default, which is all that OCC changes without a new card. */
export const changeCard = defineEndpoint({
  method: 'PATCH',
  path: `${cards}/{paymentDetailsId}`,
  body: v.object({ defaultPayment: v.optional(v.boolean()) }),
  response: v.undefined(),
});

/** Asks for a proof first (IDN-05). */
export const deleteCard = defineEndpoint({
  method: 'DELETE',
  path: `${cards}/{paymentDetailsId}`,
  response: v.undefined(),
});

const cartPayment = '/users/{userId}/carts/{cartId}/paymentdetails';
const text = v.nullish(v.string());

/**
 * OCC's way to pay a cart with a new card; 201 with it. `paymentToken` is the payment service's: whatever holds a card number is
 * refused (CHK-11). Our own widgets choose by `choosePaymentType`.
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
