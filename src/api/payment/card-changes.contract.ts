import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { addressBodySchema } from '../address/address.contract.ts';
import { cardSchema } from './card.contract.ts';

const cards = '/users/{userId}/paymentdetails';
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
