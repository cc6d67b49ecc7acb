import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';

/* ours, below SAP's path of assisted service: the customers that a member of customer service can act for. Source: ACC-08. */

const text = v.optional(v.string());

const foundCustomerSchema = v.object({
  uid: v.pipe(v.string(), v.regex(SEGMENT)),
  name: text,
  email: text,
  /** The number that tells two customers of one name apart. */
  number: text,
  accounts: v.optional(v.array(v.object({ name: text, number: text })), []),
});
export type FoundCustomer = v.InferOutput<typeof foundCustomerSchema>;

/**
 * Finds customers by a part of their name, email or number, of 3 to 20 characters, sent as a body. 403 ForbiddenError for
 * anybody but customer service. Source: ACC-08 a, b.
 */
export const searchCustomers = defineEndpoint('POST', '/assistedservicewebservices/customers/search', {
  body: v.object({ query: v.pipe(v.string(), v.maxLength(200)) }),
  response: v.object({ customers: v.array(foundCustomerSchema) }),
});
