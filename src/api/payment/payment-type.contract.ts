import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { moneySchema } from '../money.contract.ts';

/* ours: the ways to pay for an order. Source: CHK-10 to CHK-12. */

export const paymentTypeSchema = v.picklist(['CARD', 'SAVED_CARD', 'PURCHASE_ORDER', 'BANK_TRANSFER']);
export type PaymentTypeCode = v.InferOutput<typeof paymentTypeSchema>;

/** Why a payment type is not offered. */
const paymentTypeReasonSchema = v.picklist([
  'PERSONAL_ACCOUNT',
  'NO_FIRST_ORDER',
  'UNCONFIRMED_ACCOUNT',
  'BELOW_THRESHOLD',
  'NO_SAVED_CARD',
  'NOT_OFFERED',
]);

export const listPaymentTypes = defineEndpoint('GET', '/users/{userId}/carts/{cartId}/paymenttypes', {
  response: v.object({
    paymentTypes: v.array(
      v.object({
        type: paymentTypeSchema,
        allowed: v.optional(v.boolean(), false),
        reason: v.optional(paymentTypeReasonSchema),
        /** The least subtotal for a purchase order. */
        threshold: v.optional(moneySchema),
      }),
    ),
  }),
});

export type PaymentTypes = v.InferOutput<(typeof listPaymentTypes)['response']>['paymentTypes'];

const text = (most: number) => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(most)));

/**
 * Chooses how the cart is paid. CARD needs `paymentToken`, `firstName` and `lastName`; SAVED_CARD needs `paymentDetailsId`
 * and `securityCodeToken`; PURCHASE_ORDER needs `purchaseOrderNumber`. Tokens are the payment service's: anything with a
 * card number is refused. 409 PaymentTypeNotAllowed if the service does not accept the type for this cart.
 */
export const choosePaymentType = defineEndpoint('PUT', '/users/{userId}/carts/{cartId}/paymenttype', {
  body: v.object({
    type: paymentTypeSchema,
    paymentToken: text(200),
    firstName: text(60),
    lastName: text(60),
    saveCard: v.nullish(v.boolean()),
    paymentDetailsId: text(60),
    securityCodeToken: text(200),
    purchaseOrderNumber: v.nullish(v.pipe(v.string(), v.trim())),
    vatNumber: text(40),
  }),
});
