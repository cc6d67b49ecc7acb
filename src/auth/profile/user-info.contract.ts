import * as v from 'valibot';

/** A name that is no text is none; of a long one its beginning. */
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

/** Who the identity service says that a customer is; `claim` is the one that is the id. Source: section 7. */
export const userInfo = (claim: string): v.ObjectSchema<typeof known, undefined> =>
  v.object({ [claim]: text, ...known });
