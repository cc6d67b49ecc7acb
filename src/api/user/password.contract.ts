import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';

/** `PUT /users/{userId}/password`, which asks for a proof first (IDN-05); 202. */
export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/users/{userId}/password',
  body: v.object({ oldPassword: v.string(), newPassword: v.string() }),
  response: v.undefined(),
});
