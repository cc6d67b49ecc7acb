import * as v from 'valibot';

/** A name. A long one is cut; a value that is not a text counts as ''. */
const name = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 200)),
  ),
  '',
);
const text = v.fallback(v.optional(v.string()), undefined);
const known = {
  sub: v.string(),
  given_name: v.optional(name, ''),
  family_name: v.optional(name, ''),
  email: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(320))), undefined),
};

/** The schema of the identity service's answer about a customer. `claim` is the claim with the id. Source: section 7. */
export const userInfo = (claim: string): v.ObjectSchema<typeof known, undefined> =>
  v.object({ [claim]: text, ...known });
