import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';

/** `PUT /users/{userId}/password` changes the password; 202. The service first asks for a proof (IDN-05). */
export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/users/{userId}/password',
  body: v.object({ oldPassword: v.string(), newPassword: v.string() }),
  response: v.undefined(),
});
