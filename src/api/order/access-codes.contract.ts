import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';

const accessCodes = v.object({ productCode: v.string(), codes: v.array(v.string()) });
export type AccessCodes = v.InferOutput<typeof accessCodes>;

/** `GET …/orders/{orderCode}/accesscodes` (ours). The service first asks for a proof (IDN-05). */
export const readAccessCodes = defineEndpoint('GET', '/users/{userId}/orders/{orderCode}/accesscodes', {
  response: v.object({ accessCodes: v.array(accessCodes) }),
});
