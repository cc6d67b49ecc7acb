import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { moneySchema } from '../money.contract.ts';

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

/** Needs an Idempotency-Key. The service first asks for a proof (IDN-05). */
export const payInvoices = defineEndpoint({
  method: 'POST',
  path: '/users/{userId}/invoices/payments',
  body: v.object({
    ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(50)),
    /** The token of the payment service. */
    token: v.pipe(v.string(), v.minLength(1)),
  }),
  response: v.object({ paid: v.array(v.string()) }),
});
