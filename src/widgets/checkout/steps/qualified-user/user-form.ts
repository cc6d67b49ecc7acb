import * as v from 'valibot';

export type UserValues = { user: string; email: string };

/** Its messages are keys of this step's words. The email is no condition of going on: it is judged when somebody is added. */
export const userForm = v.object({
  user: v.pipe(v.string(), v.nonEmpty('checkout.qualified-user.missing')),
  email: v.string(),
});
