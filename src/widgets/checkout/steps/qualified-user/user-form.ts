import * as v from 'valibot';

export type UserValues = { user: string; email: string };

/**
 * The schema of the step. Its messages are keys of this step's catalogue. The email is not required to go on; it is
 * validated when a user is added.
 */
export const userForm = v.object({
  user: v.pipe(v.string(), v.nonEmpty('checkout.qualified-user.missing')),
  email: v.string(),
});
