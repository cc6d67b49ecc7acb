import * as v from 'valibot';
import { moneySchema } from '../../src/api/money.contract.ts';
import { defineEndpoint } from '../../src/core/http/define-endpoint.ts';

// Calls that ask for a step-up first (IDN-05), and what is needed to see what they did. No widget makes them yet.

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/users/{userId}/password',
  body: v.object({ oldPassword: v.string(), newPassword: v.string() }),
  response: v.undefined(),
});

const card = v.object({
  id: v.string(),
  cardType: v.object({ code: v.string(), name: v.string() }),
  /** Masked but for the last four. */
  cardNumber: v.string(),
  accountHolderName: v.string(),
  expiryMonth: v.string(),
  expiryYear: v.string(),
  defaultPayment: v.boolean(),
});
export type Card = v.InferOutput<typeof card>;

export const listCards = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/paymentdetails',
  response: v.object({ payments: v.array(card) }),
});

export const deleteCard = defineEndpoint({
  method: 'DELETE',
  path: '/users/{userId}/paymentdetails/{paymentDetailsId}',
  response: v.undefined(),
});

const accessCodes = v.object({ productCode: v.string(), codes: v.array(v.string()) });
export type AccessCodes = v.InferOutput<typeof accessCodes>;

export const readAccessCodes = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/orders/{orderCode}/accesscodes',
  response: v.object({ accessCodes: v.array(accessCodes) }),
});

const invoice = v.object({
  id: v.string(),
  status: v.picklist(['OPEN', 'PAID']),
  /** ISO date. */
  dueDate: v.string(),
  total: moneySchema,
});

export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/invoices',
  response: v.object({ invoices: v.array(invoice) }),
});

export const payInvoices = defineEndpoint({
  method: 'POST',
  path: '/users/{userId}/invoices/payments',
  body: v.object({
    ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(50)),
    /** The payment service's. */
    token: v.pipe(v.string(), v.minLength(1)),
  }),
  response: v.object({ paid: v.array(v.string()) }),
});
